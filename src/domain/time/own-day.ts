import { toDateKey, type DateKey } from './date-key.ts';
import type { Instant } from './instant.ts';

/** The day of a moment that belongs to no shop, by the visitor's own clock. */
export function ownDay(moment: Instant): DateKey {
  const date = new Date(moment);
  return toDateKey({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
