import type { RefundRow } from '../../payments/refunds/refund-row.ts';

/** What asks for the money that an order gives back, or keeps, when it comes to nothing. */
export function endingWish(to: string, kind: RefundRow['kind'], orderId: string): string {
  return `${to} ${kind} ${orderId}`;
}

/** What the credit note of an order that came to nothing is issued for. */
export function cancellationCause(to: string, orderId: string): string {
  return `${to} ${orderId}`;
}
