import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/booking.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import { vouchers } from '../../database/schema/selling/redemption.ts';
import { lockOrder, type OrderRow } from '../../orders/order-rows.ts';
import { normalisedNumber, NUMBER_SHOWN, withAppointment, withProducts } from '../../orders/shown-number.ts';
import type { EshopOrderRow } from '../orders.ts';

export interface Purchase {
  readonly order: OrderRow;
  /** Null where it has no products. */
  readonly products: EshopOrderRow | null;
  readonly vouchers: readonly (typeof vouchers.$inferSelect)[];
}

/**
 * What was bought under a number that people know, by whom the address belongs to; null where there is none. It is locked. A visit alone
 * is no purchase: it is cancelled, and not withdrawn from.
 */
export async function findPurchase(
  tx: Database,
  companyId: string,
  { number, email }: { readonly number: string; readonly email: string },
): Promise<Purchase | null> {
  const typed = normalisedNumber(number);
  const [found] = await tx
    .select({ id: orders.id, products: eshopOrders })
    .from(orders)
    .leftJoin(eshopOrders, withProducts)
    .leftJoin(appointments, withAppointment)
    .where(
      and(
        eq(orders.companyId, companyId),
        sql`lower(${orders.email}) = ${email}`,
        or(eq(NUMBER_SHOWN, typed), isItsCount(typed)),
        or(isNotNull(eshopOrders.id), exists(vouchersOf(tx))),
      ),
    )
    .limit(1);
  const order = found === undefined ? null : await lockOrder(tx, companyId, found.id);
  if (found === undefined || order === null) return null;
  const issued = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.companyId, companyId), eq(vouchers.orderId, order.id)));
  return { order, products: found.products, vouchers: issued };
}

/** By its count an order is named that has neither products nor a reference. */
function isItsCount(typed: string) {
  return and(isNull(eshopOrders.id), isNull(orders.reference), eq(sql`${orders.number}::text`, typed));
}

function vouchersOf(tx: Database) {
  return tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.companyId, orders.companyId), eq(vouchers.orderId, orders.id)));
}
