import { joinCarts, type VisitBeside } from '#domain/carts/join-carts.ts';
import { valueOf } from '../load.ts';
import type { Site } from '../site.ts';

type Stores = Pick<Site, 'bookingCart' | 'catalogue'>;

/** Null where there is none, or nothing of it is to be had any more. */
export function visitBeside({ bookingCart, catalogue }: Stores): VisitBeside | null {
  const aside = bookingCart.$aside.get();
  if (!aside) return null;
  const known = catalogue.$services.get();
  const services = aside.cart.serviceIds.flatMap((id) => known.get(id) ?? []).filter((one) => one.bookable);
  if (services.length === 0) return null;
  const shops = (valueOf(catalogue.$shops.get()) ?? []).filter(({ bookable }) => bookable);
  const shop = shops.find(({ id }) => id === aside.cart.shopId) ?? null;
  const other = { serviceIds: services.map(({ id }) => id), shopId: shop?.id ?? null };
  return { services, shop, isKept: aside.isKept, joining: joinCarts(bookingCart.$cart.get(), other, shops) };
}

/** Adds it to the visit at hand; false where that cannot be. */
export function joinVisitBeside(stores: Stores): boolean {
  const joining = visitBeside(stores)?.joining;
  if (joining?.kind !== 'joined') return false;
  const { serviceIds, shopId } = joining.cart;
  const { kind } = stores.bookingCart.replace(serviceIds, shopId);
  if (kind !== 'added' && kind !== 'choose-shop') return false;
  stores.bookingCart.dropAside();
  return true;
}
