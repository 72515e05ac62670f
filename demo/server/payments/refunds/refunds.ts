import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/database.ts';
import { refunds } from '../../database/schema/selling/orders.ts';
import type { ServerContext } from '../../context.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { moveEshopOrder } from '../../eshop/orders.ts';
import { tellMissed } from '../../orders/ending/tell-missed.ts';
import { withReturned } from '../../orders/money/withdrawal.ts';
import { changeOrder, findOrder, lockOrder, type OrderRow } from '../../orders/order-rows.ts';
import { changePayment, paymentBy, type PaymentRow } from '../carts.ts';
import { ProviderSilence } from '../provider/provider.ts';
import { providerOf } from '../provider/providers.ts';
import { creditRefund, returnRedeemed } from './credit-refund.ts';
import { settleCapturedBeforeVoid } from './captured-before-void.ts';
import type { RefundRow } from './refund-row.ts';
import { tellRefund } from './tell-refund.ts';

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
  const answer = await answerOf(context, refund);
  switch (answer.kind) {
    case 'silent':
    case 'processing':
      return 'pending';
    case 'refused':
      await inTransaction(db, async (tx) => {
        await takeBack(tx, refund, clock.now());
        await tellMissedOnceFeeSettled(tx, context, refund);
      });
      return 'failed';
    case 'captured':
      await inTransaction(db, async (tx) => {
        await settleCapturedBeforeVoid(tx, refund, answer.captured, clock.now());
        await tellMissedOnceFeeSettled(tx, context, refund);
      });
      return runRefund(context, companyId, id);
    case 'done':
    case 'cancelled':
    case 'not_voidable':
      await inTransaction(db, (tx) => confirm(tx, context, refund, answer.kind));
      return 'done';
  }
}

type Answer =
  | { readonly kind: 'done' | 'cancelled' | 'not_voidable' }
  | { readonly kind: 'silent' | 'processing' }
  | { readonly kind: 'refused' }
  /** It was taken meanwhile, all of it or a part. */
  | { readonly kind: 'captured'; readonly captured: Cents };

/** `silent`: the provider gives no answer, or none that goes together. */
async function answerOf(context: ServerContext, refund: RefundRow): Promise<Answer> {
  const { companyId, id: refundId, amount } = refund;
  // All of it goes back to vouchers and credit.
  if (refund.kind === 'refund' && amount === 0) return { kind: 'done' };
  const payment = refund.paymentId === null ? null : await paymentBy(context.db, companyId, refund.paymentId);
  if (payment === null) return { kind: 'refused' };
  const { provider, intentId } = payment;
  const intent = { companyId, provider, intentId };
  const client = providerOf(context);
  try {
    switch (refund.kind) {
      case 'release': {
        const kind = await client.cancel(intent);
        return kind === 'captured' ? ((await captureOf(context, payment)) ?? { kind: 'silent' }) : { kind };
      }
      case 'refund':
        return {
          kind: (await client.refund({ ...intent, refundId, amount })) ? 'done' : 'refused',
        };
      case 'fee':
        if (await client.collect({ ...intent, amount })) return { kind: 'done' };
        return (await captureOf(context, payment)) ?? { kind: 'refused' };
    }
  } catch (error) {
    if (error instanceof ProviderSilence) return { kind: 'silent' };
    throw error;
  }
}

/** What of the money that was kept on the card has been taken meanwhile; null where nothing has. */
async function captureOf(context: ServerContext, payment: PaymentRow): Promise<Answer | null> {
  const { companyId, provider, intentId } = payment;
  const now = context.clock.now();
  const intent = await providerOf(context).retrieve({ companyId, provider, intentId, now });
  if (intent?.state !== 'captured' || intent.captured === 0) return null;
  return { kind: 'captured', captured: intent.captured };
}

async function confirm(
  tx: Database,
  context: ServerContext,
  refund: RefundRow,
  answer: 'done' | 'cancelled' | 'not_voidable',
): Promise<void> {
  if (!(await close(tx, refund, 'done'))) return;
  if (refund.kind === 'refund') {
    const now = context.clock.now();
    await returnRedeemed(tx, refund, now);
    const note = await creditRefund(tx, refund, now);
    const origin = await companyOrigin(context, refund.companyId, tx);
    await tellRefund(tx, refund, { note, origin, now });
    return;
  }
  // Its page may still be paid on: should the provider speak of that, it is heard.
  if (answer === 'not_voidable') return;
  const status = refund.kind === 'fee' ? 'captured' : 'released';
  if (refund.paymentId !== null)
    await changePayment(tx, { companyId: refund.companyId, id: refund.paymentId }, { status });
  await tellMissedOnceFeeSettled(tx, context, refund);
}

/** Whoever has missed their visit is told of a fee once it is known what became of it. */
async function tellMissedOnceFeeSettled(
  tx: Database,
  context: ServerContext,
  refund: RefundRow,
): Promise<void> {
  if (refund.kind !== 'fee' || refund.orderId === null) return;
  const order = await findOrder(tx, refund.companyId, refund.orderId);
  if (order !== null) await tellMissed(tx, context, order);
}

/** What the provider refuses was never given back, or never taken: the order may be refunded, or the fee asked for, by other means. */
async function takeBack(tx: Database, refund: RefundRow, now: number): Promise<void> {
  const order = refund.orderId === null ? null : await lockOrder(tx, refund.companyId, refund.orderId);
  if (!(await close(tx, refund, 'failed')) || order === null) return;
  if (refund.kind === 'fee') await forgoFee(tx, order, refund.amount);
  if (refund.kind !== 'refund') return;
  const refunded = order.refunded - refund.amount;
  await changeOrder(tx, order, {
    refunded,
    withdrawal: withReturned(order.withdrawal, { byCard: -refund.withdrawn.byCard }),
    paymentStatus:
      refunded > 0 ? 'partially_refunded' : order.captured < order.total ? 'deposit_paid' : 'paid',
  });
  // Beside a visit, products are paid until the whole order is given back.
  const isInPart = order.appointmentId === null && refunded > 0;
  const paymentStatus = isInPart ? 'partially_refunded' : 'paid';
  await moveEshopOrder(tx, order.companyId, { orderId: order.id, paymentStatus, now });
}

/** A fee that no card pays is neither kept nor charged. */
async function forgoFee(tx: Database, order: OrderRow, fee: Cents): Promise<void> {
  const captured = order.captured - fee;
  const { settlement } = order;
  await changeOrder(tx, order, {
    captured,
    ...((settlement?.fee ?? order.captured) === fee && { paymentStatus: 'none' as const }),
    ...(settlement && { settlement: { ...settlement, fee: settlement.fee - fee, charge: 0 } }),
  });
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
