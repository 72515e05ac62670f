import { textIn, type Locale } from '../../locale.ts';
import { foldText } from '../../shops/shop-search.ts';
import type { Product } from './product.ts';

/** What a product is found by. */
export interface ProductTexts {
  readonly name: string;
  /** What is said of it besides: brand and summary. */
  readonly words: string;
}

/** Products ready to be searched: what a search needs of all of them is made once, when one first needs it. */
export interface ProductIndex {
  readonly products: readonly Product[];
  /** Folded, in the order of the products. */
  texts(): readonly ProductTexts[];
  /** The place of each among all names of the language. */
  nameRanks(): ReadonlyMap<Product, number>;
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
  let ranks: ReadonlyMap<Product, number> | undefined;
  return {
    products,
    texts: () => (texts ??= products.map((product) => textsOf(product, locale))),
    nameRanks: () => (ranks ??= nameRanks(products, locale)),
  };
}

function textsOf({ name, brand, summary }: Product, locale: Locale): ProductTexts {
  return {
    name: foldText(textIn(locale, name)),
    words: [brand, textIn(locale, summary)].map(foldText).join('\n'),
  };
}

/** What most names are in order by: a sort of what is almost in order compares names as people read them few times, which is slow. */
const roughKey = (title: string) => foldText(title).replace(/\d+/g, (digits) => digits.padStart(9, '0'));

function nameRanks(products: readonly Product[], locale: Locale): ReadonlyMap<Product, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const named = products.map((product, place) => {
    const title = textIn(locale, product.name);
    return { product, title, place, key: roughKey(title) };
  });
  const sorted = named
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .toSorted((a, b) => compare(a.title, b.title) || a.place - b.place);
  return new Map(sorted.map(({ product }, rank) => [product, rank]));
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
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
