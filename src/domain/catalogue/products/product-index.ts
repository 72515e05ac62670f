import { textIn, type Locale } from '../../locale.ts';
import { foldText } from '../../shops/shop-search.ts';
import type { Product } from './product.ts';

/** A product with what it is found and sorted by. */
export interface IndexedProduct {
  readonly product: Product;
  readonly name: string;
  /** What is said of it besides: brand and summary. */
  readonly words: string;
  /** Its place among all names of the language. */
  readonly nameRank: number;
}

/** Products ready to be searched: their texts are folded and their names sorted once, not at every key. */
export type ProductIndex = readonly IndexedProduct[];

const indexes = new WeakMap<readonly Product[], Map<Locale, ProductIndex>>();

/** The index of a list of products in a language; made when it is first asked for. */
export function productIndex(products: readonly Product[], locale: Locale): ProductIndex {
  const byLocale = indexes.get(products) ?? new Map<Locale, ProductIndex>();
  indexes.set(products, byLocale);
  const made = byLocale.get(locale) ?? makeIndex(products, locale);
  byLocale.set(locale, made);
  return made;
}

function makeIndex(products: readonly Product[], locale: Locale): ProductIndex {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const named = products.map((product) => ({ product, title: textIn(locale, product.name) }));
  const ranks = new Map(
    named.toSorted((a, b) => compare(a.title, b.title)).map(({ product }, rank) => [product, rank]),
  );
  return named.map(({ product, title }) => ({
    product,
    name: foldText(title),
    words: [product.brand, textIn(locale, product.summary)].map(foldText).join('\n'),
    nameRank: ranks.get(product) ?? 0,
  }));
}

/**
 * How well what was typed fits: each of its words has to begin a word of the product. Higher is better, 0 is not at all;
 * a name that begins with it comes first, then names that hold all of it, then what is said besides.
 */
export function relevance({ name, words }: IndexedProduct, typed: readonly string[]): number {
  let least = 3;
  for (const word of typed) {
    const inName = beginsWord(name, word);
    if (!inName && !beginsWord(words, word)) return 0;
    if (!inName) least = 1;
    else if (least === 3 && !name.startsWith(word)) least = 2;
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
