import { asc, sql } from 'drizzle-orm';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from '../database.ts';

/** Where Drizzle's migrator records what it ran, in a table that it makes by itself. */
const journal = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial('id').primaryKey(),
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** The hashes of the migrations that ran, the oldest first; none in a database that is new. */
export async function recordedMigrations(db: Database): Promise<string[]> {
  const [found] = await db
    .select({ isThere: sql<boolean>`true` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'drizzle' and table_name = '__drizzle_migrations'`);
  if (!found) return [];
  const rows = await db.select({ hash: journal.hash }).from(journal).orderBy(asc(journal.createdAt));
  return rows.map(({ hash }) => hash);
}

/** Records one as done, as the migrator does: it goes by the time, and runs only what is newer. */
export async function recordMigration(db: Database, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await db.insert(journal).values({ hash, createdAt: folderMillis });
}
