import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { emptyCluster } from '../../../testing/databases/template.ts';
import type { Database } from '../../database.ts';

/** The nine migrations of the version before and their journal, word for word. */
interface Former {
  journal: { entries: { tag: string }[] };
  sql: Record<string, string>;
}

type Work = (db: Database) => Promise<unknown>;

/** Makes an embedded database as the version before left it in the folder, after the first `count` of its migrations. */
export function makeFormerFolder(folder: string, count: number, work: Work): Promise<void> {
  return withMigrations(count, async (migrationsFolder) => {
    const isNew = (await readdir(folder)).length === 0;
    const client = await PGlite.create({
      dataDir: folder,
      ...(isNew && { loadDataDir: await emptyCluster() }),
      extensions: { btree_gist },
    });
    const db = drizzleEmbedded(client);
    await migrateEmbedded(db, { migrationsFolder });
    await work(db);
    await client.close();
  });
}

/** The same on a PostgreSQL server, in a database that is there and empty. */
export function makeFormerDatabase(url: string, count: number, work: Work): Promise<void> {
  return withMigrations(count, async (migrationsFolder) => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const db = drizzleServer(pool);
    await migrateServer(db, { migrationsFolder });
    await work(db);
    await pool.end();
  });
}

async function withMigrations(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const packed = await readFile(new URL('./former-migrations.json.gz', import.meta.url));
  const { journal, sql }: Former = JSON.parse(gunzipSync(packed).toString());
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-former-'));
  try {
    await mkdir(join(folder, 'meta'));
    const entries = journal.entries.slice(0, count);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const [name, text] of Object.entries(sql)) await writeFile(join(folder, name), text);
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
