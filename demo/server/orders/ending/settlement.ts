import type { Cents } from '#domain/prices/money.ts';

/** What goes back when an order comes to nothing, and what is kept. */
export interface Settlement {
  readonly refund: Cents;
  /** What is kept in all. */
  readonly fee: Cents;
  /** What of the fee is taken from the card that holds it. */
  readonly charge: Cents;
}
