import { atom, computed, type ReadableAtom } from 'nanostores';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { CatalogueStore } from '../company/catalogue.ts';

/** The cart without the services that the company has no longer, as far as its categories tell. */
export interface CurrentCart {
  readonly $current: ReadableAtom<BookingCart>;
  /** How many of the cart were gone since it was last empty. */
  readonly $gone: ReadableAtom<number>;
  currentOf(cart: BookingCart): BookingCart;
  forget(): void;
}

export function createCurrentCart(
  $cart: ReadableAtom<BookingCart>,
  { $categories, $services }: Pick<CatalogueStore, '$categories' | '$services'>,
): CurrentCart {
  // A company without any service is rather an answer that was not understood.
  const isCatalogueKnown = () => $categories.get().kind === 'ready' && $services.get().size > 0;
  const currentOf = (cart: BookingCart): BookingCart => {
    const serviceIds = isCatalogueKnown()
      ? cart.serviceIds.filter((id) => $services.get().has(id))
      : cart.serviceIds;
    return serviceIds.length === cart.serviceIds.length ? cart : { ...cart, serviceIds };
  };
  const $current = computed([$cart, $categories, $services], currentOf);
  const $gone = atom(0);
  const forget = $current.subscribe(({ serviceIds }) => {
    const all = $cart.get().serviceIds.length;
    $gone.set(all === 0 ? 0 : Math.max($gone.get(), all - serviceIds.length));
  });
  return { $current, $gone, currentOf, forget };
}
