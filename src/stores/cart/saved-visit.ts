import { joinCarts, type SavedVisit } from '#domain/carts/join-carts.ts';
import { valueOf } from '../load.ts';
import type { Site } from '../site.ts';

type Stores = Pick<Site, 'bookingCart' | 'catalogue'>;

/** Null where there is none, or nothing of it is to be had any more. */
export function savedVisit({ bookingCart, catalogue }: Stores): SavedVisit | null {
  const saved = bookingCart.$saved.get();
  if (!saved) return null;
  const known = catalogue.$services.get();
  const services = saved.cart.serviceIds.flatMap((id) => known.get(id) ?? []).filter((one) => one.bookable);
  if (services.length === 0) return null;
  const shops = (valueOf(catalogue.$shops.get()) ?? []).filter(({ bookable }) => bookable);
  const shop = shops.find(({ id }) => id === saved.cart.shopId) ?? null;
  const other = { serviceIds: services.map(({ id }) => id), shopId: shop?.id ?? null };
  const cart = bookingCart.$cart.get();
  const hasOther = cart.serviceIds.length > 0;
  return { services, shop, isKept: saved.isKept, hasOther, joining: joinCarts(cart, other, shops) };
}

/** Adds it to the visit at hand; false where that cannot be. */
export function joinSavedVisit(stores: Stores): boolean {
  const joining = savedVisit(stores)?.joining;
  if (joining?.kind !== 'joined') return false;
  const { serviceIds, shopId } = joining.cart;
  const { kind } = stores.bookingCart.replace(serviceIds, shopId);
  if (kind !== 'added' && kind !== 'choose-shop') return false;
  stores.bookingCart.dropSaved();
  return true;
}
