import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../database/open.ts';
import { openThrowawayDatabase } from './throwaway-database.ts';

const PACKAGES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const CACHE = join(PACKAGES, '.cache/vitrine');
const MIGRATIONS = fileURLToPath(new URL('../../database/migrations/', import.meta.url));

/** An empty database with today's tables: embedded, or with TEST_DATABASE=postgres on the PostgreSQL server of this run. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openThrowawayDatabase() : openEmbeddedTest();
}

/** An embedded one, from a copy that is made once for each set of migrations. */
export async function openEmbeddedTest() {
  const name = `database-${await migrationsHash()}`;
  return openEmbedded({ template: await keptDump(name, openEmbedded) });
}

/** A database without a table, to open an embedded one on: making it takes several times as long as opening it. */
export function emptyCluster(): Promise<Blob> {
  return keptDump('cluster', async () => {
    const client = await PGlite.create();
    return { dump: () => client.dumpDataDir('none'), close: () => client.close() };
  });
}

/** What a database dumps that is made once for each version of PGlite. */
async function keptDump(
  name: string,
  make: () => Promise<{ dump(): Promise<Blob>; close(): Promise<void> }>,
): Promise<Blob> {
  const path = join(CACHE, `${name}-${await version()}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return new Blob([kept]);
  const made = await make();
  const dump = await made.dump();
  await made.close();
  await mkdir(CACHE, { recursive: true });
  // Several test files may make it at once: it appears whole or not at all.
  const draft = `${path}.${process.pid}.${Math.trunc(performance.now())}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
  return dump;
}

async function version(): Promise<string> {
  const { version: its } = JSON.parse(
    await readFile(join(PACKAGES, '@electric-sql/pglite/package.json'), 'utf8'),
  );
  return String(its);
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(MIGRATIONS)).toSorted().filter((name) => name.endsWith('.sql'));
  for (const name of [...names, 'meta/_journal.json']) hash.update(await readFile(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
