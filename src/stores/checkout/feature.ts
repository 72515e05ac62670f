import type { StoreFeature } from '../composition/store-feature.ts';
import type { Checkout } from './checkout.ts';

/** Paying for what is in the cart. */
export const checkoutFeature: StoreFeature<Checkout> = {
  name: 'checkout',
  texts: [],
  load: async () => (await import('./checkout.ts')).createCheckout,
};
