import type { Shop } from '../../catalogue/catalogue.ts';
import { isWordTyped, wordsOf } from './word-match.ts';

/**
 * Whether words that may as well be of a service are those of a shop: words of its name or address, and not letters from
 * within them, as "spa" is in "Espagne".
 */
export function isNamedIn(shop: Shop, text: string): boolean {
  // Postcodes near to it are found by its first digits.
  if (/^\d+$/u.test(text.trim())) return true;
  const { city, street, zipcode, country, otherNames = [] } = shop.address;
  const own = [shop.name, city, street, zipcode, country, ...otherNames].flatMap(wordsOf);
  return wordsOf(text).every((typed) => own.some((word) => isWordTyped(word, typed)));
}
