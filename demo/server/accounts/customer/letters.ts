import { isLocale, type Locale } from '#domain/locale.ts';
import type { UserRow } from './customers.ts';

/** The language of a letter to a customer: the one that they have chosen, else the one that they use the site in. */
export function languageOfLetters({ language }: Pick<UserRow, 'language'>, spoken: Locale): Locale {
  return isLocale(language) ? language : spoken;
}
