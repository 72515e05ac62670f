import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { joinCarts, type OtherVisit, type SavedVisit } from '#domain/carts/joining/join-carts.ts';
import { valueOf } from '../load.ts';
import type { Site } from '../site.ts';
import { BOOKING_CART } from './booking-cart.ts';
import { isInCart } from './changes/change-cart.ts';
import { hasAllOf } from './cart-kind.ts';

type Stores = Pick<Site, 'bookingCart' | 'catalogue'>;

/** Those that take bookings online; none before they are known. */
export const bookableShops = ({ catalogue }: Pick<Stores, 'catalogue'>) =>
  (valueOf(catalogue.$shops.get()) ?? []).filter(({ bookable }) => bookable);

/** What of a cart can still be booked, and what comes of it beside another one; null where nothing can. */
export function visitBeside(
  stores: Pick<Stores, 'catalogue'>,
  cart: BookingCart,
  other: BookingCart,
): OtherVisit | null {
  const known = stores.catalogue.$services.get();
  const services = other.serviceIds.flatMap((id) => known.get(id) ?? []).filter(({ bookable }) => bookable);
  if (services.length === 0) return null;
  const shops = bookableShops(stores);
  const shop = shops.find(({ id }) => id === other.shopId) ?? null;
  const found = { serviceIds: services.map(({ id }) => id), shopId: shop?.id ?? null };
  return { services, shop, joining: joinCarts(cart, found, shops) };
}

/** A cart that is not the one at hand; null where nothing of it is to be had any more. */
const otherVisit = (stores: Stores, other: BookingCart) =>
  visitBeside(stores, stores.bookingCart.$cart.get(), other);

/** Null where there is none, it is the one at hand, or nothing of it is to be had any more. */
export function savedVisit(stores: Stores): SavedVisit | null {
  const saved = stores.bookingCart.$saved.get();
  const cart = stores.bookingCart.$cart.get();
  // Another tab may have put it aside.
  if (!saved || hasAllOf(BOOKING_CART, cart, saved.cart)) return null;
  const visit = otherVisit(stores, saved.cart);
  return visit && { ...visit, isKept: saved.isKept, hasOther: cart.serviceIds.length > 0 };
}

/** What another tab has made of the cart, beside the reservation that is open in this one; null where it has nothing. */
export function visitElsewhere(stores: Stores): OtherVisit | null {
  const cart = stores.bookingCart.elsewhere.$cart.get();
  return cart && otherVisit(stores, cart);
}

/** Adds a visit to the one at hand; false where that cannot be. */
function join({ bookingCart }: Stores, other: OtherVisit | null): boolean {
  if (other?.joining.kind !== 'joined') return false;
  const { serviceIds, shopId } = other.joining.cart;
  return isInCart(bookingCart.replace(serviceIds, shopId));
}

/** Adds what can still be booked of a cart to the visit at hand; false where that cannot be. */
export const joinCart = (stores: Stores, other: BookingCart): boolean =>
  join(stores, otherVisit(stores, other));

export function joinSavedVisit(stores: Stores): boolean {
  const { $saved, withStorage } = stores.bookingCart;
  const saved = $saved.get();
  if (!saved || !join(stores, savedVisit(stores))) return false;
  // By its name: another one may have been saved by the change.
  void withStorage((storage) => storage.forget(saved.cart));
  return true;
}

export function joinVisitElsewhere(stores: Stores): boolean {
  const { elsewhere } = stores.bookingCart;
  return elsewhere.addBy(() => join(stores, visitElsewhere(stores)));
}
