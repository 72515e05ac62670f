import { allServices, isBookableAt, type Category, type Service, type Shop } from '../catalogue/catalogue.ts';
import type { ServiceId } from '../catalogue/ids.ts';

/**
 * The service whose free times a shop shows where none is named: the first of those that the visitor has had in hand, else
 * the first of the catalogue. Null where nothing can be booked there.
 */
export function offeredService(
  categories: readonly Category[],
  shop: Shop,
  recent: readonly ServiceId[],
): Service | null {
  const offered = allServices(categories).filter((service) => isBookableAt(service, shop));
  const known = recent.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  return known[0] ?? offered[0] ?? null;
}
