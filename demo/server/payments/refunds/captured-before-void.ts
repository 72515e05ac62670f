import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import type { Database } from '../../database/database.ts';
import { refunds } from '../../database/schema/selling/orders.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../orders/order-rows.ts';
import { changeCart, changePayment, lockCart, paymentBy } from '../carts.ts';
import type { RefundRow } from './refund-row.ts';
import { requestRefund } from './request-refund.ts';
import { reversalOf } from './reversal.ts';

/**
 * What was to be let go of has been taken meanwhile, all of it or a part: `captured`. Where nothing is to be sold for it, it is given
 * back: by the same row, never both, or by one beside a fee. All of the money for a cart that was only left lying may still buy what is
 * in it, as any that is late.
 */
export async function settleCapturedBeforeVoid(
  tx: Database,
  refund: RefundRow,
  captured: Cents,
  now: number,
): Promise<void> {
  const { companyId, orderId, paymentId } = refund;
  const payment = paymentId === null ? null : await paymentBy(tx, companyId, paymentId);
  if (payment === null) return;
  const order = orderId === null ? null : await lockOrder(tx, companyId, orderId);
  const cart = await lockCart(tx, companyId, payment.cartId);
  const isAll = captured === payment.amount;
  const isToBeSold = order === null && cart?.status !== 'given_back' && isAll;
  if (!(await settle(tx, refund, settled(refund, { captured, isToBeSold })))) return;
  const status = isToBeSold ? 'processing' : 'captured';
  await changePayment(tx, payment, { status, changedAt: new Date(now) });
  if (cart !== null && order === null && !isToBeSold) await changeCart(tx, cart, { status: 'given_back' });
  const rest = captured - refund.amount;
  if (refund.kind === 'fee' && rest > 0) await giveRestBack(tx, refund, rest, now);
  if (order !== null) await noteTaken(tx, order, refund, captured);
}

/** What becomes of the row: of a fee, no more is kept than was taken. */
function settled(
  { kind, amount }: RefundRow,
  { captured, isToBeSold }: { readonly captured: Cents; readonly isToBeSold: boolean },
): Partial<RefundRow> {
  if (isToBeSold) return { status: 'done' };
  return kind === 'fee' ? { status: 'done', amount: Math.min(amount, captured) } : reversalOf({ captured });
}

/** Changes a row that nobody has settled yet; whether it did. */
async function settle(tx: Database, refund: RefundRow, change: Partial<RefundRow>): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set(change)
    .where(
      and(
        eq(refunds.companyId, refund.companyId),
        eq(refunds.id, refund.id),
        eq(refunds.status, 'pending'),
        eq(refunds.kind, refund.kind),
      ),
    )
    .returning({ id: refunds.id });
  return changed.length > 0;
}

async function giveRestBack(tx: Database, fee: RefundRow, rest: Cents, now: number): Promise<void> {
  const { companyId, orderId, paymentId, reason } = fee;
  await requestRefund(tx, {
    companyId,
    orderId,
    paymentId,
    ...reversalOf({ captured: rest }),
    reason,
    wish: `${fee.wish} rest`,
    now,
  });
}

/** What was to be kept of the order is noted as taken already; what is beyond goes back, and what is short was never taken. */
async function noteTaken(
  tx: Database,
  order: OrderRow,
  { kind, amount: kept }: RefundRow,
  captured: Cents,
): Promise<void> {
  const back = Math.max(0, captured - kept);
  const paymentStatus = kind === 'fee' ? 'partially_refunded' : 'refunded';
  await changeOrder(tx, order, {
    captured: order.captured + captured - kept,
    refunded: order.refunded + back,
    ...(back > 0 && { paymentStatus }),
  });
}
