import type { ShopDay, VisitStart } from '#domain/availability/calendar.ts';
import { wallAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import { isWithinParts } from '#domain/availability/hours/day-part.ts';
import { dayOfferAmong, type SearchLimits } from '#domain/availability/visit-search.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ArticleRow } from '../booking/schedule/shop-facts.ts';
import type { Tenant } from '../router/route.ts';
import type { FreeTimesQuery } from './candidate-shops.ts';
import { lineOf } from './earliest-times.ts';

/** A start of a service that is free. */
export interface FoundTime {
  readonly startsAt: Instant;
  readonly article: ArticleRow;
}

/** How many days, each for one service, may yet be looked at. */
export interface LooksLeft {
  count: number;
}

export interface WishedTimes {
  readonly tenant: Tenant;
  readonly limits: SearchLimits;
  readonly parts: FreeTimesQuery['parts'];
  readonly left: LooksLeft;
}

/**
 * The first few starts of any of the services; of those that are free at the same time, the shortest. Null where the looks
 * do not suffice to know them.
 */
export function firstTimes(
  articles: readonly ArticleRow[],
  days: Iterable<ShopDay>,
  wished: WishedTimes,
  count: number,
): readonly FoundTime[] | null {
  const { left } = wished;
  const times: FoundTime[] = [];
  for (const day of days) {
    if (left.count < articles.length) return null;
    left.count -= articles.length;
    const ofDay = new Map<Instant, FoundTime>();
    for (const article of articles) {
      for (const { startsAt } of wishedStarts(day, article, wished))
        if (!ofDay.has(startsAt)) ofDay.set(startsAt, { startsAt, article });
    }
    times.push(...[...ofDay.values()].toSorted((a, b) => a.startsAt - b.startsAt));
    if (times.length >= count) break;
  }
  return times.slice(0, count);
}

function wishedStarts(
  day: ShopDay,
  article: ArticleRow,
  { tenant, limits, parts }: WishedTimes,
): readonly VisitStart[] {
  const zonedDay = zonedDayOf(day.date, day.timeZone);
  const offer = dayOfferAmong(day, [lineOf(tenant, article)], limits, (minute) =>
    isWithinParts(parts, wallAt(zonedDay, minute)),
  );
  return offer.kind === 'empty' ? [] : offer.starts;
}
