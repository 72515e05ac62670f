import { addDays, type DateKey } from '../../time/date-key.ts';

/** How far ahead a visit may be booked, and is looked for. */
const WEEKS_AHEAD = 12;

/** The last day that can be booked. */
export function lastBookableDay(today: DateKey): DateKey {
  return addDays(today, WEEKS_AHEAD * 7);
}
