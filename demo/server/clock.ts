/** Handed in, so that tests say what time it is. */
export interface EpochClock {
  /** Epoch milliseconds. */
  now(): number;
}
