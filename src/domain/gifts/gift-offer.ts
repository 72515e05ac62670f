import type { Picture } from '../catalogue/catalogue.ts';
import type { LocalizedText } from '../locale.ts';
import type { Cents } from '../prices/money.ts';

/** How a voucher looks, and the sums of money that it may be for. */
export interface GiftTheme {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly picture: Picture | null;
  /** What is offered to choose from. */
  readonly amounts: readonly Cents[];
  /** Any other sum from the one to the other, both included. */
  readonly least: Cents;
  readonly most: Cents;
  /** Days from the day on which it is sent. */
  readonly validDays: number;
}

/** A service that may be given. */
export interface GiftService {
  readonly externalId: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly price: Cents;
  readonly minutes: number;
  readonly picture: Picture | null;
}

/** What a company sells vouchers of. */
export interface GiftOffer {
  readonly themes: readonly GiftTheme[];
  readonly services: readonly GiftService[];
}
