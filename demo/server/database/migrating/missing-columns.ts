import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** The part that is read here of what drizzle-kit writes beside a migration. */
interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, unknown> }>;
}

const FIRST_SNAPSHOT = new URL('../migrations/meta/0000_snapshot.json', import.meta.url);

/** The columns of the first migration that the database does not have, as `orders.discount_name`. */
export async function missingColumns(db: Database): Promise<string[]> {
  const { tables }: Snapshot = JSON.parse(await readFile(FIRST_SNAPSHOT, 'utf8'));
  const rows = await db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`);
  const found = new Set(rows.map(({ name }) => name));
  return Object.values(tables)
    .flatMap((table) => Object.keys(table.columns).map((column) => `${table.name}.${column}`))
    .filter((name) => !found.has(name));
}
