import { useStore } from '@nanostores/react';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { offeredVisit } from '#domain/appointments/rebooking/offered-visit.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { valueOf } from '#stores/load.ts';
import { beginAgain } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import { beginSameVisit } from '#stores/visit/choosing/begin-same-visit.ts';
import type { VisitStore } from '#stores/visit/visit.ts';

/** Begins the same visit once more, with whom the visitor chose; null where not all of it is booked online. */
export function useSameAgain(
  { bookingCart, catalogue, company, navigation }: Site,
  visit: VisitStore,
  shop: Shop,
  { lines }: Appointment,
): (() => void) | null {
  const shopCount = valueOf(useStore(catalogue.$shops))?.length ?? 0;
  const categories = valueOf(useStore(catalogue.$categories)) ?? [];
  const offered = offeredVisit(lines, categories);
  const { services, durations, practitioners, missing } = offered;
  const isClosed = valueOf(useStore(company.$company))?.booking.active === false;
  const [first, ...others] = services;
  if (!first || missing.length > 0 || !shop.bookable || isClosed) return null;
  const place = wishedVisitPlace({
    services: [first, ...others],
    shop,
    shopCount,
    durations,
    practitioners,
  });
  return () =>
    void beginAgain(navigation, { route: place.route, query: { ...EMPTY_QUERY, ...place.query } }, () =>
      beginSameVisit({ bookingCart, visit }, offered, shop.id),
    );
}
