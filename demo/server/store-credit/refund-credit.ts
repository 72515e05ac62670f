import type { ServerContext } from '../context.ts';
import { allOrNothing } from '../http/idempotency/all-or-nothing.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { issueCreditNote } from '../documents/issue.ts';
import { owedForWithdrawal } from '../orders/money/owed-for-withdrawal.ts';
import { withReturned } from '../orders/money/withdrawal.ts';
import { changeOrder, lockOrder } from '../orders/order-rows.ts';
import type { Tenant } from '../router/route.ts';
import { centsToGiveBack, decimalOf } from '../sales/pricing/wire-amounts.ts';
import { giveCredit } from './store-credit.ts';

interface CreditRefund {
  readonly tenant: Tenant;
  readonly idempotencyKey: string;
  readonly now: number;
  readonly orderId: string;
  readonly customerId: string | null;
  /** Decimal. */
  readonly amount: number;
}

interface Reply {
  refundId: string;
  amount: number;
  status: string;
}

/** Gives credit that an order used back to its customer, once for each key and never more than it used. */
export async function refundCredit(
  { db }: ServerContext,
  name: string,
  refund: CreditRefund,
): Promise<Reply | Refusal> {
  const { tenant, orderId, customerId, idempotencyKey, now } = refund;
  const amount = centsToGiveBack(tenant, refund.amount, 'appointment.amount');
  if (amount instanceof Refusal) return amount;
  const payload = { orderId, customerId, amount };
  const key = { companyId: tenant.id, scope: `${name} ${orderId}`, key: idempotencyKey, payload, now };
  return runIdempotent(
    db,
    key,
    (reply) => reply as Reply,
    (storeReply) =>
      allOrNothing(db, async (tx) => {
        const order = await lockOrder(tx, tenant.id, orderId);
        if (order === null || order.userId === null || order.userId !== customerId) {
          return refuse('not_found', { field: 'appointment.ideorder' });
        }
        const creditReturned = order.creditReturned + amount;
        if (creditReturned > order.credit) {
          return refuse('amount_refused', { field: 'appointment.amount' });
        }
        const cause = `returned ${orderId} ${idempotencyKey}`;
        await giveCredit(tx, tenant.id, { userId: order.userId, amount, cause, now });
        const { otherwise } = await owedForWithdrawal(tx, order);
        const toCredit = Math.min(amount, otherwise);
        const changed = { creditReturned, withdrawal: withReturned(order.withdrawal, { toCredit }) };
        await changeOrder(tx, order, changed);
        await issueCreditNote(tx, { ...order, ...changed }, { amount, cause, now });
        const reply = { refundId: cause, amount: decimalOf(tenant, amount), status: 'refunded' };
        await storeReply(tx, reply);
        return reply;
      }),
  );
}
