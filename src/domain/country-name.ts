import type { Shop } from './catalogue.ts';
import { LOCALE_TAGS, type Locale } from './locale.ts';

/** The country of an ISO code in the visitor's language; any other text stays as it is. */
export function countryName(locale: Locale, code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** The shops with their countries by name, as they are shown and searched for. */
export function withCountryNames(locale: Locale, shops: readonly Shop[]): readonly Shop[] {
  return shops.map((shop) => ({
    ...shop,
    address: { ...shop.address, country: countryName(locale, shop.address.country) },
  }));
}
