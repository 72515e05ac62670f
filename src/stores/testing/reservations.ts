import { atom } from 'nanostores';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import type { Page } from './visitor.ts';
import type { VisitStore } from '../visit/visit.ts';

const place = { route: { kind: 'services' as const }, query: { ...EMPTY_QUERY, page: 'reserved' as const } };

/** Of an element that shows a reservation. */
export const RESERVED = { $place: atom(place), open: () => true };

/** Puts the reservation on the screen of a page, as an element does that shows it; the result takes it away. */
export function showReservation({ site }: Pick<Page, 'site'>, visit: VisitStore): () => void {
  const offs = [site.reservations.serve({ ...RESERVED }), visit.otherTabs.show()];
  return () => offs.forEach((off) => off());
}
