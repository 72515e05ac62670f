import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresCommands } from '#server/testing/databases/postgres-commands.ts';
import { unusedPort } from '#server/testing/processes/server-process.ts';

/** A primary and its synchronous standby, as docs/deploy.md sets them up, in a folder that goes with them. */
export interface ReplicatedPair {
  /** As `PostgreSQL 15.14`. */
  readonly title: string;
  readonly ports: readonly [primary: number, standby: number];
  /** The standby itself, past any proxy. */
  readonly standbyUrl: string;
  /** Every process of the primary at once, as if its machine had lost its power. */
  killPrimary(): Promise<void>;
  /** The standby takes over; resolves when it takes writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const COMMON = '-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100';

/** Starts both, and returns once the primary waits for the standby at each commit; null where no PostgreSQL is installed. */
export async function startReplicatedPair(): Promise<ReplicatedPair | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-failover-'));
  const command = await postgresCommands(folder);
  if (command === null) {
    await rm(folder, { recursive: true });
    return null;
  }
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')];
  const ports = [await unusedPort(), await unusedPort()] as const;
  const start = (data: string, port: number) =>
    command(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-t',
      '60',
      '-l',
      `${data}.log`,
      '-o',
      `-p ${port} ${COMMON}`,
      'start',
    );
  const stop = async () => {
    await Promise.allSettled(
      [standby, primary].map((data) => command('pg_ctl', '-D', data, '-m', 'immediate', 'stop')),
    );
    await rm(folder, { recursive: true, force: true });
  };
  const urlOf = (port: number) => `postgres://vitrine@127.0.0.1:${port}/postgres`;
  try {
    await command('initdb', '-D', primary, '-U', 'vitrine', '--auth=trust', '--no-sync', '-E', 'UTF8');
    await start(primary, ports[0]);
    const source = `host=127.0.0.1 port=${ports[0]} user=vitrine application_name=standby`;
    await command('pg_basebackup', '-D', standby, '-R', '-X', 'stream', '-c', 'fast', '-d', source);
    await start(standby, ports[1]);
    // Only now: the standby's copy of the settings must not make it wait for a standby once it is the primary.
    await waitForStandby(urlOf(ports[0]));
  } catch (error) {
    await stop();
    throw error;
  }
  const { stdout } = await command('postgres', '--version');
  return {
    title: `PostgreSQL ${/[\d.]+/.exec(stdout)?.[0] ?? ''}`,
    ports,
    standbyUrl: urlOf(ports[1]),
    killPrimary: () => killServer(primary),
    promote: async () => {
      await command('pg_ctl', '-D', standby, '-w', '-t', '60', 'promote');
    },
    stop,
  };
}

async function waitForStandby(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("alter system set synchronous_standby_names = 'standby'");
    await client.query('select pg_reload_conf()');
    for (let tries = 0; tries < 300; tries += 1) {
      const { rows } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
      if (rows.length > 0) return;
      await pause(100);
    }
  } finally {
    await client.end();
  }
  throw new Error('The standby does not follow its primary.');
}

async function killServer(data: string): Promise<void> {
  const [line] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(line);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  for (const id of [postmaster, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}
