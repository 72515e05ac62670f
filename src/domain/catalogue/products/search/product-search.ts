import type { Cents } from '../../../prices/money.ts';
import type { Product } from '../product.ts';
import { BEST_FIT, relevance, typedWords, type ProductIndex } from './product-index.ts';
import type { ProductSort } from './product-sort.ts';
import type { StockLevels } from '../stock.ts';

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

/** The parts of a filter that show counts, each of which one product may fail, or several of them. */
const PASSED = 0;
const CATEGORY = 1;
const BRAND = 2;
const PRICE = 3;
const STOCK = 4;
const SEVERAL = 5;

/** The products that are wanted, in their order, with the counts of every filter. Looks at each product once. */
export function searchProducts(index: ProductIndex, { filter, sort, stock }: Question): FoundProducts {
  const typed = typedWords(filter.text);
  const texts = typed.length > 0 ? index.texts() : [];
  const isThere = index.inStock(stock);
  const failedBy = failing(index, isThere, filter);
  const counts = startCounting(index);
  /** By how well they fit, where that decides. */
  const found: Product[][] = Array.from({ length: BEST_FIT + 1 }, () => []);
  for (const place of index.order(sort)) {
    const product = index.products[place];
    const known = texts[place];
    const fit = known ? relevance(known, typed) : BEST_FIT;
    if (!product || fit === 0) continue;
    const failed = failedBy(place, product);
    if (failed === SEVERAL) continue;
    counts.add(place, product.price, isThere[place] === 1, failed);
    if (failed === PASSED) found[sort === 'relevance' ? fit : BEST_FIT]?.push(product);
  }
  return { products: found.toReversed().flat(), counts: counts.result() };
}

/** Which part of a filter leaves a product out. */
function failing(index: ProductIndex, isThere: Uint8Array, filter: ProductFilter) {
  const { brandAt, categoriesAt } = index;
  const { category, least, most, inStock } = filter;
  const wantedCategory = category === null ? null : index.categories.indexOf(category);
  const wantedBrands =
    filter.brands.length > 0 ? index.brands.map((brand) => filter.brands.includes(brand)) : null;
  return (place: number, { price }: Product): number => {
    let failed = PASSED;
    const fail = (part: number) => void (failed = failed === PASSED ? part : SEVERAL);
    if (wantedCategory !== null && !categoriesAt[place]?.includes(wantedCategory)) fail(CATEGORY);
    if (wantedBrands && !wantedBrands[brandAt[place] ?? -1]) fail(BRAND);
    if (price < (least ?? 0) || price > (most ?? Infinity)) fail(PRICE);
    if (inStock && isThere[place] === 0) fail(STOCK);
    return failed;
  };
}

function startCounting({ brands, brandAt, categories, categoriesAt }: ProductIndex) {
  const ofCategory = new Uint32Array(categories.length);
  /** Last of all those of no brand. */
  const ofBrand = new Uint32Array(brands.length + 1);
  let everyCategory = 0;
  let inStock = 0;
  let least = Infinity;
  let most = -Infinity;
  const one = (counts: Uint32Array, at: number) => void (counts[at] = (counts[at] ?? 0) + 1);
  return {
    add(place: number, price: Cents, isThere: boolean, failed: number) {
      if (failed === PASSED || failed === CATEGORY) {
        everyCategory += 1;
        for (const at of categoriesAt[place] ?? []) one(ofCategory, at);
      }
      if (failed === PASSED || failed === BRAND)
        one(ofBrand, brandAt[place] === -1 ? brands.length : (brandAt[place] ?? 0));
      if (isThere && (failed === PASSED || failed === STOCK)) inStock += 1;
      if (failed === PASSED || failed === PRICE) {
        least = Math.min(least, price);
        most = Math.max(most, price);
      }
    },
    result: (): ProductCounts => ({
      categories: countsOf(categories, ofCategory),
      everyCategory,
      brands: countsOf(brands, ofBrand),
      inStock,
      prices: least > most ? null : { least, most },
    }),
  };
}

function countsOf(words: readonly string[], counts: Uint32Array): ReadonlyMap<string, number> {
  return new Map(words.map((word, at) => [word, counts[at] ?? 0] as const).filter(([, count]) => count > 0));
}
