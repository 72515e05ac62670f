import type { Cents, Currency } from '../prices/money.ts';
import type { Instant } from '../time/instant.ts';

export interface CreditEntry {
  readonly at: Instant;
  /** Negative where it was spent. */
  readonly amount: Cents;
  /** `changed`: one that we have no word for. */
  readonly reason: 'spent' | 'returned' | 'given' | 'changed';
}

/** Money that a customer has with a company. */
export interface StoreCredit {
  readonly balance: Cents;
  readonly currency: Currency;
  /** What changed it, the newest first, as far as it was read. */
  readonly history: readonly CreditEntry[];
  readonly historyTotal: number;
}
