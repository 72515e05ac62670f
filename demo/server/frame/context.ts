import type { Database } from '../database/database.ts';

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** What every part of the server works with. */
export interface ServerContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Puts a host name into an address that a browser reaches, as `http://maison.localhost:4100`. */
  readonly originOf: (host: string) => string;
}
