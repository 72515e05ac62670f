import type { StoreFeature } from '../composition/store-feature.ts';
import type { UsualShop } from './usual-shop.ts';

/** Where a customer was booked last. */
export const usualShopFeature: StoreFeature<UsualShop> = {
  name: 'usual-shop',
  texts: [],
  load: async () => (await import('./usual-shop.ts')).createUsualShop,
};
