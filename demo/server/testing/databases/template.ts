import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../database/open.ts';
import { openThrowawayDatabase } from './throwaway-database.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/vitrine/', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../../database/migrations/', import.meta.url));

/** An empty database with today's tables: embedded, or with TEST_DATABASE=postgres on the PostgreSQL server of this run. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openThrowawayDatabase() : openEmbeddedTest();
}

/** An embedded one, from a copy that is made once for each set of migrations. */
export async function openEmbeddedTest() {
  const path = join(CACHE, `database-${await migrationsHash()}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return openEmbedded({ template: new Blob([kept]) });
  const made = await openEmbedded();
  await mkdir(CACHE, { recursive: true });
  // Several test files may make it at once: it appears whole or not at all.
  const draft = `${path}.${process.pid}.${Math.trunc(performance.now())}`;
  await writeFile(draft, Buffer.from(await (await made.dump()).arrayBuffer()));
  await rename(draft, path);
  return made;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(MIGRATIONS)).toSorted().filter((name) => name.endsWith('.sql'));
  for (const name of [...names, 'meta/_journal.json']) hash.update(await readFile(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
