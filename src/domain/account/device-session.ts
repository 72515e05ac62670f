import type { Instant } from '../time/instant.ts';

/** A browser in which a customer is logged in. */
export interface DeviceSession {
  readonly id: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
  /** By its own name, as `Firefox`; empty where it gives none. */
  readonly browser: string;
  readonly system: string;
  readonly startedAt: Instant;
}
