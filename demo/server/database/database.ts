import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PGlite or a PostgreSQL server, or a transaction of either: the same queries run on all of them. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Connections of one pool, and how many wait for one. */
export interface PoolState {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Told what transactions announce on a channel. */
export interface Listener {
  onNotice(payload: string): void;
  /** Everything announced from now on is told; whatever was announced before may have been missed. */
  onConnected(): void;
  /** Of each connection that is lost, or could not be had. */
  onLost(error: unknown): void;
}

/** Listens to a channel until the function that comes back is called. A connection that is lost is made anew. */
export type Listen = (channel: string, listener: Listener) => () => Promise<void>;

/** An open database that can be let go of. */
export interface OpenDatabase {
  readonly db: Database;
  /** For people, as `PGlite in .data/database`. */
  readonly title: string;
  /** Only of a server: the embedded one has one connection. */
  readonly pools?: () => readonly PoolState[];
  readonly listen: Listen;
  close(): Promise<void>;
}

/** The PostgreSQL error code under a query's failure, as `23P01`, or null when the failure is none of the database's. */
export function databaseCode(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code: unknown = 'code' in at ? at.code : null;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

export const EXCLUSION_VIOLATION = '23P01';
const LOST_RACES = new Set(['40001', '40P01']);

/** Runs the work in one transaction, again when the database chose it as the victim of a deadlock or a serialization failure. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = databaseCode(error);
      if (attempt >= 5 || code === null || !LOST_RACES.has(code)) throw error;
    }
  }
}
