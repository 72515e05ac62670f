import type { StoreFeature } from '../../composition/store-feature.ts';
import type { BackInStock } from './back-in-stock.ts';

/** Mails about products that are back, for those who find one sold out. */
export const backInStockFeature: StoreFeature<BackInStock> = {
  name: 'back-in-stock',
  texts: ['back-in-stock'],
  load: async () => (await import('./back-in-stock.ts')).createBackInStock,
};
