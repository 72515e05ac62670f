import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { joinCarts } from '#domain/carts/joining/join-carts.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';
import { valueOf } from '../../load.ts';
import type { Join } from '../saved/cart-rules.ts';

/** How visits are joined, by the shops of the catalogue, which are asked for; where they cannot be had, none are. */
export async function visitJoin(
  catalogue: Pick<CatalogueStore, '$shops' | 'ensureShops'>,
): Promise<Join<BookingCart>> {
  await catalogue.ensureShops();
  const shops = (valueOf(catalogue.$shops.get()) ?? []).filter(({ bookable }) => bookable);
  return (cart, added) => {
    if (cart.serviceIds.length === 0) return { cart: added, isWhole: true };
    // Another shop that was chosen since is the visitor's wish.
    if (cart.shopId !== null && added.shopId !== null && cart.shopId !== added.shopId) return null;
    const joining = joinCarts(cart, added, shops);
    if (joining.kind === 'joined') return { cart: joining.cart, isWhole: true };
    return joining.kind === 'nothing-new' ? { cart, isWhole: true } : null;
  };
}
