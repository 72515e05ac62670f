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
  /** Counted when they are first read: a list is shown before what its filters would leave. */
  readonly counts: ProductCounts;
  /** Every brand that there is, whatever was found. */
  readonly brands: readonly string[];
}

interface Question {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  readonly stock: StockLevels;
}

/** The parts of a filter that show counts, of which a product may fail several. */
const CATEGORY = 1;
const BRAND = 2;
const PRICE = 4;
const STOCK = 8;

/** The products that are wanted, in their order, and the counts of every filter. Each looks at every product once. */
export function searchProducts(index: ProductIndex, { filter, sort, stock }: Question): FoundProducts {
  const typed = typedWords(filter.text);
  const fits = typed.length > 0 ? index.texts().map((known) => relevance(known, typed)) : null;
  const fitOf = (place: number) => fits?.[place] ?? BEST_FIT;
  const isThere = index.inStock(stock);
  const failedBy = failing(index, isThere, filter);
  /** By how well they fit, where that decides. */
  const found: Product[][] = Array.from({ length: BEST_FIT + 1 }, () => []);
  for (const place of index.order(sort)) {
    const product = index.products[place];
    const fit = fitOf(place);
    if (product && fit > 0 && failedBy(product, place) === 0)
      found[sort === 'relevance' ? fit : BEST_FIT]?.push(product);
  }
  let counts: ProductCounts | undefined;
  return {
    products: found.toReversed().flat(),
    get counts() {
      return (counts ??= countProducts(index, isThere, (product, place) =>
        fitOf(place) > 0 ? failedBy(product, place) : null,
      ));
    },
    brands: index.brands,
  };
}

/** Which parts of a filter leave a product out: their sum. */
function failing(
  { brands, brandAt, categories, categoriesAt }: ProductIndex,
  isThere: Uint8Array,
  filter: ProductFilter,
) {
  const { category, least, most, inStock } = filter;
  const wantedCategory = category === null ? null : categories.indexOf(category);
  const wantedBrands = filter.brands.length > 0 ? brands.map((brand) => filter.brands.includes(brand)) : null;
  return ({ price }: Product, place: number): number =>
    (wantedCategory === null || categoriesAt[place]?.includes(wantedCategory) ? 0 : CATEGORY) +
    (!wantedBrands || wantedBrands[brandAt[place] ?? -1] ? 0 : BRAND) +
    (price >= (least ?? 0) && price <= (most ?? Infinity) ? 0 : PRICE) +
    (inStock && isThere[place] === 0 ? STOCK : 0);
}

/** `failedBy`: null for what does not count at all. */
function countProducts(
  { products, brands, brandAt, categories, categoriesAt }: ProductIndex,
  isThere: Uint8Array,
  failedBy: (product: Product, place: number) => number | null,
): ProductCounts {
  const ofCategory = new Uint32Array(categories.length);
  /** Last of all those of no brand. */
  const ofBrand = new Uint32Array(brands.length + 1);
  let everyCategory = 0;
  let inStock = 0;
  let least = Infinity;
  let most = -Infinity;
  const one = (counts: Uint32Array, at: number) => void (counts[at] = (counts[at] ?? 0) + 1);
  products.forEach((product, place) => {
    const failed = failedBy(product, place);
    if (failed === 0 || failed === CATEGORY) {
      everyCategory += 1;
      for (const at of categoriesAt[place] ?? []) one(ofCategory, at);
    }
    if (failed === 0 || failed === BRAND)
      one(ofBrand, brandAt[place] === -1 ? brands.length : (brandAt[place] ?? 0));
    if (isThere[place] === 1 && (failed === 0 || failed === STOCK)) inStock += 1;
    if (failed === 0 || failed === PRICE) {
      least = Math.min(least, product.price);
      most = Math.max(most, product.price);
    }
  });
  return {
    categories: countsOf(categories, ofCategory),
    everyCategory,
    brands: countsOf(brands, ofBrand),
    inStock,
    prices: least > most ? null : { least, most },
  };
}

function countsOf(words: readonly string[], counts: Uint32Array): ReadonlyMap<string, number> {
  return new Map(words.map((word, at) => [word, counts[at] ?? 0] as const).filter(([, count]) => count > 0));
}
