import { refunds } from '../../database/schema/selling/orders.ts';
import type { RefundRow } from '../../payments/refunds/refund-row.ts';
import type { OrderRow } from '../order-rows.ts';

/** What asks for the money that an order gives back, or keeps, when it comes to nothing. */
export function endingWish(to: string, kind: RefundRow['kind'], orderId: string): string {
  return `${to} ${kind} ${orderId}`;
}

/** Whether a refund was asked for when its order came to nothing, whatever became of its kind since: what was to be let go may go back. */
export function isOfEnding(
  { wish }: Pick<RefundRow, 'wish'>,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): boolean {
  return refunds.kind.enumValues.some((kind) => wish === endingWish(status, kind, id));
}

/** What the credit note of an order that came to nothing is issued for. */
export function cancellationCause(to: string, orderId: string): string {
  return `${to} ${orderId}`;
}
