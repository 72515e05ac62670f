import { dateAt, elapsedRanges, instantAt, zonedDayOf } from './clock-change.ts';
import { openingHours, type SpecialDays } from './opening-hours.ts';
import type { Shop, WeekHours } from '../../catalogue/catalogue.ts';
import { addDays, daysBetween, daysFrom, weekday, type DateKey } from '../../time/date-key.ts';
import type { Instant } from '../../time/instant.ts';
import type { WallRange } from '../../time/minutes.ts';
import type { LocalizedText } from '../../locale.ts';

/** Hours of one date that differ from those of its weekday; none means closed. */
export interface SpecialOpening {
  readonly date: DateKey;
  readonly ranges: readonly WallRange[];
  /** Why, in the shop's words; empty where it does not say. */
  readonly label: LocalizedText;
}

const keyOf = (ranges: readonly WallRange[]) => ranges.map(({ start, end }) => `${start}-${end}`).join();

/** What differs from the week from one date to another, both included. */
export function specialOpenings(
  week: WeekHours,
  { closed, open }: SpecialDays,
  first: DateKey,
  last: DateKey,
): readonly SpecialOpening[] {
  return daysFrom(first, daysBetween(first, last) + 1).flatMap((date): SpecialOpening[] => {
    const ranges = openingHours(date, week, closed, open);
    if (keyOf(ranges) === keyOf(week[weekday(date)] ?? [])) return [];
    const cause = [...open, ...closed].find((day) => day.date === date);
    return [{ date, ranges, label: cause?.label ?? {} }];
  });
}

export type OpeningState =
  | { readonly kind: 'open'; readonly until: Instant }
  /** `opensAt` null: not within a fortnight. */
  | { readonly kind: 'closed'; readonly opensAt: Instant | null };

/** Days that are looked through for the next opening. */
const LOOK_AHEAD = 14;

/** Whether a shop is open at a moment, and until or from when. */
export function openingState(
  { weekHours, timeZone }: Pick<Shop, 'weekHours' | 'timeZone'>,
  { closed, open }: SpecialDays,
  now: Instant,
): OpeningState {
  // Hours of the day before may end after midnight on the days of a clock change.
  const spans = daysFrom(addDays(dateAt(now, timeZone), -1), LOOK_AHEAD + 1).flatMap((date) => {
    const day = zonedDayOf(date, timeZone);
    return elapsedRanges(day, openingHours(date, weekHours, closed, open)).map(({ start, end }) => ({
      start: instantAt(day, start),
      end: instantAt(day, end),
    }));
  });
  const next = spans.find(({ end }) => end > now);
  if (!next) return { kind: 'closed', opensAt: null };
  if (next.start > now) return { kind: 'closed', opensAt: next.start };
  // Open until midnight, and from midnight on, is open without a break.
  let { end } = next;
  for (const span of spans) if (span.start === end) end = span.end;
  return { kind: 'open', until: end };
}
