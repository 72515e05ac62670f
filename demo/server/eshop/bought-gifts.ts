import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { vouchers } from '../database/schema/selling/redemption.ts';
import type { BoughtGift } from './order-wire.ts';

/** The vouchers that were bought in orders, by the order. Who asked to be forgotten is not named. */
export async function boughtGifts(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BoughtGift[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: vouchers.orderId, recipient: vouchers.recipientName, price: vouchers.initial })
    .from(vouchers)
    .where(and(eq(vouchers.companyId, companyId), inArray(vouchers.orderId, [...orderIds])))
    .orderBy(asc(vouchers.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
