import { and, eq, inArray } from 'drizzle-orm';
import type { ShopDay } from '#domain/availability/calendar.ts';
import { zonedDayOf, endOfDay } from '#domain/availability/hours/clock-change.ts';
import { openingHours, type SpecialDay } from '#domain/availability/hours/opening-hours.ts';
import { shopDay, type ResourceHours, type ServiceHours } from '#domain/availability/hours/shop-day.ts';
import { weekday, type DateKey } from '#domain/time/date-key.ts';
import type { InstantRange } from '#domain/time/instant.ts';
import { wallMinute } from '#domain/time/minutes-of-day.ts';
import { minutesOfClock, type WallRange } from '#domain/time/minutes.ts';
import type { Database } from '../../database/database.ts';
import { specialDays, type WeekTimes } from '../../database/schema/catalogue.ts';
import type { ResourceRow, ServiceFacts, ShopFacts, ShopRow } from './shop-facts.ts';
import type { TakenTimes } from './taken-times.ts';

const WHOLE_DAY: WallRange = { start: wallMinute(0), end: wallMinute(1440) };

/** The instants between the first moment of one day and the last of another. */
export function spanOfDays(timeZone: string, first: DateKey, last: DateKey): InstantRange {
  const end = zonedDayOf(last, timeZone);
  return { start: zonedDayOf(first, timeZone).startsAt, end: endOfDay(end) };
}

/** Opening hours on each date, closed and open days counted; wall-clock minutes. */
export async function openingOn(
  db: Database,
  { shop }: ShopFacts,
  dates: readonly DateKey[],
): Promise<ReadonlyMap<DateKey, readonly WallRange[]>> {
  const rows = await specialDaysOn(db, shop.companyId, [shop.id], dates);
  return openingFrom(shop, rows, dates);
}

type SpecialDayRow = typeof specialDays.$inferSelect;

/** The closed and open days of shops among these dates. */
export function specialDaysOn(
  db: Database,
  companyId: string,
  shopIds: readonly string[],
  dates: readonly DateKey[],
): Promise<SpecialDayRow[]> {
  return db
    .select()
    .from(specialDays)
    .where(
      and(
        eq(specialDays.companyId, companyId),
        inArray(specialDays.shopId, [...shopIds]),
        inArray(specialDays.date, [...dates]),
      ),
    );
}

/** Opening hours of a shop on each date, given its closed and open days; wall-clock minutes. */
export function openingFrom(
  shop: Pick<ShopRow, 'week'>,
  rows: readonly SpecialDayRow[],
  dates: readonly DateKey[],
): ReadonlyMap<DateKey, readonly WallRange[]> {
  const special = (kind: 'closed' | 'open'): SpecialDay[] =>
    rows.filter((row) => row.kind === kind).map((row) => ({ date: row.date, range: rangeOf(row) }));
  const closed = special('closed');
  const open = special('open');
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => rangesOf(shop.week, day));
  return new Map(dates.map((date) => [date, openingHours(date, week, closed, open)]));
}

function rangeOf({ from, to }: { from: string | null; to: string | null }): WallRange | null {
  if (from === null && to === null) return null;
  return {
    start: minutesOfClock(from ?? '00:00') ?? WHOLE_DAY.start,
    end: minutesOfClock(to ?? '24:00') ?? WHOLE_DAY.end,
  };
}

function rangesOf(week: WeekTimes, day: number): readonly WallRange[] {
  return (week[String(day)] ?? []).flatMap(([from, to]) => {
    const start = minutesOfClock(from);
    const end = minutesOfClock(to);
    return start === null || end === null ? [] : [{ start, end }];
  });
}

/** When a resource works on a date, in wall-clock minutes; one without a week of its own works whenever the shop is open. */
export function workingHours(resource: ResourceRow, date: DateKey): readonly WallRange[] {
  return resource.week === null ? [WHOLE_DAY] : rangesOf(resource.week, weekday(date));
}

/** A day as the scheduler of the domain knows it, the very one that the browser searches. */
export function shopDayOf(
  facts: ShopFacts,
  date: DateKey,
  opening: readonly WallRange[],
  taken: TakenTimes,
): ShopDay {
  const known = new Map<string, ResourceHours>();
  const hoursOf = (resource: ResourceRow): ResourceHours => {
    const hours = known.get(resource.id) ?? {
      id: resource.id,
      name: resource.name,
      selectable: resource.selectable,
      hours: workingHours(resource, date),
      events: taken.get(resource.id) ?? [],
    };
    known.set(resource.id, hours);
    return hours;
  };
  const serviceHours = (service: ServiceFacts): ServiceHours => ({
    practitioners: service.practitioners.map(hoursOf),
    cabins: service.cabins.map(hoursOf),
    equipment: service.equipment.map(hoursOf),
    needsCabin: service.needsCabin,
    needsEquipment: service.needsEquipment,
  });
  return shopDay({
    date,
    timeZone: facts.shop.timeZone,
    opening,
    usesCabins: facts.usesCabins,
    checksEquipment: true,
    services: new Map([...facts.services].map(([id, service]) => [id, serviceHours(service)])),
  });
}
