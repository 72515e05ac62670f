import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThrowawayServer, type ThrowawayServer } from '../testing/databases/throwaway-server.ts';
import { unusedPort } from '../testing/processes/server-process.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { askHold, TUESDAY_1000 } from '../testing/visits.ts';
import { openServer } from './open.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((each) => existsSync(each));
const installed = PROGRAM === undefined ? null : await startThrowawayServer();
await installed?.stop();
if (installed === null) console.log('Skipped: no PgBouncer, or no PostgreSQL, is installed.');

const isUp = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), done(true)));
    socket.on('error', () => done(false));
  });

interface Pooler {
  /** Of the database behind it. */
  readonly url: string;
  stop(): Promise<void>;
}

async function startPooler(cluster: ThrowawayServer, mode: 'session' | 'transaction'): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pgbouncer-'));
  await chmod(folder, 0o755);
  const { hostname, port: behind, username, pathname, searchParams } = new URL(cluster.url);
  const port = await unusedPort();
  const file = join(folder, 'pgbouncer.ini');
  const host = searchParams.get('host') ?? hostname;
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${host} port=${searchParams.get('port') ?? behind} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'default_pool_size = 20',
      'ignore_startup_parameters = statement_timeout,extra_float_digits',
    ].join('\n'),
  );
  const asRoot = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler = spawn(PROGRAM ?? '', [...asRoot, file], { stdio: 'ignore' });
  for (let tries = 0; tries < 50 && !(await isUp(port)); tries += 1) await pause(100);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      pooler.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

describe.skipIf(installed === null)('PgBouncer', () => {
  let cluster: ThrowawayServer;
  const poolers: Pooler[] = [];
  const start = async (mode: 'session' | 'transaction') => {
    const pooler = await startPooler(cluster, mode);
    poolers.push(pooler);
    return pooler.url;
  };

  beforeAll(async () => {
    const started = await startThrowawayServer();
    if (started === null) throw new Error('PostgreSQL is gone.');
    cluster = started;
  }, 60_000);
  afterAll(async () => {
    for (const pooler of poolers) await pooler.stop();
    await cluster?.stop();
  });

  test('one that pools by transaction is refused at the start, with what to do', async () => {
    const url = await start('transaction');
    await expect(openServer(url, 4)).rejects.toThrow(/do not keep their session.*pool_mode = session/);
    await expect(openServer(url, 4, cluster.url)).rejects.toThrow(/DATABASE_URL do not keep/);
    await expect(openServer(cluster.url, 4, url)).rejects.toThrow(/DATABASE_DIRECT_URL do not keep/);
  }, 60_000);

  describe('that pools sessions, as docs/deploy.md sets it up', () => {
    let servers: TestServer[] = [];
    let salon: string;

    beforeAll(async () => {
      const pooled = await start('session');
      const open = async () => startTestServer({ database: await openServer(pooled, 4, cluster.url) });
      servers = [await open(), await open()];
      salon = (await servers[0]?.addCompany()) ?? '';
    }, 60_000);
    afterAll(async () => {
      for (const server of servers) await server.close();
    });

    test('of two processes that hold one moment at once, one does', async () => {
      const answers = await Promise.all(
        servers.flatMap((server) =>
          [1, 2, 3].map(async () => (await askHold(server, salon, { start: TUESDAY_1000 })).status),
        ),
      );
      expect(answers.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    });

    test('what is announced is heard past the pooler', async () => {
      const [one, two] = servers;
      const heard: string[] = [];
      let isConnected = false;
      const stop = two!.database.listen('pooled', {
        onNotice: (payload) => heard.push(payload),
        onConnected: () => (isConnected = true),
        onLost: () => undefined,
      });
      for (let tries = 0; tries < 50 && !isConnected; tries += 1) await pause(100);
      await one!.database.db.execute("select pg_notify('pooled', 'told')");
      for (let tries = 0; tries < 50 && heard.length === 0; tries += 1) await pause(100);
      expect(heard).toEqual(['told']);
      await stop();
    });
  });
});
