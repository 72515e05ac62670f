import type { Cents } from '../prices/money.ts';

/** How a company sends products. */
export interface DeliveryTerms {
  /** ISO 3166, where it sends to; never empty. */
  readonly countries: readonly string[];
  readonly price: Cents;
  /** What the products have to cost, after discounts, to be sent for nothing; null: they never are. */
  readonly freeFrom: Cents | null;
  /** Working days from the order until it arrives. */
  readonly days: { readonly from: number; readonly to: number };
}

/** What sending costs. `goods`: what the products cost, after discounts. */
export function deliveryPrice({ price, freeFrom }: DeliveryTerms, goods: Cents): Cents {
  return freeFrom !== null && goods >= freeFrom ? 0 : price;
}
