import type { PartOfDay } from '../availability/hours/day-part.ts';
import type { DateKey } from '../time/date-key.ts';
import { daysOf } from './days/day-words.ts';

/** What of a search was given up, so that something is found. */
export type GivenUp = 'nothing' | 'part' | 'day' | 'place';

interface SearchQuery {
  readonly from: DateKey;
  readonly to: DateKey;
  readonly part: PartOfDay | null;
  readonly isPlaced: boolean;
}

/** What is tried in place of a part of the day: whoever is free in the evening sooner comes in the afternoon than at nine. */
const NEARBY_PARTS: Readonly<Record<PartOfDay, readonly (PartOfDay | null)[]>> = {
  morning: [null],
  afternoon: [null],
  evening: ['afternoon', null],
};

/** A search, and what it becomes step by step where nothing is found: another part of the day, other days, other places. */
export function widenedQueries(
  { from, to, part, isPlaced }: SearchQuery,
  today: DateKey,
): readonly { readonly givenUp: GivenUp; readonly query: SearchQuery }[] {
  const asked = { from, to, part, isPlaced };
  const soon = daysOf('any', today);
  // Where the date lies beyond the days that are looked at from today on, they are counted from it.
  const ahead = from > soon.to ? daysOf('any', from) : soon;
  const isWhole = from === ahead.from && to === ahead.to;
  return [
    { givenUp: 'nothing', query: asked },
    ...(part === null ? [] : NEARBY_PARTS[part]).map((other) => {
      return { givenUp: 'part' as const, query: { ...asked, part: other } };
    }),
    ...(isWhole ? [] : [{ givenUp: 'day' as const, query: { ...asked, ...ahead, part: null } }]),
    ...(isPlaced ? [{ givenUp: 'place' as const, query: { ...ahead, part: null, isPlaced: false } }] : []),
  ];
}
