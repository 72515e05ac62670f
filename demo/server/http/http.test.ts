import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { expectProblem } from '../testing/expect-problem.ts';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

test('says that it is alive, and ready as long as its database answers', async () => {
  expect((await send(server, null, { url: '/health' })).body).toEqual({ status: 'ok' });
  expect((await send(server, null, { url: '/ready' })).body).toEqual({ status: 'ready' });
  const broken = await startTestServer();
  await broken.database.close();
  expect((await send(broken, null, { url: '/health' })).status).toBe(200);
  const reply = await send(broken, null, { url: '/ready' });
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2']);
  await broken.app.close();
});

test('before it stops it is not ready, and answers everybody for the last time on their connection', async () => {
  let isDraining = false;
  const leaving = await startTestServer({ isDraining: () => isDraining });
  const salon = await leaving.addCompany();
  const ask = async () => {
    const replies = await Promise.all([
      send(leaving, null, { url: '/ready' }),
      send(leaving, salon, { url: '/shops' }),
    ]);
    return replies.map(({ status, headers }) => [status, headers.connection]);
  };
  expect(await ask()).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ]);
  isDraining = true;
  expect(await ask()).toEqual([
    [503, 'close'],
    [200, 'close'],
  ]);
  await leaving.close();
});

test('a failure of our own is told without a word of what failed', async () => {
  const broken = await startTestServer();
  const salon = await broken.addCompany();
  await broken.database.db.execute(sql`drop table shop_articles cascade`);
  const reply = await send(broken, salon, { url: '/shops' });
  expect([reply.status, reply.body]).toEqual([
    500,
    {
      code: 500,
      type: 'server',
      message: 'Une erreur est survenue de notre côté. Réessayez.',
      retryable: true,
    },
  ]);
  await broken.close();
});

test('a database that is too busy is waited for no longer than a visitor would', async () => {
  const impatient = await startTestServer({ patience: { handler: 300 } });
  const salon = await impatient.addCompany();
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const blocked = impatient.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table shops in access exclusive mode`);
    locked();
    await isFree;
  });
  await isLocked;
  // The database stays busy until after this answer.
  const reply = await send(impatient, salon, { url: '/shops' });
  expect([reply.status, reply.body]).toMatchObject([503, { type: 'timeout', retryable: true }]);
  free();
  await blocked;
  await impatient.close();
});

test('while the event loop is held up callers are sent away, with a word on when to come back, but for files of the bundle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const held = await startTestServer({ patience: { delay: 2000 } });
  const health = () => send(held, null, { url: '/health' });
  // Two samples of the loop without a turn of it in between: the second finds it stuck.
  vi.advanceTimersByTime(2000);
  vi.advanceTimersByTime(2000);
  const reply = await health();
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.body).toMatchObject({ type: 'unavailable', retryable: true });
  const statusOf = async (url: string) => (await send(held, null, { url })).status;
  expect(await statusOf('/embed/c/none.js')).toBe(404);
  expect(await statusOf('/embed/render/vitrine-booking')).toBe(503);
  const turns = setInterval(() => vi.advanceTimersByTime(2000), 50);
  await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 15_000 });
  clearInterval(turns);
  await held.close();
});

test.each([
  ['is none', 'nonsense\r\n\r\n', 400, 'invalid'],
  [
    'says its length in two ways',
    'POST /shops HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n',
    400,
    'invalid',
  ],
  [
    'has headers without end',
    `GET /shops HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'invalid',
  ],
])(
  'a request that %s is refused in the one shape, and its connection ends',
  async (_, request, status, type) => {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w+`));
    expectProblem({ status, headers: {}, text: body, body: JSON.parse(body) }, head);
    expect(JSON.parse(body)).toMatchObject({ type });
  },
);
