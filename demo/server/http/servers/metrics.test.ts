import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../../testing/test-server.ts';

const TOKEN = 'a token of some thirty letters';
let server: TestServer;
let guarded: TestServer;
let salon: string;

beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ metricsToken: TOKEN });
  salon = await server.addCompany();
});
afterAll(() => Promise.all([server.close(), guarded.close()]));

test('tells requests by route and status, how long they took, and how the process is', async () => {
  await send(server, salon, { url: '/api/articles/slug/massage' });
  await send(server, salon, { url: '/api/articles/slug/nothing' });
  await send(server, salon, { url: '/api/articles/slug/nothing' });
  const { status, text, headers } = await send(server, null, { url: '/metrics' });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const route = 'method="GET",route="/api/articles/slug/:slug"';
  expect(text).toContain(`http_requests_total{${route},status="200"} 1\n`);
  expect(text).toContain(`http_requests_total{${route},status="404"} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${route},le="+Inf"} 3\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${route}} 3\n`);
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_heap_used_bytes',
    'nodejs_eventloop_delay_seconds',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
  }
  const counts = [...text.matchAll(/_bucket\{[^}]*slug\/:slug"[^}]*\} (\d+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(text, 'it names people or what they looked for').not.toMatch(/massage|nothing|salon/);
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

test.each([
  ['an address of the network', { remoteAddress: '192.0.2.1' }],
  ['whoever a proxy passes on', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
  ['whoever says that a proxy passed it on', { headers: { forwarded: 'for=127.0.0.1' } }],
  [
    'a guess at a token that nobody set',
    { remoteAddress: '192.0.2.1', headers: { authorization: 'Bearer x' } },
  ],
])('is not there for %s', async (_, request) => {
  expect((await send(server, null, { url: '/metrics', ...request })).status).toBe(404);
});

test('with a token, is there for who knows it, wherever they are', async () => {
  const ask = (authorization: string, remoteAddress = '192.0.2.1') =>
    send(guarded, null, { url: '/metrics', remoteAddress, headers: { authorization } });
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
  expect((await ask('Bearer other')).status).toBe(404);
  expect((await ask('', '127.0.0.1')).status).toBe(404);
});
