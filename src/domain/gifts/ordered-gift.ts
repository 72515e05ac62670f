import type { Cents } from '../prices/money.ts';
import type { Gift, GiftDraft } from './gift.ts';

/** A voucher that is to be paid, with what it was filled in with. */
export interface OrderedGift {
  readonly id: string;
  readonly draft: GiftDraft;
  readonly gift: Gift;
}

/** What vouchers cost together. */
export const sumOfGifts = (list: readonly OrderedGift[]): Cents =>
  list.reduce((sum, { gift }) => sum + gift.price, 0);

/** As many as one order takes. */
export const MOST_GIFTS = 10;
