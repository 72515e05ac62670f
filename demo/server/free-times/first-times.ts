import type { ShopDay } from '#domain/availability/calendar.ts';
import { wallAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { isWithinParts, minutesFromPart } from '#domain/availability/hours/day-part.ts';
import { dayOfferAmong, type SearchLimits } from '#domain/availability/visit-search.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ArticleRow } from '../booking/schedule/shop-facts.ts';
import type { Tenant } from '../router/route.ts';
import type { FreeTimesQuery } from './candidate-shops.ts';
import { lineOf } from './earliest-times.ts';

/** A start of a service that is free. */
export interface FoundTime {
  readonly startsAt: Instant;
  readonly article: ArticleRow;
  readonly date: DateKey;
  /** Minutes between it and the part of the day that it should be near to. */
  readonly away: number;
}

/** How many days, each for one service, may yet be looked at. */
export interface LooksLeft {
  count: number;
}

export interface WishedTimes extends Pick<FreeTimesQuery, 'parts' | 'near' | 'durationMinutes'> {
  readonly tenant: Tenant;
  readonly limits: SearchLimits;
  readonly left: LooksLeft;
}

/** Starts of each service. */
const TIMES = 4;

/** What was found of each service of a shop. */
export type TimesByService = ReadonlyMap<ArticleRow, FoundTime[]>;

export const areEnough = (found: TimesByService) => [...found.values()].every((own) => own.length >= TIMES);

/**
 * Adds the first starts of each service that has fewer than it should. False where the looks do not suffice to know them.
 */
export function addFirstTimes(found: TimesByService, days: Iterable<ShopDay>, wished: WishedTimes): boolean {
  const { left } = wished;
  for (const day of days) {
    const lacking = [...found].filter(([, own]) => own.length < TIMES);
    if (lacking.length === 0) return true;
    if (left.count < lacking.length) return false;
    left.count -= lacking.length;
    for (const [article, own] of lacking)
      own.push(...wishedTimes(day, article, wished).slice(0, TIMES - own.length));
  }
  return true;
}

/** All that was found of a shop, the best first; of those that are as good, the shortest. */
export function inOrderOfStart(found: TimesByService): readonly FoundTime[] {
  return [...found.values()].flat().toSorted(byDay);
}

/** The earlier day, on a day what is nearer to the wished part of it, then the earlier time. */
export function byDay(a: FoundTime, b: FoundTime): number {
  return a.date.localeCompare(b.date) || a.away - b.away || a.startsAt - b.startsAt;
}

/** The free starts of a service on a day, the nearest to the wished part of the day first. */
function wishedTimes(
  day: ShopDay,
  article: ArticleRow,
  { tenant, limits, parts, near, durationMinutes }: WishedTimes,
): readonly FoundTime[] {
  const { date } = day;
  const zonedDay = zonedDayOf(date, day.timeZone);
  const offer = dayOfferAmong(day, [lineOf(tenant, article, durationMinutes)], limits, (minute) =>
    isWithinParts(parts, wallAt(zonedDay, minute)),
  );
  if (offer.kind === 'empty') return [];
  return offer.starts
    .map(({ startsAt, startMinute }): FoundTime => {
      const away = near === null ? 0 : minutesFromPart(near, wallAt(zonedDay, startMinute));
      return { startsAt, article, date, away };
    })
    .toSorted(byDay);
}
