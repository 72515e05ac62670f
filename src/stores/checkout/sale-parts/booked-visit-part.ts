import { atom } from 'nanostores';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';
import type { SalePart } from './sale-part.ts';

const $nothing = atom(null);

/** The visit whose time another tab holds: it is not ordered here, but where its payment is told of here, it leaves the cart of all tabs. */
export function bookedVisitPart(
  bookingCart: Pick<BookingCartStore, '$lines' | 'finish'>,
  catalogue: Pick<CatalogueStore, 'ensureCategories'>,
): SalePart {
  return {
    kind: 'visit',
    $wish: $nothing,
    $shop: $nothing,
    lines: () => [],
    takeSold({ lines }, { appointmentId }) {
      if (appointmentId === null) return;
      const sold = new Set(lines.flatMap(({ kind, id }) => (kind === 'visit' ? [id] : [])));
      void catalogue.ensureCategories().then(() => {
        const services = bookingCart.$lines.get();
        // The next visit may be in the cart by now.
        const isSold = services.every(({ externalId }) => sold.has(externalId));
        if (services.length > 0 && isSold) bookingCart.finish(appointmentId);
      });
    },
    reread: () => Promise.resolve(),
  };
}
