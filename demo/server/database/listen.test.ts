import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThrowawayServer, type ThrowawayServer } from '../testing/databases/throwaway-server.ts';
import { administer } from '../testing/databases/throwaway-database.ts';
import { listenServer } from './listen.ts';

const installed = await startThrowawayServer();
await installed?.stop();

describe.skipIf(installed === null)('a process that hears the database', () => {
  let cluster: ThrowawayServer;

  beforeAll(async () => {
    const started = await startThrowawayServer();
    if (started === null) throw new Error('PostgreSQL is gone.');
    cluster = started;
  }, 60_000);
  afterAll(() => cluster?.stop());

  /** What a listener is told, in its order. */
  function listener() {
    const told: string[] = [];
    const stop = listenServer(cluster.url)('times', {
      onNotice: (payload) => told.push(payload),
      onConnected: () => told.push('(connected)'),
      onLost: () => told.push('(lost)'),
    });
    return { told, stop };
  }

  const announce = (payload: string, channel = 'times') =>
    administer(cluster.url, `select pg_notify('${channel}', '${payload}')`);

  async function expectTold(told: readonly string[], ...wanted: string[]): Promise<void> {
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(wanted);
  }

  test('an announcement reaches each process that listens, and no other channel does', async () => {
    const [one, other] = [listener(), listener()];
    await expectTold(one.told, '(connected)');
    await expectTold(other.told, '(connected)');
    await announce('else', 'others');
    await announce('first');
    await expectTold(one.told, '(connected)', 'first');
    await expectTold(other.told, '(connected)', 'first');
    await one.stop();
    await announce('second');
    await expectTold(other.told, '(connected)', 'first', 'second');
    expect(one.told).toEqual(['(connected)', 'first']);
    await other.stop();
  });

  test('a connection that is cut is told as lost, made anew, and hears again', async () => {
    const { told, stop } = listener();
    await expectTold(told, '(connected)');
    await administer(
      cluster.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_notify%' and pid <> pg_backend_pid()`,
    );
    await expectTold(told, '(connected)', '(lost)', '(connected)');
    await announce('again');
    await expectTold(told, '(connected)', '(lost)', '(connected)', 'again');
    await stop();
  }, 30_000);

  test('whoever stops listening leaves no connection behind', async () => {
    const { told, stop } = listener();
    await expectTold(told, '(connected)');
    await stop();
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const left = await client.query(
      `select count(*)::int as count from pg_stat_activity where query like '%pg_notify%' and pid <> pg_backend_pid()`,
    );
    await client.end();
    expect(left.rows).toEqual([{ count: 0 }]);
  });
});
