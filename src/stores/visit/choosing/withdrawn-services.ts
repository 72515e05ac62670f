import { atom } from 'nanostores';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';

export interface WithdrawnServicesTools {
  readonly bookingCart: Pick<BookingCartStore, '$cart' | '$lines'>;
  readonly catalogue: Pick<CatalogueStore, '$categories'>;
}

/** Remembers the services of the visit that the catalogue loses while this page shows it: what is not known any more has no name. */
export function createWithdrawnServices({ bookingCart, catalogue }: WithdrawnServicesTools) {
  const { $cart, $lines } = bookingCart;
  const $withdrawn = atom<readonly Service[]>([]);
  let before: readonly Service[] = [];

  function follow(lines: readonly Service[]): void {
    if (catalogue.$categories.get().kind !== 'ready') return;
    const { serviceIds } = $cart.get();
    // What the visitor takes out is in the cart no more either.
    const lost = before.filter(({ id }) => serviceIds.includes(id) && lines.every((line) => line.id !== id));
    before = lines;
    if (serviceIds.length === 0) $withdrawn.set([]);
    else if (lost.length > 0) $withdrawn.set([...$withdrawn.get(), ...lost]);
  }

  return { shown: { $withdrawn }, follow: () => $lines.subscribe(follow) };
}
