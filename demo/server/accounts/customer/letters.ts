import { isLocale, type Locale } from '#domain/locale.ts';
import type { UserRow } from './customers.ts';

/** The language of a letter to a customer: the one that they have chosen, else the one that they use the site in. Null: nobody is known there. */
export function languageOfLetters(customer: Pick<UserRow, 'language'> | null, spoken: Locale): Locale {
  return customer !== null && isLocale(customer.language) ? customer.language : spoken;
}
