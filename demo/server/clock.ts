/** Handed in, so that tests say what time it is. */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number;
}
