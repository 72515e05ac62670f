import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#seed/files/make-folder.ts';

/** Milliseconds in which a folder has to take a small file. */
const PATIENCE = 5000;
const BUSY = 5;

/** The data folder cannot be had; the message is one sentence for the person who started the process. */
export class FolderInUse extends Error {}

/**
 * The folder says nothing at all. Whatever waits for it keeps `process.exit` waiting as well: only a signal ends the process.
 */
export class FolderSilent extends Error {}

/** What nobody refers to is cleared away, and a lock ends with it. */
const held = new Set<DatabaseSync>();

/** Lets go of the folder. */
export type Release = () => Promise<void>;

/**
 * Takes the data folder for this process. The embedded database has no lock of its own: two processes would destroy its
 * files. The lock is the operating system's, on a file that SQLite opens: containers that share the folder see it, whatever
 * ids their processes have, and it ends with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<Release> {
  await inTime(folder, tryFolder(folder));
  const owner = join(folder, 'vitrine.lock');
  const lock = await takeLock(folder);
  if (lock === null) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by ${await ownerAt(owner)}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  held.add(lock);
  // For people: in it stands who has the lock.
  await writeFile(`${owner}.new`, `${process.pid} ${hostname()}`);
  await rename(`${owner}.new`, owner);
  return async () => {
    await rm(owner, { force: true });
    held.delete(lock);
    lock.close();
  };
}

async function inTime(folder: string, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const silence = pause(PATIENCE, null, { signal: done.signal }).then(() => {
    throw new FolderSilent(`The data folder ${folder} does not answer: set DATA_DIR to another folder.`);
  });
  try {
    await Promise.race([work, silence]);
  } finally {
    done.abort();
  }
}

/** Writes to it what asks for no more than any folder gives. */
async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, 'vitrine.try');
  try {
    await makeFolder(folder);
    await writeFile(path, 'Whether this folder can be written to.\n');
    await rm(path, { force: true });
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** The open lock, or null where another process has it. */
async function takeLock(folder: string): Promise<DatabaseSync | null> {
  const { DatabaseSync } = await sqlite();
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(folder, 'vitrine.held'));
    // Nothing is ever written, and so there is no journal to be kept on disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw unusable(folder, error);
  }
}

/** Node 22 calls it experimental on every start. */
async function sqlite(): Promise<{ DatabaseSync: typeof DatabaseSync }> {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return await import('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

function unusable(folder: string, error: unknown): FolderInUse {
  const why = error instanceof Error ? error.message : String(error);
  return new FolderInUse(
    `The data folder ${folder} cannot be used (${why}): set DATA_DIR to another folder.`,
  );
}

async function ownerAt(path: string): Promise<string> {
  const [pid, host] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  if (!pid || !host) return 'another process';
  return host === hostname() ? `process ${pid}` : `process ${pid} of the machine ${host}`;
}
