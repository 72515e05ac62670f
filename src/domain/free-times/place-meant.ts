import type { Shop } from '../catalogue/catalogue.ts';
import type { FoundTown } from '../shops/nearby.ts';
import { foldText, searchShops, shopIndex } from '../shops/shop-search.ts';
import { knownTowns } from '../shops/towns/known-towns.ts';
import { townMeant } from '../shops/towns/shops-instead.ts';
import { townCalled, townMisspelt, townsOf } from '../shops/towns/town.ts';
import type { Locale } from '../locale.ts';
import { MOST_NAMED } from './matching/named-services.ts';

/** What a text says of the place. */
export type PlaceMeant =
  | { readonly kind: 'anywhere' }
  /** Around the visitor. */
  | { readonly kind: 'near' }
  /** `isOwn`: the company has a shop there, or next to it. `isGuessed`: by a letter it is called otherwise. */
  | {
      readonly kind: 'town';
      readonly town: FoundTown;
      readonly isOwn: boolean;
      readonly isGuessed?: boolean;
    }
  | { readonly kind: 'shops'; readonly shops: readonly Shop[] }
  | { readonly kind: 'unknown' };

/** "Near me" as the field suggests it, in each language: an address that is shared may be read in another one. */
const NEAR_ME: Readonly<Record<Locale, string>> = {
  fr: 'autour de moi',
  de: 'in meiner nahe',
  en: 'near me',
  es: 'cerca de mi',
  it: 'vicino a me',
};

/**
 * A town of the company's, else shops by name, address or postcode, else a larger town that is known, else one of these with a
 * letter wrong.
 */
export function placeMeant(text: string, shops: readonly Shop[], locale: Locale): PlaceMeant {
  if (text.trim() === '') return { kind: 'anywhere' };
  if (Object.values(NEAR_ME).includes(foldText(text))) return { kind: 'near' };
  if (townCalled(text, townsOf(shops))) {
    const own = townMeant(text, shops);
    if (own) return { kind: 'town', town: own, isOwn: true };
  }
  const found = searchShops(shopIndex(shops, locale), text);
  if (found.length > 0) return { kind: 'shops', shops: found.slice(0, MOST_NAMED) };
  const town = townCalled(text, knownTowns());
  if (town) return { kind: 'town', town, isOwn: false };
  const guess = townMisspelt(text, [...townsOf(shops), ...knownTowns()]);
  if (!guess) return { kind: 'unknown' };
  const own = townCalled(guess.name, townsOf(shops)) && townMeant(guess.name, shops);
  return { kind: 'town', town: own ?? guess, isOwn: own !== null, isGuessed: true };
}
