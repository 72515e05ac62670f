import { and, eq, sql } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import { redeemedAtOnce } from '#domain/prices/payment-terms.ts';
import type { Database } from '../../database/database.ts';
import { refunds } from '../../database/schema/selling/orders.ts';
import { refundable } from '../../payments/refunds/refund-row.ts';
import { leftOfVouchers } from '../../redemption/vouchers.ts';
import type { OrderRow } from '../order-rows.ts';
import type { ByMeans } from './by-means.ts';
import { netOf } from './paid-for.ts';

/**
 * What is still to go back of what the buyer of a locked order withdrew from. Vouchers and credit paid for its products first, and for
 * no voucher.
 */
export async function owedForWithdrawal(tx: Database, order: OrderRow): Promise<ByMeans> {
  const { companyId, id, withdrawal, voucher, credit, creditReturned } = order;
  if (withdrawal === null) return { byCard: 0, otherwise: 0 };
  const { kinds, returned } = withdrawal;
  const ofProducts = kinds.filter((kind) => kind !== 'gift');
  const redeemed = redeemedAtOnce(voucher + credit, netOf(order, ofProducts));
  const charged = netOf(order, kinds) - redeemed;
  const redeemedLeft = (await leftOfVouchers(tx, companyId, id)) + credit - creditReturned;
  const otherwise = Math.min(redeemed - returned.toVouchers - returned.toCredit, redeemedLeft);
  return {
    byCard: Math.max(0, Math.min(charged - returned.byCard, refundable(order))),
    otherwise: Math.max(0, otherwise - (await onItsWay(tx, order))),
  };
}

/** What goes back to vouchers and credit once the provider has answered for the rest of its refund. */
async function onItsWay(tx: Database, { companyId, id }: OrderRow): Promise<Cents> {
  const [found] = await tx
    .select({ sum: sql<number>`coalesce(sum((${refunds.withdrawn} ->> 'otherwise')::int), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.orderId, id), eq(refunds.status, 'pending')));
  return found?.sum ?? 0;
}

/** The part of an amount that is for what its buyer withdrew from: by card first. */
export function partForWithdrawal(amount: Cents, owed: ByMeans): ByMeans {
  const byCard = Math.min(amount, owed.byCard);
  return { byCard, otherwise: Math.min(amount - byCard, owed.otherwise) };
}
