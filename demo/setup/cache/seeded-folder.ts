import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, cp, readdir, rename, rm, stat } from 'node:fs/promises';
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
/** What is older is copied by nobody any more. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

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

/** A folder with what `make` has put into it, made once for a key. Those of other keys are removed when they are old. */
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
  const folder = join(cache, name);
  const entries = await readdir(cache).catch((): string[] => []);
  if (entries.includes(name)) return folder;
  const others = entries.filter((entry) => entry.startsWith('seeded-'));
  await Promise.all(others.map((entry) => removeOld(join(cache, entry))));
  // Several may make it at once: it appears whole or not at all.
  const draft = join(cache, `${name}.${process.pid}`);
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another may have been the first to make it.
    await access(folder).catch(() => {
      throw error;
    });
  }
  return folder;
}

/** Another process may be copying a folder of today by other sources, or one of the day that has just ended. */
async function removeOld(folder: string): Promise<void> {
  const made = await stat(folder).catch(() => null);
  if (made && made.mtimeMs < Date.now() - KEPT_MS) await rm(folder, { recursive: true, force: true });
}

async function seed(folder: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, [SEED], { env });
}
