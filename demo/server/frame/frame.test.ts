import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ patience: { handler: 300, delay: 250 } });
});
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
  const salon = await server.addCompany();
  const blocked = server.database.db.transaction(() => new Promise((done) => setTimeout(done, 1200)));
  const begun = performance.now();
  const reply = await send(server, salon, { url: '/shops' });
  expect([reply.status, reply.body]).toMatchObject([503, { type: 'timeout', retryable: true }]);
  expect(performance.now() - begun).toBeLessThan(1100);
  await blocked;
});

test('while the event loop is held up callers are sent away, with a word on when to come back', async () => {
  const hog = setInterval(() => {
    for (const end = performance.now() + 400; performance.now() < end;);
  }, 1);
  const health = () => send(server, null, { url: '/health' });
  let reply = await health();
  for (let tries = 0; tries < 30 && reply.status === 200; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    reply = await health();
  }
  clearInterval(hog);
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.body).toMatchObject({ type: 'unavailable', retryable: true });
  await expect.poll(async () => (await health()).status, { timeout: 15_000, interval: 200 }).toBe(200);
}, 60_000);
