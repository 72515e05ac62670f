/** Until another code is sent. */
export interface CodeWait {
  /** Epoch milliseconds of the last one. */
  readonly since: number;
  /** Milliseconds. */
  readonly wait: number;
}

export const NO_WAIT: CodeWait = { since: 0, wait: 0 };

/** Milliseconds that the back end lets go by between two codes to one address. */
export const BETWEEN_CODES = 60_000;

/** Milliseconds for which the back end takes a code. */
export const CODE_LIFETIME = 600_000;

/** Whether nothing was sent to an address since something went there within the minute: it is on its way still. What is short for the day has hours to wait. */
export function isOnItsWay({
  type,
  retryAfter = 0,
}: {
  readonly type: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}): boolean {
  return type === 'too_soon' && retryAfter * 1000 <= BETWEEN_CODES;
}

/** Milliseconds for which no other code is sent, as a refusal tells; null where it tells nothing of that. */
export function waitToldBy({
  type,
  retryAfter = 0,
}: {
  readonly type: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}): number | null {
  return type === 'too_soon' || type === 'too_many_attempts' ? retryAfter * 1000 : null;
}

/** Milliseconds by which the clock of the back end is known at best, as its replies tell it in whole seconds. */
const ROUNDING = 2_000;

/**
 * Whole seconds until another code may be asked for by the clock that says `since`. Where that was set back meanwhile nobody knows how
 * long it is, and nobody waits: the back end refuses what comes too soon.
 */
export function secondsUntilCode({ since, wait }: CodeWait, now: number): number {
  if (now < since - ROUNDING) return 0;
  return Math.max(0, Math.ceil((since + wait - Math.max(since, now)) / 1000));
}
