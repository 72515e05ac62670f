import type { Shop } from '../catalogue.ts';
import { serviceId } from '../ids.ts';
import type { Locale } from '../../locale.ts';
import type { Product } from './product.ts';

/** Whether a shop sells the product. */
export function isSoldAt(product: Pick<Product, 'id'>, shop: Shop): boolean {
  // What a shop offers is told by the ids of articles, whatever they are.
  return shop.serviceIds.has(serviceId(product.id));
}

/** Every brand of the products, in the order of their names. */
export function brandsOf(products: readonly Product[], locale: Locale): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(products.map(({ brand }) => brand))].filter((brand) => brand !== '').toSorted(compare);
}
