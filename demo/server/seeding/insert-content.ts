import { and, eq, lte } from 'drizzle-orm';
import type { SeedCompany } from '#seed/model.ts';
import type { Database } from '../database/database.ts';
import { alerts, events, postCategories, posts } from '../database/schema/content.ts';
import type { PictureOf } from './rows/picture-source.ts';
import { contentRows } from './rows/content-rows.ts';
import { insertAll } from './insert-all.ts';

/** Adds what a company tells its visitors. Its articles and shops are there. */
export async function insertContent(
  tx: Database,
  seed: SeedCompany,
  pictureOf: PictureOf,
  now: Date,
): Promise<void> {
  if (seed.content === undefined) return;
  const rows = contentRows(seed, seed.content, pictureOf, now);
  await insertAll(tx, postCategories, rows.postCategories);
  await insertAll(tx, posts, rows.posts);
  await insertAll(tx, events, rows.events);
  await insertAll(tx, alerts, rows.alerts);
}

/** Announces anew what the demo companies announced and what is over meanwhile, so that there is always something to see. */
export async function renewAnnouncements(
  db: Database,
  seeds: readonly SeedCompany[],
  pictureOf: PictureOf,
  now: Date,
): Promise<void> {
  for (const seed of seeds) {
    if (seed.content === undefined) continue;
    const rows = contentRows(seed, seed.content, pictureOf, now);
    for (const table of [events, alerts]) {
      for (const { companyId, id, start, end } of table === events ? rows.events : rows.alerts) {
        await db
          .update(table)
          .set({ start, end })
          .where(and(eq(table.companyId, companyId), eq(table.id, id), lte(table.end, now)));
      }
    }
  }
}
