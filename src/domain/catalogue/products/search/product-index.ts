import { textIn, type Locale } from '../../../locale.ts';
import { foldText } from '../../../shops/shop-search.ts';
import { brandsOf } from '../listed-products.ts';
import type { ProductSort } from './product-sort.ts';
import type { Product } from '../product.ts';
import { isSoldOut, type StockLevels } from '../stock.ts';

/** What a product is found by. */
export interface ProductTexts {
  readonly name: string;
  /** What is said of it besides: brand and summary. */
  readonly words: string;
}

/** Products ready to be searched: what a search needs of all of them is made once, when one first needs it. */
export interface ProductIndex {
  readonly products: readonly Product[];
  /** Every brand, in the order of their names. */
  readonly brands: readonly string[];
  /** Every category that a product is in. */
  readonly categories: readonly string[];
  /** Of each product the place of its brand among all; -1: of none. */
  readonly brandAt: Int32Array;
  /** Of each product the places of its categories among all. */
  readonly categoriesAt: readonly (readonly number[])[];
  /** Folded, in the order of the products. */
  texts(): readonly ProductTexts[];
  /** The places of the products in an order; where nothing was typed, `relevance` is that of the company. */
  order(sort: ProductSort): Uint32Array;
  /** Of each product whether it is not known to be sold out: 1 or 0. */
  inStock(stock: StockLevels): Uint8Array;
}

const indexes = new WeakMap<readonly Product[], Map<Locale, ProductIndex>>();

/** The index of a list of products in a language; the same one as long as the list is. */
export function productIndex(products: readonly Product[], locale: Locale): ProductIndex {
  const byLocale = indexes.get(products) ?? new Map<Locale, ProductIndex>();
  indexes.set(products, byLocale);
  const made = byLocale.get(locale) ?? makeIndex(products, locale);
  byLocale.set(locale, made);
  return made;
}

function makeIndex(products: readonly Product[], locale: Locale): ProductIndex {
  let texts: readonly ProductTexts[] | undefined;
  const orders = new Map<ProductSort, Uint32Array>();
  let counted: { readonly stock: StockLevels; readonly isThere: Uint8Array } | undefined;
  const brands = brandsOf(products, locale);
  const categories = [...new Set(products.flatMap(({ categorySlugs }) => categorySlugs))];
  const placeOf = placesIn(categories);
  const brandPlace = placesIn(brands);
  return {
    products,
    brands,
    categories,
    brandAt: Int32Array.from(products, ({ brand }) => brandPlace(brand)),
    categoriesAt: products.map(({ categorySlugs }) => categorySlugs.map(placeOf)),
    texts: () => (texts ??= products.map((product) => textsOf(product, locale))),
    order(sort) {
      const order = orders.get(sort) ?? orderOf(products, sort, locale);
      orders.set(sort, order);
      return order;
    },
    inStock(stock) {
      if (counted?.stock !== stock) counted = { stock, isThere: inStock(products, stock) };
      return counted.isThere;
    },
  };
}

function placesIn(words: readonly string[]): (word: string) => number {
  const places = new Map(words.map((word, place) => [word, place]));
  return (word) => places.get(word) ?? -1;
}

function inStock(products: readonly Product[], stock: StockLevels): Uint8Array {
  return Uint8Array.from(products, ({ id, tracksStock }) =>
    isSoldOut(tracksStock, stock && (stock.get(id) ?? null)) ? 0 : 1,
  );
}

function textsOf({ name, brand, summary }: Product, locale: Locale): ProductTexts {
  return {
    name: foldText(textIn(locale, name)),
    words: [brand, textIn(locale, summary)].map(foldText).join('\n'),
  };
}

/** What most names are in order by: a sort of what is almost in order compares names as people read them few times, which is slow. */
const roughKey = (title: string) => foldText(title).replace(/\d+/g, (digits) => digits.padStart(9, '0'));

/** Equals stay in the order of the company. */
function orderOf(products: readonly Product[], sort: ProductSort, locale: Locale): Uint32Array {
  const places = Uint32Array.from(products.keys());
  const price = (place: number) => products[place]?.price ?? 0;
  switch (sort) {
    case 'relevance':
      return places;
    case 'name':
      return nameOrder(products, locale);
    case 'price':
      return places.sort((a, b) => price(a) - price(b));
    case 'price-down':
      return places.sort((a, b) => price(b) - price(a));
  }
}

function nameOrder(products: readonly Product[], locale: Locale): Uint32Array {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const named = products.map((product, place) => {
    const title = textIn(locale, product.name);
    return { title, place, key: roughKey(title) };
  });
  const sorted = named
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .toSorted((a, b) => compare(a.title, b.title) || a.place - b.place);
  return Uint32Array.from(sorted, ({ place }) => place);
}

/** What every product fits where nothing was typed. */
export const BEST_FIT = 3;

/**
 * How well what was typed fits: each of its words has to begin a word of the product. Higher is better, 0 is not at all;
 * a name that begins with it comes first, then names that hold all of it, then what is said besides.
 */
export function relevance({ name, words }: ProductTexts, typed: readonly string[]): number {
  let least = BEST_FIT;
  for (const word of typed) {
    const inName = beginsWord(name, word);
    if (!inName && !beginsWord(words, word)) return 0;
    if (!inName) least = 1;
    else if (least === BEST_FIT && !name.startsWith(word)) least = 2;
  }
  return least;
}

/** The words of a text as they are looked for. */
export function typedWords(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !isInWord(text, at - 1)) return true;
  }
  return false;
}

/** Of letters that most texts have no question is asked that takes long. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return /[\p{L}\p{N}]/u.test(text.charAt(at));
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}
