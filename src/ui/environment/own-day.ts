import { toDateKey, type DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The day of a moment that belongs to no shop, by the visitor's own clock. */
export function ownDay(moment: Instant): DateKey {
  const date = new Date(moment);
  return toDateKey({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
