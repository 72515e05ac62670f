import { instant, type Instant } from '../../time/instant.ts';

/** Milliseconds before a visit at which its customer is reminded. */
export const REMIND_BEFORE = 24 * 3_600_000;

/** When a customer is reminded of a visit; null where it begins so soon that nobody who knows of it by now has to be. */
export function reminderAt(startsAt: Instant, now: Instant): Instant | null {
  const at = instant(startsAt - REMIND_BEFORE);
  return at > now ? at : null;
}
