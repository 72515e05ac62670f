import type { StoreFeature } from '../../composition/store-feature.ts';
import type { ProductCatalogue } from './product-catalogue.ts';

/** What is told of the products of a company beside their list. */
export const productCatalogueFeature: StoreFeature<ProductCatalogue> = {
  name: 'product-catalogue',
  texts: [],
  load: async () => (await import('./product-catalogue.ts')).createProductCatalogue,
};
