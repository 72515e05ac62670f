import type { StoreFeature } from '../composition/store-feature.ts';
import type { GiftCheck } from './gift-check.ts';
import type { Gifts } from './gifts.ts';

/** The vouchers that a company sells, and those that a visitor fills in. */
export const giftsFeature: StoreFeature<Gifts> = {
  name: 'gifts',
  texts: [],
  load: async () => (await import('./gifts.ts')).createGifts,
};

/** What the code of a voucher is worth. */
export const giftCheckFeature: StoreFeature<GiftCheck> = {
  name: 'gift-check',
  texts: [],
  load: async () => (await import('./gift-check.ts')).createGiftCheck,
};
