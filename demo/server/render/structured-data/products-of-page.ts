import { isSoldAt } from '#domain/catalogue/products/listed-products.ts';
import { productCatalogueFeature } from '#stores/products/catalogue/feature.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { ServerPage } from '../engine/server-page.ts';
import type { ListedProduct } from './page-facts.ts';

/** The products that a page of the e-shop shows, as far as it has asked for them. */
export function productsOf(site: Site, { route }: ServerPage): readonly ListedProduct[] {
  if (route?.kind === 'eshop') {
    const eshop = site.opened(eshopFeature).get();
    return (eshop ? (valueOf(eshop.products.$load.get()) ?? []) : []).map((product) => ({
      product,
      level: null,
    }));
  }
  const catalogue = site.opened(productCatalogueFeature).get();
  if (route?.kind !== 'article' || !catalogue) return [];
  const product = valueOf(catalogue.product(route.slug).$load.get());
  if (!product) return [];
  const selling = (valueOf(site.catalogue.$shops.get()) ?? []).filter((shop) => isSoldAt(product, shop));
  const shop = selling.length === 1 ? selling[0] : undefined;
  return [{ product, level: valueOf(catalogue.stockOf(product.id, shop?.id ?? null).$load.get()) }];
}
