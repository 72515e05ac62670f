import type { Category, Service } from '../../catalogue/catalogue.ts';
import type { ExternalServiceId } from '../../catalogue/ids.ts';
import { LOCALES, textIn, type Locale, type LocalizedText } from '../../locale.ts';
import { foldText } from '../../shops/shop-search.ts';
import { isAkin, isBegun, isMeant, isWhole, wordsOf } from './word-match.ts';

/** A service or a category that a text may mean. */
export interface NamedService {
  readonly kind: 'category' | 'service';
  readonly name: string;
  /** Its names in other languages, and a category's as its address has it. */
  readonly otherNames?: readonly string[];
  /** Of a service: all names of the categories that it is in. */
  readonly categoryNames?: readonly string[];
  /** What is written about it, in all languages. */
  readonly texts?: readonly string[];
  /** Any of them is what is meant. */
  readonly externalServiceIds: readonly ExternalServiceId[];
}

/** How many services, and how many shops, one search may name. */
export const MOST_NAMED = 40;

const bookable = (services: readonly Service[]) =>
  services.filter((service) => service.bookable).map(({ externalId }) => externalId);

const inLanguages = (text: LocalizedText, languages: readonly Locale[]) =>
  languages.flatMap((language) => text[language] || []);

/** Categories, then services, each name once; `languages` are those that are searched. */
export function namedServices(
  categories: readonly Category[],
  locale: Locale,
  languages: readonly Locale[] = LOCALES,
): readonly NamedService[] {
  const textsOf = (some: readonly (Service | Category)[]) =>
    some.flatMap(({ summary }) => inLanguages(summary, languages));
  const namesOf = (some: readonly (Service | Category)[]) =>
    some.flatMap(({ name }) => inLanguages(name, languages));
  const ofCategories = categories.map((category): NamedService => {
    return {
      kind: 'category',
      name: textIn(locale, category.name),
      otherNames: [...namesOf([category]), category.slug],
      texts: textsOf([category]),
      externalServiceIds: bookable(category.services),
    };
  });
  const services = categories.flatMap((category) => category.services).filter((one) => one.bookable);
  const byName = Map.groupBy(services, ({ name }) => textIn(locale, name));
  const ofServices = [...byName].map(([name, own]): NamedService => {
    const around = categories.filter((category) => category.services.some((one) => own.includes(one)));
    return {
      kind: 'service',
      name,
      otherNames: namesOf(own),
      categoryNames: [...namesOf(around), ...around.map(({ slug }) => slug)],
      texts: textsOf(own),
      externalServiceIds: [...new Set(bookable(own))],
    };
  });
  return [...ofCategories, ...ofServices].filter(
    (one) => one.name !== '' && one.externalServiceIds.length > 0,
  );
}

type Fits = (word: string, typed: string) => boolean;

/** In names in other languages and of categories words of two letters are not looked for: articles of one are words of another. */
const isBegunElsewhere: Fits = (word, typed) => typed.length > 2 && isBegun(word, typed);

const everyWordOf = (texts: readonly string[] | undefined) => (texts ?? []).flatMap(wordsOf);

const wordsByField = new WeakMap<NamedService, readonly (readonly string[])[]>();

/** The words of each field, the one that counts most first: the name, other languages, the categories, what is written about it. */
function fieldsOf(one: NamedService): readonly (readonly string[])[] {
  const { name, otherNames, categoryNames, texts } = one;
  const fields = wordsByField.get(one) ?? [[name], otherNames, categoryNames, texts].map(everyWordOf);
  wordsByField.set(one, fields);
  return fields;
}

/** The last field that is needed for all the words, by the test of each field; null: a word is in none of them. */
function lastField(one: NamedService, typed: readonly string[], tests: readonly Fits[]): number | null {
  const fields = fieldsOf(one);
  const found = typed.map((word) =>
    tests.findIndex((fits, field) => fields[field]?.some((own) => fits(own, word))),
  );
  return found.includes(-1) ? null : Math.max(...found);
}

/** Names as they are typed, then with a letter wrong. */
const BY_NAMES: readonly (readonly Fits[])[] = [
  [isBegun, isBegunElsewhere, isBegunElsewhere],
  [isMeant, isBegunElsewhere, isBegunElsewhere],
];
const BY_TEXTS: readonly Fits[] = [isBegun, isBegunElsewhere, isBegunElsewhere, isWhole];

/** Where a text is looked for: names alone, or what is written about a service as well. */
export type Searched = 'names' | 'texts';

/**
 * What a text may mean, the nearest first: names that have all its words, those that begin with it before the others, then
 * names in other languages and in categories; else what is written about services; else names that are akin to it.
 */
export function servicesMeant(
  all: readonly NamedService[],
  text: string,
  searched: Searched = 'texts',
): readonly NamedService[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const start = typed.join(' ');
  const rank = ({ name }: NamedService) => {
    const own = wordsOf(name).join(' ');
    return own === start ? 0 : own.startsWith(start) ? 1 : 2;
  };
  const inTexts = searched === 'texts' ? [BY_TEXTS] : [];
  for (const tests of [...BY_NAMES, ...inTexts, [isAkin]]) {
    const found = all.flatMap((one) => {
      const field = lastField(one, typed, tests);
      return field === null ? [] : [{ one, field, rank: rank(one) }];
    });
    if (found.length > 0)
      return found.toSorted((a, b) => a.field - b.field || a.rank - b.rank).map(({ one }) => one);
  }
  return [];
}

/**
 * The external ids of what a text means, the nearest first: the very name where there is one, else all that it may mean;
 * null: nothing.
 */
export function idsMeant(
  all: readonly NamedService[],
  text: string,
  searched: Searched = 'texts',
): readonly ExternalServiceId[] | null {
  const found = servicesMeant(all, text, searched);
  const [first] = found;
  if (!first) return null;
  const isExact = foldText(first.name) === foldText(text);
  const idsOf = (some: readonly NamedService[]) =>
    some.flatMap(({ externalServiceIds }) => externalServiceIds);
  const meant = new Set(idsOf(isExact ? [first] : found));
  // A category stands for all its services: those that are found by their own names come before the rest.
  const byName = idsOf(found.filter(({ kind }) => kind === 'service')).filter((id) => meant.has(id));
  return [...new Set([...byName, ...meant])].slice(0, MOST_NAMED);
}
