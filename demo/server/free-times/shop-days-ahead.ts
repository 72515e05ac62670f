import type { ShopDay } from '#domain/availability/calendar.ts';
import { openWithin, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { openingFrom, shopDayOf, spanOfDays, specialDaysOn } from '../booking/schedule/shop-days.ts';
import { resourceIdsOf, takenTimes } from '../booking/schedule/taken-times.ts';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../router/route.ts';
import type { ShopWithServices } from './shops-facts.ts';

/** A shop with the dates that are looked at, in their order. */
export interface LookedShop extends ShopWithServices {
  readonly dates: readonly DateKey[];
  /** Parts of the day outside of which nothing is wanted; missing or none: any time will do. */
  readonly parts?: readonly PartOfDay[];
}

/**
 * The days of shops for the scheduler, one after another as far as they are asked for; those on which a shop is closed
 * in all of the wanted parts are left out. In two queries, however many shops and days there are.
 */
export async function shopDaysAhead<Shop extends LookedShop>(
  db: Database,
  tenant: Tenant,
  looked: readonly Shop[],
  now: Instant,
): Promise<readonly { readonly one: Shop; readonly days: Iterable<ShopDay> }[]> {
  if (looked.length === 0) return [];
  const spans = looked.map(({ shop, dates }) =>
    spanOfDays(shop.timeZone, dates[0] ?? '', dates.at(-1) ?? ''),
  );
  const [special, taken] = await Promise.all([
    specialDaysOn(
      db,
      tenant.id,
      looked.map(({ shop }) => shop.id),
      [...new Set(looked.flatMap(({ dates }) => dates))],
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
  const specialOf = Map.groupBy(special, ({ shopId }) => shopId);
  return looked.map((one) => {
    const opening = openingFrom(one.shop, specialOf.get(one.shop.id) ?? [], one.dates);
    const days = function* () {
      for (const date of one.dates) {
        const open = opening.get(date) ?? [];
        if (openWithin(one.parts ?? [], open).length > 0) yield shopDayOf(one.facts, date, open, taken);
      }
    };
    return { one, days: days() };
  });
}
