import type { Category, Service } from '../catalogue/catalogue.ts';
import type { ExternalServiceId } from '../catalogue/ids.ts';
import { textIn, type Locale } from '../locale.ts';
import { foldText } from '../shops/shop-search.ts';

/** A service or a category that a text may mean. */
export interface NamedService {
  readonly kind: 'category' | 'service';
  readonly name: string;
  /** Any of them is what is meant. */
  readonly externalServiceIds: readonly ExternalServiceId[];
}

/** How many services, and how many shops, one search may name. */
export const MOST_NAMED = 40;

const bookable = (services: readonly Service[]) =>
  services.filter((service) => service.bookable).map(({ externalId }) => externalId);

/** Categories, then services, each name once. */
export function namedServices(categories: readonly Category[], locale: Locale): readonly NamedService[] {
  const ofCategories = categories.map((category): NamedService => {
    const ids = bookable(category.services);
    return { kind: 'category', name: textIn(locale, category.name), externalServiceIds: ids };
  });
  const services = categories.flatMap((category) => category.services).filter((one) => one.bookable);
  const byName = Map.groupBy(services, ({ name }) => textIn(locale, name));
  const ofServices = [...byName].map(([name, own]): NamedService => {
    return { kind: 'service', name, externalServiceIds: [...new Set(bookable(own))] };
  });
  return [...ofCategories, ...ofServices].filter(
    (one) => one.name !== '' && one.externalServiceIds.length > 0,
  );
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** From so many letters on, one may be wrong, and an ending may be another one. */
const LONG = 5;
const SHORTEST = 3;

/** Whether a word is meant by one that is typed: its beginning, with another ending, or with one letter wrong. */
function isMeant(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < LONG || word.length < LONG - 1) return false;
  return (typed.startsWith(word) && typed.length - word.length <= 2) || isOneOff(word, typed);
}

/** Whether one letter is missing, too many or another one; the ends of longer words are not looked at. */
function isOneOff(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const rest = typed.slice(at + 1);
  return (
    word.slice(at + 1).startsWith(rest) ||
    word.slice(at).startsWith(rest) ||
    (word.slice(at + 1).startsWith(typed.slice(at)) && typed.length > at)
  );
}

/** Whether a word is the last part of one that is typed, as in "Rückenmassage" and "haircut", or begins as a short one does. */
function isAkin(word: string, typed: string): boolean {
  if (typed.length <= SHORTEST) return false;
  if (typed.length < LONG) return word.startsWith(typed.slice(0, SHORTEST));
  return Array.from(typed, (_, at) => typed.slice(at)).some((end) =>
    end.length < LONG ? end.length >= SHORTEST && word === end : word.startsWith(end),
  );
}

/** What a text may mean: names that have all its words, those that begin with it first; else names that are akin to it. */
export function servicesMeant(all: readonly NamedService[], text: string): readonly NamedService[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const start = typed.join(' ');
  const rank = ({ name }: NamedService) => {
    const own = wordsOf(name).join(' ');
    return own === start ? 0 : own.startsWith(start) ? 1 : 2;
  };
  const having = (fits: (word: string, typed: string) => boolean) =>
    all.filter(({ name }) => {
      const own = wordsOf(name);
      return typed.every((word) => own.some((each) => fits(each, word)));
    });
  const meant = having(isMeant);
  return (meant.length > 0 ? meant : having(isAkin)).toSorted((a, b) => rank(a) - rank(b));
}

/** The external ids of what a text means: the very name where there is one, else all that it may mean; null: nothing. */
export function idsMeant(all: readonly NamedService[], text: string): readonly ExternalServiceId[] | null {
  const found = servicesMeant(all, text);
  const [first] = found;
  if (!first) return null;
  const isExact = foldText(first.name) === foldText(text);
  const ids = (isExact ? [first] : found).flatMap(({ externalServiceIds }) => externalServiceIds);
  return [...new Set(ids)].slice(0, MOST_NAMED);
}
