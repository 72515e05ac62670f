import { atom, computed, type ReadableAtom } from 'nanostores';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { ServiceId } from '#domain/catalogue/ids.ts';
import type { CatalogueStore } from '../company/catalogue.ts';

/** What the company has no longer of a cart. */
export interface WithdrawnServices {
  /** How many of the cart were gone since it was last empty. */
  readonly $gone: ReadableAtom<number>;
  /** Those that were withdrawn last, as far as this page has known them. */
  readonly $withdrawn: ReadableAtom<readonly Service[]>;
}

/** The cart without the services that the company has no longer, as far as its categories tell. */
export interface CurrentCart {
  readonly $current: ReadableAtom<BookingCart>;
  readonly gone: WithdrawnServices;
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
  const $withdrawn = atom<readonly Service[]>([]);
  const known = new Map<ServiceId, Service | undefined>();
  const forget = $current.subscribe(({ serviceIds }) => {
    const all = $cart.get().serviceIds;
    for (const id of all) known.set(id, $services.get().get(id) ?? known.get(id));
    $gone.set(all.length === 0 ? 0 : Math.max($gone.get(), all.length - serviceIds.length));
    const left = all.filter((id) => !serviceIds.includes(id)).flatMap((id) => known.get(id) ?? []);
    if (all.length === 0 || left.length > 0) $withdrawn.set(left);
  });
  return { $current, gone: { $gone, $withdrawn }, currentOf, forget };
}
