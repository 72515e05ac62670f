import { branded, type Branded } from '../branded.ts';

/** Epoch milliseconds. */
export type Instant = Branded<number, 'instant'>;

/** Half-open: `start` belongs to it, `end` does not. */
export interface InstantRange {
  readonly start: Instant;
  readonly end: Instant;
}

export const instant: (epochMilliseconds: number) => Instant = branded;

export function instantOf(date: Date): Instant {
  return instant(date.getTime());
}
