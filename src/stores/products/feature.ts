import type { StoreFeature } from '../composition/store-feature.ts';
import type { Eshop } from './eshop.ts';

/** The e-shop of a company that sells products. */
export const eshopFeature: StoreFeature<Eshop> = {
  name: 'eshop',
  texts: [],
  load: async () => (await import('./eshop.ts')).createEshop,
};
