import type { Instant } from '../time/instant.ts';

const YEAR = 366 * 86_400_000;

/** Whether an order can be collected between two moments: the first is before the other, which is not over; neither is a year away. */
export function isPickupWindow(
  { from, to }: { readonly from: Instant; readonly to: Instant },
  now: Instant,
): boolean {
  return from < to && now < to && now - YEAR < from && to < now + YEAR;
}
