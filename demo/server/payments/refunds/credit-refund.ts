import type { Database } from '../../database/database.ts';
import { issueCreditNote, type DocumentRow } from '../../documents/issue.ts';
import { isOfEnding } from '../../orders/ending/ending-wish.ts';
import { giveBackRedeemed } from '../../orders/give-up.ts';
import { withReturned } from '../../orders/money/withdrawal.ts';
import { changeOrder, lockOrder } from '../../orders/order-rows.ts';
import type { RefundRow } from './refund-row.ts';

/** Gives back what vouchers and credit had paid of the goods that a refund which is done was for. */
export async function returnRedeemed(
  tx: Database,
  { companyId, orderId, id, withdrawn }: RefundRow,
  now: number,
): Promise<void> {
  const order = orderId === null ? null : await lockOrder(tx, companyId, orderId);
  if (order === null || withdrawn.otherwise === 0) return;
  const given = { amount: withdrawn.otherwise, cause: `refund ${id}`, now };
  const returned = await giveBackRedeemed(tx, order, given);
  await changeOrder(tx, order, {
    creditReturned: order.creditReturned + returned.toCredit,
    withdrawal: withReturned(order.withdrawal, returned),
  });
}

/** Issues the credit note of a refund that is done. A cancellation and a move issue theirs themselves, for all that goes back. */
export async function creditRefund(
  tx: Database,
  refund: RefundRow,
  now: number,
): Promise<DocumentRow | null> {
  const { companyId, orderId, wish, withdrawn, id } = refund;
  const amount = refund.amount + withdrawn.otherwise;
  if (orderId === null || wish.startsWith('moved ')) return null;
  const order = await lockOrder(tx, companyId, orderId);
  if (order === null || isOfEnding(refund, order)) return null;
  return issueCreditNote(tx, order, { amount, cause: `refund ${id}`, now });
}
