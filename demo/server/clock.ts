import type { Instant } from '#domain/time/instant.ts';

/** Handed in, so that tests say what time it is. */
export interface EpochClock {
  now(): Instant;
}
