import type { Shop } from '../catalogue/catalogue.ts';
import { withCountryNames } from '../country-name.ts';
import type { Locale } from '../locale.ts';

/** Shops ready to be searched: each one's texts are folded once, not at every key. */
export interface ShopIndex {
  /** With their countries as the visitor reads them. */
  readonly shops: readonly Shop[];
  /** By shop: name, city with its other names, country and street. */
  readonly texts: readonly string[];
}

/** A text without case and accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const indexes = new WeakMap<readonly Shop[], Map<Locale, ShopIndex>>();

/** The index of a list of shops in a language; made when it is first asked for. */
export function shopIndex(shops: readonly Shop[], locale: Locale): ShopIndex {
  const byLocale = indexes.get(shops) ?? new Map<Locale, ShopIndex>();
  indexes.set(shops, byLocale);
  const cached = byLocale.get(locale);
  if (cached !== undefined) return cached;
  const named = withCountryNames(locale, shops);
  const texts = named.map(({ name, address }) =>
    // No text that is typed holds a line end: what is found lies within one of them.
    [name, address.city, address.country, address.street, ...(address.otherNames ?? [])]
      .map(foldText)
      .join('\n'),
  );
  const made = { shops: named, texts };
  byLocale.set(locale, made);
  return made;
}

/**
 * Shops that a text finds: by name, city in any of its names, country or address whatever the case and accents; a number by the start of
 * the zip code, and where none has it by its first two digits. An empty text finds all.
 */
export function searchShops({ shops, texts }: ShopIndex, text: string): readonly Shop[] {
  const wanted = foldText(text);
  if (wanted === '') return shops;
  if (!/^\d+$/.test(wanted)) return shops.filter((_, index) => texts[index]?.includes(wanted));
  const exact = shops.filter(({ address }) => address.zipcode.startsWith(wanted));
  if (exact.length > 0) return exact;
  return shops.filter(({ address }) => address.zipcode.startsWith(wanted.slice(0, 2)));
}
