import { LOCALE_TAGS, type Locale } from '../locale.ts';

/** "Inès, Maud et Théo": names one after another as a language lists them. */
export function listOfNames(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(LOCALE_TAGS[locale]).format(names);
}
