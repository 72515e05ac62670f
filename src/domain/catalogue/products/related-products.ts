import type { Product } from './product.ts';

/** Products that stand below another one at most. */
export const PRODUCTS_BESIDE = 4;

/** What may be wanted beside a product: of its categories first, then of its brand, then of about its price. */
export function relatedProducts(product: Product, products: readonly Product[]): readonly Product[] {
  const others = products.filter(({ id, sellable }) => id !== product.id && sellable);
  return others
    .map((other) => ({ other, kinship: kinship(product, other) }))
    .toSorted((a, b) => b.kinship - a.kinship || away(product, a.other) - away(product, b.other))
    .slice(0, PRODUCTS_BESIDE)
    .map(({ other }) => other);
}

function kinship(product: Product, other: Product): number {
  const shared = other.categorySlugs.filter((slug) => product.categorySlugs.includes(slug)).length;
  return 2 * shared + (product.brand !== '' && other.brand === product.brand ? 1 : 0);
}

function away(product: Product, other: Product): number {
  return Math.abs(product.price - other.price);
}
