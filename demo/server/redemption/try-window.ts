/** How often something may be tried in how many milliseconds. */
export interface TryLimit {
  readonly most: number;
  readonly within: number;
}

/** Tries that were let through since a moment; `until` ends the window. Epoch milliseconds. */
export interface TryWindow {
  readonly count: number;
  readonly since: number;
  readonly until: number;
}

/** The window that a moment falls in: the one there is, or a new one. */
export function windowAt(known: TryWindow | null, { within }: TryLimit, now: number): TryWindow {
  return known !== null && known.until > now ? known : { count: 0, since: now, until: now + within };
}

/** How long the next try has to wait, in milliseconds; 0 lets it through. */
export function waitIn({ count, until }: TryWindow, { most }: TryLimit, now: number): number {
  return count < most ? 0 : Math.max(0, until - now);
}
