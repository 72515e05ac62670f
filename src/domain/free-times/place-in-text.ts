import { foldText } from '../shops/shop-search.ts';

/** What a text names, and the place that its other words may name. */
export interface PlaceInText {
  readonly what: string;
  /** Empty where all of it was understood. */
  readonly where: string;
  /** Whether the place is said to be one: "massage à Rien", and not "massage rien". */
  readonly isSaid: boolean;
}

/** Words that a place follows, in any of the languages; without accents. */
const BEFORE_PLACES = new Set('a at bei chez dans en em im in nach near pres um vers'.split(' '));
/** Words that may stand before the name of a place. */
const ARTICLES = new Set('le la les l der die das the el los las il lo gli i de du des di da del'.split(' '));

/**
 * Parts a text into a service and a place where it does not name a service as a whole: the longest of its beginnings, or
 * ends, that does. Null where none of its words names one.
 */
export function placeInText(text: string, isService: (words: string) => boolean): PlaceInText | null {
  const words = text.split(/\s+/u).filter(Boolean);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [first, last] = [words.slice(0, count).join(' '), words.slice(-count).join(' ')];
    if (isService(first)) return { what: first, ...placeNamed(words.slice(count)) };
    if (isService(last)) return { what: last, ...placeNamed(words.slice(0, -count)) };
  }
  return null;
}

/** The place that words name, without those that stand before one. */
export function placeNamed(words: readonly string[]): Omit<PlaceInText, 'what'> {
  const is = (known: ReadonlySet<string>, word: string | undefined) =>
    word !== undefined && known.has(foldText(word));
  const isSaid = is(BEFORE_PLACES, words[0]) && words.length > 1;
  const named = isSaid ? words.slice(1) : words;
  return { where: named.slice(is(ARTICLES, named[0]) && named.length > 1 ? 1 : 0).join(' '), isSaid };
}
