import type { PartOfDay } from '../availability/hours/day-part.ts';
import { lastBookableDay } from '../availability/hours/bookable-days.ts';
import { addDays, type DateKey } from '../time/date-key.ts';
import { daysOf } from './days/day-words.ts';

/** What of a search was given up, so that something is found. */
export type GivenUp = 'nothing' | 'part' | 'day' | 'place';

interface SearchQuery {
  readonly from: DateKey;
  readonly to: DateKey;
  /** The part of the day within which a time is wanted; null: any. */
  readonly part: PartOfDay | null;
  /** The part of the day that a time should be near to; null: the earlier, the better. */
  readonly near: PartOfDay | null;
  readonly isPlaced: boolean;
}

interface WidenedQuery {
  readonly givenUp: GivenUp;
  /** Asked for together, what is nearer to the wish first. */
  readonly queries: readonly SearchQuery[];
}

/** As many days from one on as one search looks at, up to the last that can be booked. */
function daysFrom(from: DateKey, today: DateKey): readonly Pick<SearchQuery, 'from' | 'to'>[] {
  const [last, { to }] = [lastBookableDay(today), daysOf('any', from)];
  return from > last ? [] : [{ from, to: to < last ? to : last }];
}

/**
 * A search, and what it becomes step by step where nothing is found, the nearest to the wish first: on the same days the times
 * nearest to the part of the day, with the same part of the days after; other days; other places.
 */
export function widenedQueries(asked: Omit<SearchQuery, 'near'>, today: DateKey): readonly WidenedQuery[] {
  const { from, to, part, isPlaced } = asked;
  const wished = { ...asked, near: null };
  const later = daysFrom(addDays(to, 1), today);
  const sooner = from > today ? daysOf('any', today) : null;
  const isWhole = from === today && to >= daysOf('any', today).to;
  const anyPart = { ...wished, part: null, near: part };
  const step = (givenUp: GivenUp, ...queries: readonly SearchQuery[]): readonly WidenedQuery[] =>
    queries.length === 0 ? [] : [{ givenUp, queries }];
  const others = { ...anyPart, isPlaced: false };
  return [
    ...step('nothing', wished),
    ...(part === null ? [] : step('part', anyPart, ...later.map((days) => ({ ...wished, ...days })))),
    ...(isWhole ? [] : step('day', ...later.map((days) => ({ ...anyPart, ...days })))),
    ...(sooner === null ? [] : step('day', { ...anyPart, ...sooner })),
    ...(isPlaced ? step('place', { ...wished, isPlaced: false }) : []),
    ...(isPlaced && !(isWhole && part === null) ? step('place', { ...others, ...daysOf('any', today) }) : []),
  ];
}
