import type { EarliestWire } from '#contract/booking/earliest.schemas.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { firstFreeDay } from '#domain/availability/visit-search.ts';
import {
  externalServiceId,
  externalShopId,
  type ExternalServiceId,
  type ExternalShopId,
} from '#domain/catalogue/ids.ts';
import { addDays, daysFrom, type DateKey } from '#domain/time/date-key.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { WallRange } from '#domain/time/minutes.ts';
import type { ShopFacts } from '../booking/schedule/shop-facts.ts';
import { openingFrom, shopDayOf, spanOfDays, specialDaysOn } from '../booking/schedule/shop-days.ts';
import { resourceIdsOf, takenTimes, type TakenTimes } from '../booking/schedule/taken-times.ts';
import { limitsOf } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../router/route.ts';
import { shopsWithService, type ShopWithService } from './shops-facts.ts';

export interface EarliestQuery {
  readonly externalShopIds: readonly ExternalShopId[];
  /** Null: the shortest that each shop offers. */
  readonly externalServiceId: ExternalServiceId | null;
  readonly now: Instant;
}

/** Days that are looked at: most shops have something free in the first few, the others are looked at for longer. */
const FIRST_DAYS = 4;
const LATER_DAYS = 24;

/**
 * The earliest free time of each shop, by the scheduler that books: three queries for the shops, and two for each of at
 * most two stretches of days, however many shops there are. In the order that they were asked for.
 */
export async function earliestTimes(
  db: Database,
  tenant: Tenant,
  { externalShopIds, externalServiceId: wanted, now }: EarliestQuery,
): Promise<EarliestWire[]> {
  const found = await shopsWithService(db, tenant, { externalShopIds, externalServiceId: wanted });
  const byId = new Map(found.map((one) => [externalShopId(one.shop.externalId), one]));
  const soon = await startsWithin(db, tenant, { found, from: 0, days: FIRST_DAYS, now });
  const rest = found.filter(({ shop, service }) => service !== null && !soon.has(shop.id));
  const late = await startsWithin(db, tenant, { found: rest, from: FIRST_DAYS, days: LATER_DAYS, now });
  return externalShopIds.flatMap((id): EarliestWire[] => {
    const one = byId.get(id);
    if (!one) return [];
    const start = soon.get(one.shop.id) ?? late.get(one.shop.id);
    return [
      {
        shopid: id,
        serviceid: one.service?.article.externalId ?? '',
        start: start === undefined ? null : new Date(start).toISOString(),
      },
    ];
  });
}

interface Stretch {
  readonly found: readonly ShopWithService[];
  /** Days from the shop's today on. */
  readonly from: number;
  readonly days: number;
  readonly now: Instant;
}

/** By shop id the first free instant among the days. */
async function startsWithin(
  db: Database,
  tenant: Tenant,
  { found, from, days, now }: Stretch,
): Promise<ReadonlyMap<string, Instant>> {
  const looked = found.flatMap(({ shop, service }) =>
    service ? [{ shop, ...service, dates: daysFrom(addDays(dateAt(now, shop.timeZone), from), days) }] : [],
  );
  if (looked.length === 0) return new Map();
  const dates = [...new Set(looked.flatMap((one) => one.dates))];
  const spans = looked.map(({ shop, dates: own }) => spanOf(shop.timeZone, own));
  const [special, taken] = await Promise.all([
    specialDaysOn(
      db,
      tenant.id,
      looked.map(({ shop }) => shop.id),
      dates,
    ),
    takenTimes(db, {
      companyId: tenant.id,
      resourceIds: looked.flatMap(({ facts }) => resourceIdsOf(facts.services.values())),
      within: {
        start: instant(Math.min(...spans.map(({ start }) => start))),
        end: instant(Math.max(...spans.map(({ end }) => end))),
      },
      now,
      visitKey: null,
    }),
  ]);
  const daysOff = Map.groupBy(special, ({ shopId }) => shopId);
  const limits = limitsOf(tenant, now);
  const starts = new Map<string, Instant>();
  for (const { shop, article, facts, dates: own } of looked) {
    const opening = openingFrom(shop, daysOff.get(shop.id) ?? [], own);
    const line = {
      externalServiceId: externalServiceId(article.externalId),
      durationMinutes: article.duration,
      pauseMinutes: article.pause,
      practitionerCount: article.requiredPractitioners,
      practitionerId: null,
    };
    const free = firstFreeDay(daysOf(facts, own, opening, taken), [line], limits);
    const [first] = free?.starts ?? [];
    if (first) starts.set(shop.id, first.startsAt);
  }
  return starts;
}

/** One day after another, as far as they are looked at. */
function* daysOf(
  facts: ShopFacts,
  dates: readonly DateKey[],
  opening: ReadonlyMap<DateKey, readonly WallRange[]>,
  taken: TakenTimes,
) {
  for (const date of dates) yield shopDayOf(facts, date, opening.get(date) ?? [], taken);
}

function spanOf(timeZone: string, dates: readonly DateKey[]) {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return spanOfDays(timeZone, first, last);
}
