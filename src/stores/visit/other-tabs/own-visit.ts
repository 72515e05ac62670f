import type { Hold } from '#domain/appointments/appointment.ts';
import { cartOfHold } from '#domain/carts/cart-of-hold.ts';
import type { OtherVisit } from '#domain/carts/joining/join-carts.ts';
import { bookableShops, visitBeside } from '../../cart/saved-visit.ts';
import type { Site } from '../../site.ts';

/**
 * What the visit at hand has that a time held in another tab is not for, and what comes of both together; its shop where that is
 * another one. Null where nothing of it could be booked.
 */
export function ownVisitBesideHold(
  stores: Pick<Site, 'bookingCart' | 'catalogue'>,
  hold: Hold,
): OtherVisit | null {
  const services = stores.catalogue.$services.get().values();
  const held = cartOfHold(hold, services, bookableShops(stores));
  const now = stores.bookingCart.$cart.get();
  const serviceIds = now.serviceIds.filter((id) => !held.serviceIds.includes(id));
  const own = visitBeside(stores, held, { ...now, serviceIds });
  return own && { ...own, shop: own.shop?.id === held.shopId ? null : own.shop };
}
