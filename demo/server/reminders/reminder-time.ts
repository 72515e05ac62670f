/** Milliseconds before a visit at which its customer is reminded. */
export const REMIND_BEFORE = 24 * 3_600_000;

/** Whether a visit begins so soon that nobody who knows of it by now has to be reminded. */
export function isNear(startsAt: Date, now: number): boolean {
  return startsAt.getTime() - now <= REMIND_BEFORE;
}
