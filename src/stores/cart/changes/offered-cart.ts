import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';
import { valueOf } from '../../load.ts';

type Catalogue = Pick<CatalogueStore, '$services' | '$shops' | 'ensureCategories' | 'ensureShops'>;

/**
 * The cart as a back end takes it: without its shop where that does not offer all that the company still has of it. Null where the
 * catalogue, which is asked for, cannot be had.
 */
export async function offeredCart(catalogue: Catalogue, cart: BookingCart): Promise<BookingCart | null> {
  if (cart.shopId === null) return cart;
  const [shops, categories] = await Promise.all([catalogue.ensureShops(), catalogue.ensureCategories()]);
  if (shops.kind !== 'ready' || categories.kind !== 'ready') return null;
  const known = catalogue.$services.get();
  const shop = valueOf(catalogue.$shops.get())?.find(({ id }) => id === cart.shopId);
  const isOffered = shop && cart.serviceIds.every((id) => shop.serviceIds.has(id) || !known.has(id));
  return isOffered ? cart : { ...cart, shopId: null };
}
