import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/database.ts';
import { refunds, type orders } from '../../database/schema/selling/orders.ts';
import type { ServerContext } from '../../context.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { moveEshopOrder } from '../../eshop/orders.ts';
import { changeOrder, lockOrder } from '../../orders/order-rows.ts';
import { changePayment, paymentBy } from '../carts.ts';
import { ProviderSilence } from '../provider/provider.ts';
import { providerOf } from '../provider/providers.ts';
import { creditRefund } from './credit-refund.ts';
import type { RefundRow } from './refund-row.ts';
import { tellRefund } from './tell-refund.ts';

interface RefundAsk {
  readonly companyId: string;
  readonly orderId: string | null;
  readonly paymentId: string;
  readonly kind: RefundRow['kind'];
  readonly amount: Cents;
  readonly reason: string;
  /** What asks for it: the same wish is one refund. */
  readonly wish: string;
  readonly now: number;
}

/** Writes down that money goes back, in the transaction that causes it; answers with the refund's id. */
export async function requestRefund(tx: Database, { now, ...ask }: RefundAsk): Promise<string> {
  const id = randomUUID();
  await tx.insert(refunds).values({ ...ask, id, status: 'pending', createdAt: new Date(now) });
  return id;
}

export async function refundOfWish(db: Database, companyId: string, wish: string): Promise<RefundRow | null> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.wish, wish)));
  return refund ?? null;
}

/**
 * Has the provider do what is written down. It may be asked any number of times and at the same time; without an answer, what is
 * pending stays so.
 */
export async function runRefund(
  context: ServerContext,
  companyId: string,
  id: string,
): Promise<RefundRow['status']> {
  const { db, clock } = context;
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.id, id)));
  if (refund === undefined || refund.status !== 'pending') return refund?.status ?? 'failed';
  const isDone = await answerOf(context, refund);
  if (isDone === null) return 'pending';
  await inTransaction(db, (tx) =>
    isDone ? confirm(tx, context, refund) : takeBack(tx, refund, clock.now()),
  );
  return isDone ? 'done' : 'failed';
}

/** Null where the provider gives no answer. */
async function answerOf(context: ServerContext, refund: RefundRow): Promise<boolean | null> {
  const { companyId, id: refundId, amount } = refund;
  const payment = await paymentBy(context.db, companyId, refund.paymentId);
  if (payment === null) return false;
  const { intentId } = payment;
  try {
    return refund.kind === 'refund'
      ? await providerOf(context).refund({ companyId, intentId, refundId, amount })
      : await providerOf(context).collect({ companyId, intentId, amount });
  } catch (error) {
    if (error instanceof ProviderSilence) return null;
    throw error;
  }
}

async function confirm(tx: Database, context: ServerContext, refund: RefundRow): Promise<void> {
  if (!(await close(tx, refund, 'done'))) return;
  if (refund.kind === 'refund') {
    const now = context.clock.now();
    const note = await creditRefund(tx, refund, now);
    const origin = await companyOrigin(context, refund.companyId, tx);
    await tellRefund(tx, refund, { note, origin, now });
    return;
  }
  const status = refund.kind === 'fee' ? 'captured' : 'released';
  await changePayment(tx, { companyId: refund.companyId, id: refund.paymentId }, { status });
}

/** What the provider refuses was never given back: the order may be refunded by other means. */
async function takeBack(tx: Database, refund: RefundRow, now: number): Promise<void> {
  const order = refund.orderId === null ? null : await lockOrder(tx, refund.companyId, refund.orderId);
  if (!(await close(tx, refund, 'failed')) || order === null || refund.kind !== 'refund') return;
  const refunded = order.refunded - refund.amount;
  await changeOrder(tx, order, {
    refunded,
    paymentStatus:
      refunded > 0 ? 'partially_refunded' : order.captured < order.total ? 'deposit_paid' : 'paid',
  });
  // Beside a visit, products are paid until the whole order is given back.
  const isInPart = order.appointmentId === null && refunded > 0;
  const paymentStatus = isInPart ? 'partially_refunded' : 'paid';
  await moveEshopOrder(tx, order.companyId, { orderId: order.id, paymentStatus, now });
}

async function close(tx: Database, refund: RefundRow, status: 'done' | 'failed'): Promise<boolean> {
  const closed = await tx
    .update(refunds)
    .set({ status })
    .where(
      and(eq(refunds.companyId, refund.companyId), eq(refunds.id, refund.id), eq(refunds.status, 'pending')),
    )
    .returning({ id: refunds.id });
  return closed.length > 0;
}

/** What of an order's money is there to be given back. */
export function refundable({
  captured,
  refunded,
}: Pick<typeof orders.$inferSelect, 'captured' | 'refunded'>): Cents {
  return captured - refunded;
}
