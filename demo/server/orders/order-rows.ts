import { and, eq, sql } from 'drizzle-orm';
import type { BookingStatus, PaymentStatus } from '#domain/appointments/booking-status.ts';
import type { Database } from '../database/database.ts';
import { orderCounters, orders } from '../database/schema/selling/orders.ts';
import type { Sale } from '../sales/sale.ts';
import { newReference } from './reference.ts';

export type OrderRow = typeof orders.$inferSelect;

interface Beginning {
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly appointmentId: string | null;
}

export async function insertOrder(
  tx: Database,
  { tenant, orderId, cartId, priced, buyer, locale, money, now }: Sale,
  beginning: Beginning,
): Promise<OrderRow> {
  const { subtotal, discount, delivery, total, voucher } = priced.sums;
  const [order] = await tx
    .insert(orders)
    .values({
      ...beginning,
      ...buyer,
      ...money,
      companyId: tenant.id,
      id: orderId,
      number: await nextNumber(tx, tenant.id),
      reference: priced.lines.every(({ kind }) => kind === 'gift') ? newReference() : null,
      cartId,
      shopId: priced.shopId,
      origin: 'web',
      locale,
      currency: tenant.profile.mCurrency.code,
      lines: [...priced.lines],
      couponCode: priced.coupon?.code ?? null,
      discountName: priced.discountName,
      subtotal,
      discount,
      delivery,
      total,
      voucher,
      credit: priced.credit,
      createdAt: new Date(now),
    })
    .returning();
  if (order === undefined) throw new Error(`The order ${orderId} was not kept.`);
  return order;
}

/** Counts in the transaction of the order, so that no number is left out. */
async function nextNumber(tx: Database, companyId: string): Promise<number> {
  const [counter] = await tx
    .insert(orderCounters)
    .values({ companyId, last: 1 })
    .onConflictDoUpdate({
      target: orderCounters.companyId,
      set: { last: sql`${orderCounters.last} + 1` },
    })
    .returning({ last: orderCounters.last });
  if (counter === undefined) throw new Error('An order has no number.');
  return counter.last;
}

/** An order, which waits for whoever changes it and lets nobody else until the transaction ends. */
export async function lockOrder(tx: Database, companyId: string, id: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
    .for('update');
  return order ?? null;
}

export async function findOrder(db: Database, companyId: string, id: string): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.id, id)));
  return order ?? null;
}

export async function changeOrder(
  tx: Database,
  { companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
  change: Partial<OrderRow>,
): Promise<void> {
  await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.companyId, companyId), eq(orders.id, id)));
}
