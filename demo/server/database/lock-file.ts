import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Another living process holds the data folder; the message is one sentence for the person who started this one. */
export class FolderInUse extends Error {}

/** Lets go of the folder. */
export type Release = () => Promise<void>;

interface Owner {
  readonly pid: number;
  /** Tells a process from a later one of the same id; empty where the system does not say. */
  readonly born: string;
  readonly nonce: string;
}

const ours = new Set<string>();

/**
 * Takes the data folder for this process. The embedded database has no lock of its own: two processes would destroy its
 * files. A lock that a dead process left behind is taken over.
 */
export async function lockFolder(folder: string): Promise<Release> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'vitrine.lock');
  const self: Owner = { pid: process.pid, born: await birthOf(process.pid), nonce: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await writeNew(path, self)) {
      // Two processes may find the same dead lock, and one of them remove the other's new one.
      if (attempt > 0) await pause(100);
      if ((await ownerAt(path))?.nonce === self.nonce) return hold(path, self);
      continue;
    }
    const owner = await ownerAt(path);
    if (owner !== null && (await isAlive(owner))) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${owner.pid}: stop that one, or set DATA_DIR to another folder.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new FolderInUse(`The data folder ${folder} could not be locked: other processes keep taking it.`);
}

function hold(path: string, self: Owner): Release {
  ours.add(self.nonce);
  return async () => {
    ours.delete(self.nonce);
    if ((await ownerAt(path))?.nonce === self.nonce) await rm(path, { force: true });
  };
}

/** The lock appears with its content or not at all. */
async function writeNew(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}.${owner.nonce}`;
  await writeFile(draft, `${owner.pid} ${owner.nonce} ${owner.born}`);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function ownerAt(path: string): Promise<Owner | null> {
  const [pid = '', nonce = '', born = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  return /^\d+$/.test(pid) ? { pid: Number(pid), nonce, born } : null;
}

async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.pid === process.pid) return ours.has(owner.nonce);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const born = await birthOf(owner.pid);
  return born === '' || owner.born === '' || born === owner.born;
}

/** Start time in clock ticks since boot: field 22, of which the second is a name that may hold spaces. */
async function birthOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
