import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPort } from '../processes/server-process.ts';
import { postgresCommands } from './postgres-commands.ts';

/** A PostgreSQL server of our own, on a free port of this machine, in a folder that goes with it. */
export interface ThrowawayServer {
  readonly url: string;
  /** As `PostgreSQL 15.14`. */
  readonly title: string;
  stop(): Promise<void>;
}

/** Starts one from what Debian installs; null where there is none. */
export async function startThrowawayServer(): Promise<ThrowawayServer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  const command = await postgresCommands(folder);
  if (command === null) {
    await rm(folder, { recursive: true });
    return null;
  }
  const port = await unusedPort();
  const data = join(folder, 'data');
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
