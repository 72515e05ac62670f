import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOME = '/usr/lib/postgresql';

/** Runs one of PostgreSQL's programs, as `initdb`. */
export type PostgresCommand = (name: string, ...options: string[]) => Promise<{ readonly stdout: string }>;

/**
 * The programs that Debian installs, for servers in a folder; null where there are none. They refuse to run as root, so root hands the
 * folder to the user `postgres`.
 */
export async function postgresCommands(folder: string): Promise<PostgresCommand | null> {
  const bin = await newestBin();
  if (bin === null) return null;
  const asOwner = await ownerOf(folder);
  return (name, ...options) => asOwner(join(bin, name), options);
}

async function newestBin(): Promise<string | null> {
  const versions = existsSync(HOME) ? await readdir(HOME) : [];
  const bins = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(HOME, version, 'bin'));
  return bins.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** How commands are run: as they are, or by root as the user whom the package made. */
async function ownerOf(folder: string) {
  if (process.getuid?.() !== 0) return (file: string, options: string[]) => run(file, options);
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  await chown(folder, Number(uid), Number(gid));
  await chmod(folder, 0o700);
  return (file: string, options: string[]) =>
    run('runuser', ['-u', 'postgres', '--', file, ...options], { cwd: folder });
}
