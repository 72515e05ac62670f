import type { Cents } from '../../prices/money.ts';
import type { Product } from './product.ts';
import { relevance, typedWords, type IndexedProduct, type ProductIndex } from './product-index.ts';
import { stockState, type StockLevels } from './stock.ts';

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
  const found: { readonly entry: IndexedProduct; readonly fit: number }[] = [];
  const counts = startCounting();
  for (const entry of index) {
    const fit = relevance(entry, typed);
    if (fit === 0) continue;
    const isThere = isInStock(entry.product, stock);
    const failed = failedPart(entry.product, isThere, filter);
    if (failed === 'several') continue;
    counts.add(entry.product, isThere, failed);
    if (failed === null) found.push({ entry, fit });
  }
  return {
    products: found.toSorted((a, b) => compare(a, b, sort)).map(({ entry }) => entry.product),
    counts: counts.result(),
  };
}

/** Whether a product is not known to be sold out. */
function isInStock({ id, tracksStock }: Product, stock: StockLevels): boolean {
  return stockState(tracksStock, stock && (stock.get(id) ?? null)).kind !== 'sold-out';
}

/** The one part that leaves the product out; null: none does. */
function failedPart(product: Product, isThere: boolean, filter: ProductFilter): Part | 'several' | null {
  const { category, brands, least, most, inStock } = filter;
  const failed: Part[] = [];
  if (category !== null && !product.categorySlugs.includes(category)) failed.push('category');
  if (brands.length > 0 && !brands.includes(product.brand)) failed.push('brand');
  if (product.price < (least ?? 0) || product.price > (most ?? Infinity)) failed.push('price');
  if (inStock && !isThere) failed.push('stock');
  return failed.length > 1 ? 'several' : (failed[0] ?? null);
}

function startCounting() {
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  let everyCategory = 0;
  let inStock = 0;
  let prices: ProductCounts['prices'] = null;
  const one = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    add({ categorySlugs, brand, price }: Product, isThere: boolean, failed: Part | null) {
      const countsFor = (part: Part) => failed === null || failed === part;
      if (countsFor('category')) {
        everyCategory += 1;
        for (const slug of categorySlugs) one(categories, slug);
      }
      if (countsFor('brand') && brand !== '') one(brands, brand);
      if (countsFor('stock') && isThere) inStock += 1;
      if (countsFor('price')) {
        const { least = price, most = price } = prices ?? {};
        prices = { least: Math.min(least, price), most: Math.max(most, price) };
      }
    },
    result: (): ProductCounts => ({ categories, everyCategory, brands, inStock, prices }),
  };
}

interface Found {
  readonly entry: IndexedProduct;
  readonly fit: number;
}

/** Equals stay in the order of the company. */
function compare(a: Found, b: Found, sort: ProductSort): number {
  switch (sort) {
    case 'relevance':
      return b.fit - a.fit;
    case 'name':
      return a.entry.nameRank - b.entry.nameRank;
    case 'price':
      return a.entry.product.price - b.entry.product.price;
    case 'price-down':
      return b.entry.product.price - a.entry.product.price;
  }
}
