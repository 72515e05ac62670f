import type { Shop } from './catalogue/catalogue.ts';
import { LOCALE_TAGS, LOCALES, type Locale } from './locale.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Made once a language: making one takes longer than asking it a thousand times. */
function namesIn(locale: Locale): Intl.DisplayNames {
  const displayNames = names.get(locale) ?? new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' });
  names.set(locale, displayNames);
  return displayNames;
}

/** The country of an ISO code in the visitor's language; any other text stays as it is. */
export function countryName(locale: Locale, code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return namesIn(locale).of(code.toUpperCase()) ?? code;
}

/** The shops with their countries by name, as they are shown and searched for. */
export function withCountryNames(locale: Locale, shops: readonly Shop[]): readonly Shop[] {
  return shops.map((shop) => ({
    ...shop,
    address: { ...shop.address, country: countryName(locale, shop.address.country) },
  }));
}

/**
 * A company has one name for a group of shops, in whichever language: where that is the country's in which all of them lie, it is
 * said in the visitor's.
 */
export function groupName(locale: Locale, name: string, countries: readonly string[]): string {
  const [code = '', ...others] = new Set(countries.map((country) => country.toUpperCase()));
  const isCountry = others.length === 0 && LOCALES.some((each) => countryName(each, code) === name);
  return isCountry ? countryName(locale, code) : name;
}
