import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { orders } from '../database/schema/selling/orders.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * The number by which account, mails and people speak of an order: of its products, else of its appointment, else its own. In a query of
 * orders with `withProducts` and `withAppointment`.
 */
export const NUMBER_SHOWN = sql<string>`coalesce(${eshopOrders.number}, ${appointments.reference}, ${orders.reference}, ${orders.number}::text)`;

/** A number as people type it, with spaces or in small letters, as it is shown. */
export const normalisedNumber = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const withProducts = and(eq(eshopOrders.companyId, orders.companyId), eq(eshopOrders.id, orders.id));

export const withAppointment = and(
  eq(appointments.companyId, orders.companyId),
  eq(appointments.id, orders.appointmentId),
);

export async function shownNumber(
  db: Database,
  { companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<string> {
  const [order] = await db
    .select({ number: NUMBER_SHOWN })
    .from(orders)
    .leftJoin(eshopOrders, withProducts)
    .leftJoin(appointments, withAppointment)
    .where(and(eq(orders.companyId, companyId), eq(orders.id, id)));
  if (order === undefined) throw new Error(`There is no order ${id}.`);
  return order.number;
}
