import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from '../database.ts';
import { recordedMigrations, recordMigration } from './migration-journal.ts';
import { missingColumns } from './missing-columns.ts';

/** The migrations that the first one of this folder stands for, in their order, as databases have recorded them. */
const FORMER = [
  '14451e869af863d4c2a89990847ff7c8dc962e56d187f32c998172e5886fee75',
  'be26fac3a7536c61d98e3b533bb3ce037314f7f33fdfaa9dc45acbe72dbe5687',
  '307178e15ff20306a0ed90963e80858358226df886d54b5bd73c895dce6e5dad',
  '6c25b35c371d8f12deaaffbdf7bf0bbb48aea5e04093e8418f4d1202e45d159b',
  '0b98ec652178079400aa486ad0a5acb096d2474dac4a08037e8ea5f616e458db',
  'b580e27f1df0a1ed8f783f1bbf5c41ba43dcb29697cf142e03fb7c46cdae3d0f',
  '86cbb8f58164c77624db600f72c4d8b5b3c08c17cc7629a8aa8f3739a25197bf',
  '3508613817e6a30f0d45abb934f256e32399099dbb08d30a1ef1203d923c2453',
  '875093c43a5938f20dbd32471e99888455810d02bc830b054d8e83691d1f9c4c',
];

/** The tables are not those that the migrations know; the message is one sentence for the person who started the process. */
export class UnknownTables extends Error {}

/**
 * Records the first migration as done in a database whose tables were made by the former ones: they are the same. What is
 * in the tables is not touched, and neither is a database that is refused.
 *
 * @throws UnknownTables where the tables are of half of those migrations, of others, or lack a column.
 */
export async function adoptFormer(db: Database, [first]: readonly MigrationMeta[]): Promise<void> {
  const recorded = await recordedMigrations(db);
  if (!first || recorded.length === 0 || recorded.includes(first.hash)) return;
  if (recorded.some((hash, index) => hash !== FORMER[index])) {
    throw new UnknownTables(
      'The tables of the database were made by another version than this one and the one before: start the version that made them, or use another database.',
    );
  }
  if (recorded.length < FORMER.length) {
    throw new UnknownTables(
      `The database has ${recorded.length} of the ${FORMER.length} migrations of the version before: start that version on it once, which completes them, and then this one.`,
    );
  }
  const missing = await missingColumns(db);
  if (missing.length > 0) {
    throw new UnknownTables(
      `The database lacks ${missing.join(', ')}, which the version before had made: add it again as it was, or restore a copy of the database.`,
    );
  }
  await recordMigration(db, first);
}
