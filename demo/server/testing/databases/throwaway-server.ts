import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOME = '/usr/lib/postgresql';

/** A PostgreSQL server of our own, on a free port of this machine, in a folder that goes with it. */
export interface ThrowawayServer {
  readonly url: string;
  /** As `PostgreSQL 15.14`. */
  readonly title: string;
  stop(): Promise<void>;
}

/**
 * Starts one from what Debian installs; null where there is none. The server refuses to run as root, so root hands it to
 * the user `postgres`.
 */
export async function startThrowawayServer(): Promise<ThrowawayServer | null> {
  const bin = await newestBin();
  if (bin === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  const asOwner = await ownerOf(folder);
  const port = await freePort();
  const data = join(folder, 'data');
  const command = (name: string, ...options: string[]) => asOwner(join(bin, name), options);
  try {
    await command('initdb', '-D', data, '-U', 'vitrine', '--auth=trust', '--no-sync', '-E', 'UTF8');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=250 -c fsync=off`;
    await command('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start');
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const { stdout } = await command('postgres', '--version');
  return {
    url: `postgres://vitrine@127.0.0.1:${port}/postgres`,
    title: `PostgreSQL ${/[\d.]+/.exec(stdout)?.[0] ?? ''}`,
    async stop() {
      await command('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
