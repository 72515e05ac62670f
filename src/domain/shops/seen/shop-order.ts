import type { Shop } from '../../catalogue/catalogue.ts';
import type { ShopId } from '../../catalogue/ids.ts';
import type { FoundShop } from '../nearby.ts';

/** The shops that a visitor knows first, the one seen last before the others; the rest as they were. */
export function seenFirst(shops: readonly Shop[], seen: readonly ShopId[]): readonly Shop[] {
  const rank = ({ id }: Shop) => {
    const index = seen.indexOf(id);
    return index === -1 ? seen.length : index;
  };
  return shops.toSorted((a, b) => rank(a) - rank(b));
}

/** Shops that one is to be chosen from: those that take no bookings online last, else as they were. */
export function bookableFirst(found: readonly FoundShop[]): readonly FoundShop[] {
  return found.toSorted((a, b) => Number(b.shop.bookable) - Number(a.shop.bookable));
}
