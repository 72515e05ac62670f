import type { Cents } from '../../prices/money.ts';
import type { Product } from './product.ts';
import { BEST_FIT, relevance, typedWords, type ProductIndex } from './product-index.ts';
import { isSoldOut, type StockLevels } from './stock.ts';

export const PRODUCT_SORTS = ['relevance', 'name', 'price', 'price-down'] as const;

/** `relevance`: the best fit first, without a text the order of the company. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Which products are wanted; each part narrows what the others leave. */
export interface ProductFilter {
  readonly text: string;
  /** Slug; null: of any category, and of none. */
  readonly category: string | null;
  /** Any of them; none: of any brand. */
  readonly brands: readonly string[];
  /** Both ends included; null: no end. */
  readonly least: Cents | null;
  readonly most: Cents | null;
  /** What is known to be sold out is left out. */
  readonly inStock: boolean;
}

export const EVERY_PRODUCT: ProductFilter = {
  text: '',
  category: null,
  brands: [],
  least: null,
  most: null,
  inStock: false,
};

/** Of each choice of a filter: how many would be left by it beside all the other filters. */
export interface ProductCounts {
  /** By slug. */
  readonly categories: ReadonlyMap<string, number>;
  /** Of any category. */
  readonly everyCategory: number;
  readonly brands: ReadonlyMap<string, number>;
  readonly inStock: number;
  /** The lowest and highest price beside all the other filters; null where nothing is left by them. */
  readonly prices: { readonly least: Cents; readonly most: Cents } | null;
}

export interface FoundProducts {
  readonly products: readonly Product[];
  readonly counts: ProductCounts;
}

interface Question {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  readonly stock: StockLevels;
}

/** The parts of a filter that show counts, each of which one product may fail. */
type Part = 'category' | 'brand' | 'price' | 'stock';

/** The products that are wanted, in their order, with the counts of every filter. Looks at each product once. */
export function searchProducts(index: ProductIndex, { filter, sort, stock }: Question): FoundProducts {
  const typed = typedWords(filter.text);
  const texts = typed.length > 0 ? index.texts() : [];
  const found: Found[] = [];
  const counts = startCounting();
  let place = 0;
  for (const product of index.products) {
    const known = texts[place++];
    const fit = known ? relevance(known, typed) : BEST_FIT;
    if (fit === 0) continue;
    const isThere = isInStock(product, stock);
    const failed = failedPart(product, isThere, filter);
    if (failed === 'several') continue;
    counts.add(product, isThere, failed);
    if (failed === null) found.push({ product, fit });
  }
  return {
    products: sorted(found, sort, index).map(({ product }) => product),
    counts: counts.result(),
  };
}

/** Whether a product is not known to be sold out. */
function isInStock({ id, tracksStock }: Product, stock: StockLevels): boolean {
  return !isSoldOut(tracksStock, stock && (stock.get(id) ?? null));
}

/** The one part that leaves the product out; null: none does. */
function failedPart(product: Product, isThere: boolean, filter: ProductFilter): Part | 'several' | null {
  const { category, brands, least, most, inStock } = filter;
  let failed: Part | 'several' | null = null;
  if (category !== null && !product.categorySlugs.includes(category)) failed = 'category';
  if (brands.length > 0 && !brands.includes(product.brand)) failed = failed ? 'several' : 'brand';
  if (product.price < (least ?? 0) || product.price > (most ?? Infinity))
    failed = failed ? 'several' : 'price';
  if (inStock && !isThere) failed = failed ? 'several' : 'stock';
  return failed;
}

function startCounting() {
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  let everyCategory = 0;
  let inStock = 0;
  let least = Infinity;
  let most = -Infinity;
  const one = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    add({ categorySlugs, brand, price }: Product, isThere: boolean, failed: Part | null) {
      if (failed === null || failed === 'category') {
        everyCategory += 1;
        for (const slug of categorySlugs) one(categories, slug);
      }
      if (brand !== '' && (failed === null || failed === 'brand')) one(brands, brand);
      if (isThere && (failed === null || failed === 'stock')) inStock += 1;
      if (failed === null || failed === 'price') {
        least = Math.min(least, price);
        most = Math.max(most, price);
      }
    },
    result: (): ProductCounts => ({
      categories,
      everyCategory,
      brands,
      inStock,
      prices: least > most ? null : { least, most },
    }),
  };
}

interface Found {
  readonly product: Product;
  readonly fit: number;
}

/** Equals stay in the order of the company. */
function sorted(found: readonly Found[], sort: ProductSort, index: ProductIndex): readonly Found[] {
  switch (sort) {
    case 'relevance':
      return found.toSorted((a, b) => b.fit - a.fit);
    case 'name': {
      const ranks = index.nameRanks();
      return found.toSorted((a, b) => (ranks.get(a.product) ?? 0) - (ranks.get(b.product) ?? 0));
    }
    case 'price':
      return found.toSorted((a, b) => a.product.price - b.product.price);
    case 'price-down':
      return found.toSorted((a, b) => b.product.price - a.product.price);
  }
}
