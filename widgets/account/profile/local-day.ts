import { toDateKey, type DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';

/** By the visitor's own clock: what an account tells of is of no shop. */
export function localDay(moment: Instant): DateKey {
  const date = new Date(moment);
  return toDateKey({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
