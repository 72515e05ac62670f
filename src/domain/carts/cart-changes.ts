import type { Service } from '../catalogue/catalogue.ts';
import type { BookingCart } from './booking-cart.ts';

/** What became of a cart. */
export interface CartChanges {
  readonly removed: readonly Service[];
  readonly added: readonly Service[];
  readonly isOtherShop: boolean;
  readonly isEmpty: boolean;
}

/** Null where it is as before, as far as these services tell. */
export function cartChanges(
  before: BookingCart,
  now: BookingCart,
  services: ReadonlyMap<string, Service>,
): CartChanges | null {
  const without = (from: BookingCart, other: BookingCart) =>
    from.serviceIds.filter((id) => !other.serviceIds.includes(id)).flatMap((id) => services.get(id) ?? []);
  const removed = without(before, now);
  const added = without(now, before);
  const isOtherShop = before.shopId !== null && before.shopId !== now.shopId;
  if (removed.length + added.length === 0 && !isOtherShop) return null;
  return { removed, added, isOtherShop, isEmpty: now.serviceIds.length === 0 };
}
