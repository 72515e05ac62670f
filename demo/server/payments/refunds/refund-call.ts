import type { CallReply } from '#contract/call.ts';
import type { refundPayment } from '#contract/money/payment.ts';
import type { Cents } from '#domain/prices/money.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import { moveEshopOrder } from '../../eshop/orders.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { sumOfMeans, type ByMeans } from '../../orders/money/by-means.ts';
import { netOf } from '../../orders/money/paid-for.ts';
import { owedForWithdrawal, partForWithdrawal } from '../../orders/money/owed-for-withdrawal.ts';
import { sumReturned, withReturned } from '../../orders/money/withdrawal.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../orders/order-rows.ts';
import type { Caller, Tenant } from '../../router/route.ts';
import { centsToGiveBack, decimalOf } from '../../sales/pricing/wire-amounts.ts';
import { paymentOf } from '../carts.ts';
import { refundable } from './refund-row.ts';
import { refundOfWish, runRefund } from './refunds.ts';
import { requestRefund } from './request-refund.ts';

type Reply = CallReply<typeof refundPayment>;

interface RefundCall {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  readonly idempotencyKey: string;
  readonly now: number;
  readonly body: {
    readonly ideorder: string;
    readonly customerId?: string | null;
    readonly amount: number;
    readonly reason?: string;
  };
}

/**
 * Gives a part of an order's money back, once for each key: first in our tables, under the lock of the order and never more than is left,
 * then at the provider. A crash between the two loses nothing: what is written down is done later.
 */
export async function refundOrder(
  context: ServerContext,
  name: string,
  incoming: RefundCall,
  { provider }: { readonly provider?: string } = {},
): Promise<Reply | Refusal> {
  const { db } = context;
  const { tenant, body, idempotencyKey, now } = incoming;
  const amount = centsToGiveBack(tenant, body.amount, 'amount');
  if (amount instanceof Refusal) return amount;
  const scope = `${name} ${body.ideorder}`;
  const key = { companyId: tenant.id, scope, key: idempotencyKey, payload: body, now };
  return runIdempotent(
    db,
    key,
    (reply) => reply as Reply,
    async (storeReply) => {
      const wish = `${scope} ${idempotencyKey}`;
      const asked = await inTransaction(db, async (tx) => {
        // The order's lock comes first, so that an attempt that was taken for dead is seen.
        const order = await lockOrder(tx, tenant.id, body.ideorder);
        if (order === null || !isTheirs(order, body)) return refuse('not_found', { field: 'ideorder' });
        const known = await refundOfWish(tx, tenant.id, wish);
        if (known !== null) return known.id;
        if (provider !== undefined && order.provider !== provider) return refuse('payment_missing');
        const owed = await owedForWithdrawal(tx, order);
        const withdrawn = partForWithdrawal(amount, owed);
        const byCard = amount - withdrawn.otherwise;
        return refundPart(tx, order, { amount: byCard, withdrawn, reason: body.reason ?? '', wish, now });
      });
      if (asked instanceof Refusal) return asked;
      const status = await runRefund(context, tenant.id, asked);
      if (status === 'failed') return refuse('amount_refused', { field: 'amount' });
      const reply = {
        refundId: asked,
        amount: decimalOf(tenant, amount),
        status: status === 'done' ? 'refunded' : 'pending',
      };
      await storeReply(db, reply);
      return reply;
    },
  );
}

function isTheirs(order: OrderRow, { customerId }: RefundCall['body']): boolean {
  return (customerId ?? null) === order.userId;
}

interface Part {
  readonly amount: Cents;
  /** What is for goods that the buyer withdrew from. */
  readonly withdrawn?: ByMeans;
  readonly reason: string;
  readonly wish: string;
  readonly now: number;
}

/**
 * Writes down that a part of what was taken for a locked order goes back, and what goes back to vouchers and credit with it once it has.
 */
export async function refundPart(
  tx: Database,
  order: OrderRow,
  { amount, withdrawn = { byCard: 0, otherwise: 0 }, reason, wish, now }: Part,
): Promise<string | Refusal> {
  if (amount > refundable(order) || order.cartId === null)
    return refuse('amount_refused', { field: 'amount' });
  const payment = await paymentOf(tx, order.companyId, order.cartId);
  if (payment === null && amount > 0) return refuse('payment_missing');
  const refunded = order.refunded + amount;
  const toVouchers = order.withdrawal?.returned.toVouchers ?? 0;
  const paidOtherwise =
    order.voucher - toVouchers + order.credit - order.creditReturned - withdrawn.otherwise;
  const isAll = refunded === order.captured && paidOtherwise === 0;
  const paymentStatus = isAll ? 'refunded' : 'partially_refunded';
  const withdrawal = withReturned(order.withdrawal, { byCard: withdrawn.byCard });
  await changeOrder(tx, order, { refunded, paymentStatus, withdrawal });
  const goods = isAll || order.appointmentId === null ? paymentStatus : withdrawnGoodsAfter(order, withdrawn);
  if (goods !== null)
    await moveEshopOrder(tx, order.companyId, { orderId: order.id, paymentStatus: goods, now });
  return requestRefund(tx, {
    companyId: order.companyId,
    orderId: order.id,
    paymentId: payment?.id ?? null,
    kind: 'refund',
    amount,
    withdrawn,
    reason,
    wish,
    now,
  });
}

/** What becomes of products that were sold with a visit: a part that goes back may be the visit's, unless their buyer withdrew from them. */
function withdrawnGoodsAfter(order: OrderRow, part: ByMeans) {
  const { withdrawal } = order;
  if (withdrawal === null || !withdrawal.kinds.includes('product') || sumOfMeans(part) === 0) return null;
  const returned = sumReturned(withdrawal) + sumOfMeans(part);
  return returned === netOf(order, withdrawal.kinds) ? 'refunded' : 'partially_refunded';
}
