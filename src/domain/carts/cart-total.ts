import type { Cents } from '../prices/money.ts';
import type { ShownPrice } from '../prices/pricing.ts';

/** What all of a cart costs: its visit, at a price that may depend on the day and the shop, and what has one price alone. */
export function cartTotal(visit: ShownPrice | null, others: Cents): ShownPrice {
  if (visit === null) return { kind: 'single', amount: others, from: false };
  return visit.kind === 'single'
    ? { ...visit, amount: visit.amount + others }
    : { ...visit, weekday: visit.weekday + others, weekend: visit.weekend + others };
}
