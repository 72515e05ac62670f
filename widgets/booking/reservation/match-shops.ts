import type { Shop } from '#domain/catalogue.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Shops that a text finds: by name, city, country or address whatever the case and accents; a number by the start of
 * the zip code, and where none has it by its first two digits. An empty text finds all.
 */
export function matchShops(shops: readonly Shop[], text: string): readonly Shop[] {
  const wanted = plain(text);
  if (wanted === '') return shops;
  if (/^\d+$/.test(wanted)) {
    const exact = shops.filter(({ address }) => address.zipcode.startsWith(wanted));
    return exact.length > 0
      ? exact
      : shops.filter(({ address }) => address.zipcode.startsWith(wanted.slice(0, 2)));
  }
  return shops.filter(({ name, address }) =>
    [name, address.city, address.country, address.street].some((part) => plain(part).includes(wanted)),
  );
}
