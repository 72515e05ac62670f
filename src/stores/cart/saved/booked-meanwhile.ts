import { customerHistory } from '#contract/people/customers.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { textIn } from '#domain/locale.ts';
import type { Api } from '#platform/api/api.ts';
import type { Clock } from '#platform/ports.ts';
import { parseBookedVisits, type BookedVisit } from '#platform/wire/booking/booked-visits.ts';
import type { CatalogueStore } from '../../company/catalogue.ts';
import { valueOf } from '../../load.ts';
import { isBeingBooked } from '../../visitor/open-visits.ts';
import type { ScopedStorage } from '../../visitor/scoped-storage.ts';
import type { SavedCart } from '../saved-cart-storage.ts';

export interface BookedMeanwhileTools {
  readonly api: Api;
  readonly clock: Clock;
  readonly storage: ScopedStorage;
  readonly catalogue: Pick<CatalogueStore, '$services' | '$shops' | 'ensureCategories' | 'ensureShops'>;
}

const LATEST = 10;
/** A cart that gave way may have ended by a booking before this browser heard of that. */
const DAY = 86_400_000;

/** Whether the customer has booked a saved cart since it was saved, on whatever device; false where nobody can say. */
export async function isBookedMeanwhile(
  { api, clock, catalogue, storage }: BookedMeanwhileTools,
  { cart, isKept, savedAt }: SavedCart<BookingCart>,
): Promise<boolean> {
  // What this tab is sending itself is not asked about.
  if (isBeingBooked(storage)) return false;
  const answer = await api.ask(customerHistory, parseBookedVisits, {
    query: { page: 1, itemPerPage: LATEST },
  });
  if (answer.kind !== 'ok') return false;
  await Promise.all([catalogue.ensureCategories(), catalogue.ensureShops()]);
  // The back end's clock tells when something was booked.
  const since = savedAt + (api.now() - clock.now()) - (isKept ? 0 : DAY);
  return answer.value.some((visit) => visit.bookedAt >= since && isOf(catalogue, cart, visit));
}

/** Whether all of a cart is in a visit, of which the history names services by their words alone. */
function isOf(
  { $services, $shops }: Pick<BookedMeanwhileTools['catalogue'], '$services' | '$shops'>,
  { serviceIds, shopId }: BookingCart,
  visit: BookedVisit,
): boolean {
  const shop = valueOf($shops.get())?.find(({ id }) => id === shopId);
  const known = $services.get();
  const wanted = serviceIds.flatMap((id) => known.get(id)?.name ?? []);
  // A service that is not known may be another one.
  if (wanted.length < serviceIds.length) return false;
  const booked = new Set(visit.services.map((name) => textIn('fr', name)));
  const isWhole = wanted.every((name) => booked.has(textIn('fr', name)));
  return isWhole && (!shop || shop.externalId === visit.externalShopId);
}
