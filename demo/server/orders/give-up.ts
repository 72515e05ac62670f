import { and, eq, sql } from 'drizzle-orm';
import { isGivenUp, type BookingStatus, type PaymentStatus } from '#domain/appointments/booking-status.ts';
import type { Cents } from '#domain/prices/money.ts';
import { dropClaims } from '../booking/schedule/taken-times.ts';
import { giveCredit } from '../store-credit/store-credit.ts';
import type { Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { endEshopOrder } from '../eshop/orders.ts';
import { issueCreditNote } from '../documents/issue.ts';
import { giveStockBack } from '../eshop/stock.ts';
import { paymentOf } from '../payments/carts.ts';
import { refundable, type RefundRow } from '../payments/refunds/refund-row.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { reversalOf } from '../payments/refunds/reversal.ts';
import { giveCouponBack } from '../redemption/coupons.ts';
import { giveRewardBack, takePointsBack } from '../redemption/rewards.ts';
import { voidVouchersOf } from '../gifts/issue.ts';
import { giveVoucherBack } from '../redemption/vouchers.ts';
import { noteFreed } from '../waiting-list/freed.ts';
import { cancellationCause, endingWish } from './ending/ending-wish.ts';
import type { Settlement } from './ending/settlement.ts';
import { cancellableGoods, netOf } from './money/paid-for.ts';
import { changeOrder, type OrderRow } from './order-rows.ts';

export interface Ending {
  readonly to: BookingStatus;
  readonly settlement: Settlement;
  /** Nothing is held against the customer: what made it cheaper may be used again. */
  readonly isFree: boolean;
  readonly reason: string;
  readonly now: number;
}

/**
 * Ends a locked order: frees its people and rooms, gives back what pays, writes down what goes back by the provider. Answers
 * with the ids of the refunds to run when the transaction is through.
 */
export async function giveUpOrder(tx: Database, order: OrderRow, ending: Ending): Promise<string[]> {
  const { to, settlement, isFree, now } = ending;
  const { companyId } = order;
  if (isGivenUp(to)) await freeResources(tx, order, now);
  const [byCard, asked] = await payBack(tx, order, ending);
  await issueCreditNote(tx, order, {
    amount: settlement.refund,
    cause: cancellationCause(to, order.id),
    kinds: order.appointmentId === null ? cancellableGoods(order) : ['service'],
    now,
  });
  const paymentStatus = statusAfter(order, order.refunded + byCard, settlement);
  const takesPlace = !isGivenUp(to) && to !== 'no_show';
  await changeOrder(tx, order, {
    status: to,
    paymentStatus,
    refunded: order.refunded + byCard,
    ...(!takesPlace && { settlement }),
  });
  if (order.appointmentId !== null) {
    await tx
      .update(appointments)
      .set({ status: to, paymentStatus, sequence: sql`${appointments.sequence} + 1` })
      .where(and(eq(appointments.companyId, companyId), eq(appointments.id, order.appointmentId)));
  }
  const isWhole = order.lines.every(({ kind }) => kind === 'service') || order.appointmentId === null;
  if (isFree && isWhole) {
    await giveCouponBack(tx, companyId, order.id);
    await giveRewardBack(tx, companyId, order.id);
  }
  if (!takesPlace && order.userId !== null) {
    const kept = isWhole ? 0 : netOf(order, ['product']);
    await takePointsBack(tx, companyId, { customerId: order.userId, orderId: order.id, kept, now });
  }
  if (isGivenUp(to) && order.appointmentId === null) await takeGoodsBack(tx, order, now);
  return asked;
}

async function takeGoodsBack(tx: Database, order: OrderRow, now: number): Promise<void> {
  const isInShop = await endEshopOrder(tx, order.companyId, { orderId: order.id, now });
  if (isInShop) await giveStockBack(tx, order.companyId, order.id);
  await voidVouchersOf(tx, order.companyId, order.id, now);
}

async function freeResources(tx: Database, { companyId, appointmentId }: OrderRow, now: number) {
  if (appointmentId === null) return;
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.companyId, companyId), eq(appointments.id, appointmentId)));
  const given = await dropClaims(tx, companyId, { kind: 'appointment', id: appointmentId });
  if (appointment !== undefined) await noteFreed(tx, appointment, given, now);
}

/** By card first, then to what else has paid. */
async function payBack(tx: Database, order: OrderRow, ending: Ending): Promise<[Cents, string[]]> {
  const { settlement, now } = ending;
  const byCard = Math.min(settlement.refund, refundable(order));
  const amount = settlement.refund - byCard;
  const { toCredit } = await giveBackRedeemed(tx, order, { amount, cause: `given up ${order.id}`, now });
  if (toCredit > 0) await changeOrder(tx, order, { creditReturned: order.creditReturned + toCredit });

  const asked: string[] = [];
  if (byCard > 0) asked.push(await ask(tx, order, ending, reversalOf({ captured: byCard })));
  if (order.authorised > 0) {
    const { charge } = settlement;
    asked.push(await ask(tx, order, ending, reversalOf({ captured: 0, fee: charge })));
    await changeOrder(tx, order, { authorised: 0, captured: order.captured + charge });
  }
  return [byCard, asked];
}

/** Gives a part of what no card has paid for a locked order back: to its vouchers first, then to the credit. One cause does so once. */
export async function giveBackRedeemed(
  tx: Database,
  order: OrderRow,
  { amount, cause, now }: { readonly amount: Cents; readonly cause: string; readonly now: number },
): Promise<{ readonly toVouchers: Cents; readonly toCredit: Cents }> {
  if (amount === 0) return { toVouchers: 0, toCredit: 0 };
  const toVouchers = await giveVoucherBack(tx, order.companyId, order.id, amount);
  const toCredit = Math.min(amount - toVouchers, order.credit - order.creditReturned);
  if (toCredit === 0 || order.userId === null) return { toVouchers, toCredit: 0 };
  await giveCredit(tx, order.companyId, { userId: order.userId, amount: toCredit, cause, now });
  return { toVouchers, toCredit };
}

async function ask(
  tx: Database,
  order: OrderRow,
  { to, reason, now }: Ending,
  { kind, amount }: Pick<RefundRow, 'kind' | 'amount'>,
): Promise<string> {
  const payment = order.cartId === null ? null : await paymentOf(tx, order.companyId, order.cartId);
  if (payment === null) throw new Error(`Nobody has paid the order ${order.id}.`);
  return requestRefund(tx, {
    companyId: order.companyId,
    orderId: order.id,
    paymentId: payment.id,
    kind,
    amount,
    reason,
    wish: endingWish(to, kind, order.id),
    now,
  });
}

function statusAfter(order: OrderRow, refunded: Cents, { refund, fee }: Settlement): PaymentStatus {
  if (order.authorised > 0 && (fee === 0 || refund === 0)) return fee > 0 ? 'paid' : 'none';
  if (refund === 0) return order.paymentStatus as PaymentStatus;
  return refunded >= order.captured && fee === 0 ? 'refunded' : 'partially_refunded';
}
