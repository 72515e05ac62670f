import type { Instant } from '../../time/instant.ts';

/** A shop with free times, as far as its place among others depends on it. */
export interface OrderedShop {
  /** From the place that was asked for; 0: it is that place; infinite: nobody knows. */
  readonly metres: number;
  readonly starts: readonly Instant[];
}

const soonest = ({ starts }: OrderedShop) => Math.min(...starts);

/**
 * Which of two shops comes first. As long as they are free on the day that was asked for, the nearer one; on other days the one that is
 * free sooner, and of two that are at the same moment the nearer one: who has to wait waits as little as possible.
 */
export function compareFound(a: OrderedShop, b: OrderedShop, isOnOtherDays: boolean): number {
  const nearer = a.metres === b.metres ? 0 : a.metres - b.metres;
  const sooner = soonest(a) === soonest(b) ? 0 : soonest(a) - soonest(b);
  return isOnOtherDays ? sooner || nearer : nearer;
}
