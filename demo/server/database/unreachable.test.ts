import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThrowawayServer, type ThrowawayServer } from '../testing/databases/throwaway-server.ts';
import { administer } from '../testing/databases/throwaway-database.ts';
import { send, startTestServer, type TestReply, type TestServer } from '../testing/test-server.ts';
import { askHold } from '../testing/visits.ts';
import { openServer } from './open.ts';
import { isUnreachable } from './unreachable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const wrapped = (cause: Error) => new Error('Failed query', { cause });

describe('a failure', () => {
  test.each([
    '08006',
    '53300',
    '57P01',
    '57P02',
    '57P03',
    '25006',
    '40001',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
  ])('a failure of code %s says that the database is not there, by itself and under a query', (code) => {
    expect([isUnreachable(coded(code)), isUnreachable(wrapped(coded(code)))]).toEqual([true, true]);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('a failure without a code that says "%s" is one of the connection', (message) => {
    expect([isUnreachable(new Error(message)), isUnreachable(wrapped(new Error(message)))]).toEqual([
      true,
      true,
    ]);
  });

  test('a failure to reach each address of a host is one of the connection', () => {
    expect(isUnreachable(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
  });

  test.each([coded('23505'), coded('42P01'), new TypeError('x'), wrapped(coded('23P01')), null])(
    'a failure of our own or of the caller stays one: %s',
    (error) => expect(isUnreachable(error)).toBe(false),
  );
});

const installed = await startThrowawayServer();
await installed?.stop();

describe.skipIf(installed === null)('a database that goes away', () => {
  let cluster: ThrowawayServer;
  let server: TestServer;
  let salon: string;

  beforeAll(async () => {
    const started = await startThrowawayServer();
    if (started === null) throw new Error('PostgreSQL is gone.');
    cluster = started;
    server = await startTestServer({ database: await openServer(cluster.url, 4) });
    salon = await server.addCompany();
  }, 60_000);
  afterAll(() => server?.close());

  const everything = () => [
    send(server, salon, { url: '/api/shops/published' }),
    send(server, salon, { url: '/api/companies/token/host/nowhere.example' }),
    send(server, salon, { url: '/api/users/me', headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
    askHold(server, salon),
  ];

  function expectLater({ status, headers, body }: TestReply): void {
    expect([status, body]).toMatchObject([503, { type: 'unavailable', retryable: true, retryAfter: 5 }]);
    expect(headers['retry-after']).toBe('5');
  }

  test('a database that only reads, as a standby does, is asked to be written to later', async () => {
    await administer(cluster.url, 'alter system set default_transaction_read_only = on');
    await administer(cluster.url, 'select pg_reload_conf()');
    await expect.poll(async () => (await askHold(server, salon)).status).toBe(503);
    expectLater(await askHold(server, salon));
  });

  test('a database that goes away under load is answered by 503 and when to ask again, and by no 500', async () => {
    const asked: Promise<TestReply>[] = [];
    const load = setInterval(() => asked.push(...everything()), 5);
    await new Promise((done) => setTimeout(done, 300));
    await cluster.stop();
    await new Promise((done) => setTimeout(done, 500));
    clearInterval(load);
    const replies = await Promise.all(asked);
    expect(replies.filter(({ status }) => status === 500).map(({ text }) => text)).toEqual([]);
    const missed = replies.filter(({ status }) => status === 503);
    expect(missed.length).toBeGreaterThan(10);
    for (const reply of missed) expectLater(reply);
  }, 60_000);
});
