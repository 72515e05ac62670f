import type { Service, Shop } from '../../catalogue/catalogue.ts';
import type { ServiceId } from '../../catalogue/ids.ts';
import { BOOKING_CART_LIMIT, shopsForCart, type BookingCart } from '../booking-cart.ts';

/** What comes of another cart's services beside those of a cart, at its shop. */
export type JoinedCarts =
  | { readonly kind: 'joined'; readonly cart: BookingCart }
  /** It has them all. */
  | { readonly kind: 'nothing-new' }
  /** Its shop offers these not. */
  | { readonly kind: 'not-at-shop'; readonly shop: Shop; readonly serviceIds: readonly ServiceId[] }
  | { readonly kind: 'no-common-shop' }
  | { readonly kind: 'full' };

/** A cart that is not the one at hand, as far as the company still has what is in it. */
export interface OtherVisit {
  readonly services: readonly Service[];
  readonly shop: Shop | null;
  /** What comes of adding it to the visit at hand. */
  readonly joining: JoinedCarts;
}

/** A visit that waits beside the one at hand, and may become it. */
export interface SavedVisit extends OtherVisit {
  /** The customer's own from an earlier visit, beside what is being booked; else one that gave way at login. */
  readonly isKept: boolean;
  /** There is a visit at hand beside it. */
  readonly hasOther: boolean;
}

/** The services of both, where the shop of the first (where it has none, any shop) offers them. */
export function joinCarts(cart: BookingCart, other: BookingCart, shops: readonly Shop[]): JoinedCarts {
  const added = other.serviceIds.filter((id) => !cart.serviceIds.includes(id));
  const joined = { ...cart, serviceIds: [...cart.serviceIds, ...added] };
  if (added.length === 0) return { kind: 'nothing-new' };
  if (joined.serviceIds.length > BOOKING_CART_LIMIT) return { kind: 'full' };
  const shop = shops.length === 1 ? shops[0] : shops.find(({ id }) => id === cart.shopId);
  if (shop) {
    const missing = added.filter((id) => !shop.serviceIds.has(id));
    if (missing.length > 0) return { kind: 'not-at-shop', shop, serviceIds: missing };
  } else if (shopsForCart(joined, shops).length === 0) return { kind: 'no-common-shop' };
  return { kind: 'joined', cart: joined };
}
