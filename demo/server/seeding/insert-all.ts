import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** Few enough that their values fit into one statement. */
const CHUNK = 500;

export async function insertAll<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx.insert(table).values(rows.slice(from, from + CHUNK));
  }
}
