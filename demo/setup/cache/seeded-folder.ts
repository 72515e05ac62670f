import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { throwawayFolder } from '../throwaway-folder.ts';
import { sourceHash } from './source-hash.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vitrine/', import.meta.url));
const SEED = fileURLToPath(new URL('../../server/seed.ts', import.meta.url));
/** All that decides what is in the folder. */
const SOURCES = ['demo/seed', 'demo/server', 'src/contract', 'src/domain', 'locales', 'package-lock.json'];
/** In which the days that the seed is told by end. */
const ZONES = ['UTC', 'Europe/Paris'];

/**
 * A data folder as a server leaves it that has been started on an empty one earlier today; removed when this process ends. It is
 * a copy: seeding anew takes longer than all else that a server does before it answers.
 */
export async function seededFolder(name: string): Promise<string> {
  const folder = throwawayFolder(name);
  await cp(await keptSeed(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** The folder that is copied, made where there is none of today by these sources. */
export function keptSeed(): Promise<string> {
  return keptFolder({ cache: CACHE, key: keyOn(new Date(), sourceHash(SOURCES)), make: seed });
}

/** Moments of one day have the same key, in each zone in which the seed counts days. */
export function keyOn(now: Date, hash: string): string {
  const days = ZONES.map((timeZone) => now.toLocaleDateString('sv', { timeZone }));
  return [hash.slice(0, 16), ...days].join('-');
}

/** One folder is kept, with what `make` has put into it; whoever asks by another key gets a new one in its place. */
export async function keptFolder({
  cache,
  key,
  make,
}: {
  readonly cache: string;
  readonly key: string;
  readonly make: (folder: string) => Promise<unknown>;
}): Promise<string> {
  const name = `seeded-${key}`;
  const entries = await readdir(cache).catch((): string[] => []);
  if (entries.includes(name)) return join(cache, name);
  const former = entries.filter((entry) => entry.startsWith('seeded-') && !entry.startsWith(name));
  await Promise.all(former.map((entry) => rm(join(cache, entry), { recursive: true, force: true })));
  // Several may make it at once: it appears whole or not at all.
  const draft = join(cache, `${name}.${process.pid}`);
  await make(draft).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    throw error;
  });
  await rename(draft, join(cache, name)).catch(() => rm(draft, { recursive: true }));
  return join(cache, name);
}

async function seed(folder: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, [SEED], { env });
}
