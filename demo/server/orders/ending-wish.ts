import type { RefundRow } from '../payments/refunds/refunds.ts';

/** What asks for the money that an order gives back, or keeps, when it comes to nothing. */
export function endingWish(to: string, kind: RefundRow['kind'], orderId: string): string {
  return `${to} ${kind} ${orderId}`;
}
