import {
  findEarliest,
  MOST_EARLIEST_SHOPS,
  MOST_SEARCHED_DAYS,
  searchFreeTimes,
} from '#contract/booking/earliest.ts';
import type { FreeTimesWire } from '#contract/booking/earliest.schemas.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { dayPartOf } from '#domain/availability/hours/day-part.ts';
import { externalServiceId, externalShopId, type ExternalServiceId } from '#domain/catalogue/ids.ts';
import { addDays, daysBetween, daysFrom, isDateKey, type DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { Database } from '../../database/database.ts';
import { servicesOfCategory } from '../../free-times/candidate-shops.ts';
import { earliestTimes } from '../../free-times/earliest-times.ts';
import { freeTimes } from '../../free-times/free-times.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, Refusal, refuse } from '../../http/refusal.ts';
import { answer, isClosed, type Incoming, type ServerRoute, type Tenant } from '../../router/route.ts';

export function earliestRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(findEarliest, (incoming) => earliest(db, incoming)),
    answer(searchFreeTimes, (incoming) => search(db, incoming)),
  ];
}

async function earliest(db: Database, { tenant, query, now }: Incoming<typeof findEarliest>) {
  const externalShopIds = [...new Set(listed(query.shopids).map(externalShopId))];
  if (externalShopIds.length === 0) return refuse('param_missing', { field: 'shopids' });
  if (externalShopIds.length > MOST_EARLIEST_SHOPS) return invalidField('shopids');
  const services = servicesOf(query);
  if (services.length > BOOKING_CART_LIMIT) return invalidField('serviceids');
  // What takes no appointments has no earliest one.
  if (isClosed(tenant) || !tenant.profile.booker.appointments) return [];
  return earliestTimes(db, tenant, {
    externalShopIds,
    externalServiceIds: services.map(externalServiceId),
    now,
  });
}

/** Kilometres. */
const DEFAULT_RADIUS = 50;

const NOTHING: FreeTimesWire = { next: null, shops: [] };

async function search(db: Database, { tenant, query, now }: Incoming<typeof searchFreeTimes>) {
  const days = daysOf(query, now);
  if (days instanceof Refusal) return days;
  const { latitude, longitude, radius: kilometres = DEFAULT_RADIUS } = query;
  if ((latitude === undefined) !== (longitude === undefined))
    return invalidField(latitude === undefined ? 'latitude' : 'longitude');
  const named = listed(query.parts);
  const parts = named.flatMap((part) => dayPartOf(part) ?? []);
  if (parts.length < named.length) return invalidField('parts');
  const near = dayPartOf(query.near ?? '');
  if (query.near !== undefined && near === null) return invalidField('near');
  if (isClosed(tenant) || !tenant.profile.booker.appointments) return NOTHING;
  const shopIds = listed(query.shopids);
  return freeTimes(db, tenant, {
    externalServiceIds: await wantedServices(db, tenant, query),
    externalShopIds: query.shopids === undefined ? null : shopIds.map(externalShopId),
    around:
      latitude === undefined || longitude === undefined
        ? null
        : { point: { latitude, longitude }, kilometres },
    datesAt: (timeZone) => days.filter((day) => day >= dateAt(now, timeZone)),
    parts,
    near,
    durationMinutes: query.duration ?? null,
    skip: query.skip ?? 0,
    now,
  });
}

type SearchQuery = Incoming<typeof searchFreeTimes>['query'];

/** The days of a search; they begin, where it does not say, a day before that of UTC: somewhere it is still that day. */
function daysOf({ from, to }: SearchQuery, now: Instant): readonly DateKey[] | Refusal {
  if (from !== undefined && !isDateKey(from)) return invalidField('from');
  if (to !== undefined && !isDateKey(to)) return invalidField('to');
  const first = from ?? (to === undefined ? addDays(dateAt(now, 'UTC'), -1) : to);
  const most = from === undefined && to === undefined ? MOST_SEARCHED_DAYS + 1 : MOST_SEARCHED_DAYS;
  const count = to === undefined ? most : daysBetween(first, to) + 1;
  if (count < 1 || count > most) return invalidField('to');
  return daysFrom(first, count);
}

/** Any of the named services and of those of the named category; null: whatever there is. */
async function wantedServices(
  db: Database,
  tenant: Tenant,
  { anyof, categoryid }: SearchQuery,
): Promise<readonly ExternalServiceId[] | null> {
  if (anyof === undefined && categoryid === undefined) return null;
  const ofCategory = categoryid === undefined ? [] : await servicesOfCategory(db, tenant, categoryid);
  return [...new Set([...listed(anyof), ...ofCategory].map(externalServiceId))];
}

/** The services of one visit, a list before a single one. */
function servicesOf({ serviceid, serviceids }: Incoming<typeof findEarliest>['query']): readonly string[] {
  const visit = listed(serviceids);
  return visit.length > 0 || serviceid === undefined ? visit : [serviceid];
}

function listed(text = ''): readonly string[] {
  return text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
}
