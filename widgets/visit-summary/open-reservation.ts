import type { ReservationStep } from '#domain/reservation/reservation-step.ts';
import { serviceRoute } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';

/**
 * Opens the reservation of everything in the cart, at the step that is to be done next unless one is named: in place, where this element has the page's address, else in the
 * one beside it that shows reservations. False where a listener prevented it, or nothing is in the cart.
 */
export function openReservation(
  { bookingCart, catalogue, navigation, reservations }: Site,
  step?: ReservationStep,
): boolean {
  const lines = bookingCart.$lines.get();
  const [first] = lines;
  if (!first) return false;
  const shopCount = valueOf(catalogue.$shops.get())?.length ?? 0;
  const shop = bookingCart.$shop.get();
  const category = first.categorySlugs[0] ?? '-';
  const route = serviceRoute(shop?.slug ?? null, shopCount, category, first.slug);
  const query = { page: 'reserved', step, cart: lines.map(({ id }) => id) } as const;
  const asked = navigation.mode === 'history' ? null : reservations.ask(route, query);
  // With none beside it, the host page hears of the wish by the element's own events.
  return asked ?? navigation.open(route, query);
}
