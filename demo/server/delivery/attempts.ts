const MINUTE = 60_000;

/** Milliseconds for which whoever takes a message has it alone: no sending lasts as long. */
export const LEASE = 15 * MINUTE;
/** Milliseconds after which a message helps nobody any more. */
export const LATEST = 24 * 60 * MINUTE;
const LONGEST_WAIT = 120 * MINUTE;

interface Tried {
  /** Attempts so far, the one that failed included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** When a message is tried again: after a minute, then twice as long each time up to two hours; null a day after it was written. */
export function nextAttempt({ attempts, createdAt }: Tried, now: number): number | null {
  const next = now + waitAfter(attempts);
  return isTooLate(createdAt, next) ? null : next;
}

/** Milliseconds that go by after so many attempts. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(20, attempts - 1));
}

export function isTooLate(createdAt: Date, at: number): boolean {
  return at - createdAt.getTime() > LATEST;
}
