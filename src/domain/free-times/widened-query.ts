import type { PartOfDay } from '../availability/hours/day-part.ts';
import { lastBookableDay } from '../availability/hours/bookable-days.ts';
import { addDays, type DateKey } from '../time/date-key.ts';
import { daysOf } from './days/day-words.ts';

/** What of a search was given up, so that something is found; `near`: the place, for one that is near it. */
export type GivenUp = 'nothing' | 'part' | 'day' | 'near' | 'place';

/** Where a query looks: where it was asked for, at shops near that, at those farther around it, or at all there are. */
export type SearchArea = 'asked' | 'near' | 'around' | 'anywhere';

interface SearchQuery {
  readonly from: DateKey;
  readonly to: DateKey;
  /** The part of the day within which a time is wanted; null: any. */
  readonly part: PartOfDay | null;
  /** The part of the day that a time should be near to; null: the earlier, the better. */
  readonly near: PartOfDay | null;
  readonly area: SearchArea;
}

interface WidenedQuery {
  readonly givenUp: GivenUp;
  /** Asked for together, what is closer to the search first. */
  readonly queries: readonly SearchQuery[];
}

/** As many days from one on as one search looks at, up to the last that can be booked. */
function daysFrom(from: DateKey, today: DateKey): readonly Pick<SearchQuery, 'from' | 'to'>[] {
  const [last, { to }] = [lastBookableDay(today), daysOf('any', from)];
  return from > last ? [] : [{ from, to: to < last ? to : last }];
}

/**
 * A search, and what it becomes step by step where nothing is found, what a visitor would take first: where they asked for,
 * on the same days the times nearest to the part of the day, with the same part of the days after; other days; then shops
 * near that place, and at last all others.
 */
export function widenedQueries(
  asked: Omit<SearchQuery, 'near' | 'area'> & { readonly isPlaced: boolean },
  today: DateKey,
): readonly WidenedQuery[] {
  const { isPlaced, ...time } = asked;
  const { from, to, part } = time;
  const first: SearchQuery = { ...time, near: null, area: 'asked' };
  const later = daysFrom(addDays(to, 1), today);
  const sooner = from > today ? daysOf('any', today) : null;
  const isWhole = from === today && to >= daysOf('any', today).to;
  const anyPart: SearchQuery = { ...first, part: null, near: part };
  const step = (givenUp: GivenUp, ...queries: readonly SearchQuery[]): readonly WidenedQuery[] =>
    queries.length === 0 ? [] : [{ givenUp, queries }];
  const last: SearchQuery = { ...anyPart, ...daysOf('any', today), area: 'anywhere' };
  return [
    ...step('nothing', first),
    ...(part === null ? [] : step('part', anyPart, ...later.map((days) => ({ ...first, ...days })))),
    ...(isWhole ? [] : step('day', ...later.map((days) => ({ ...anyPart, ...days })))),
    ...(sooner === null ? [] : step('day', { ...anyPart, ...sooner })),
    ...(isPlaced ? step('near', { ...first, area: 'near' }) : []),
    ...(isPlaced ? step('place', { ...first, area: 'around' }) : []),
    ...(isPlaced ? step('place', last) : []),
  ];
}
