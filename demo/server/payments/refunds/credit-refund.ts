import type { Database } from '../../database/database.ts';
import { issueCreditNote, type DocumentRow } from '../../documents/issue.ts';
import { isOfEnding } from '../../orders/ending/ending-wish.ts';
import { lockOrder } from '../../orders/order-rows.ts';
import type { RefundRow } from './refund-row.ts';

/** Issues the credit note of a refund that is done. A cancellation and a move issue theirs themselves, for all that goes back. */
export async function creditRefund(
  tx: Database,
  refund: RefundRow,
  now: number,
): Promise<DocumentRow | null> {
  const { companyId, orderId, wish, amount, id } = refund;
  if (orderId === null || wish.startsWith('moved ')) return null;
  const order = await lockOrder(tx, companyId, orderId);
  if (order === null || isOfEnding(refund, order)) return null;
  return issueCreditNote(tx, order, { amount, cause: `refund ${id}`, now });
}
