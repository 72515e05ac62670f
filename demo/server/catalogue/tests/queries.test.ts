import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TSchema } from 'typebox';
import { EVERY_CALL } from '#contract/every-call.ts';
import { countQueries } from '../../testing/databases/count-queries.ts';
import { tokenOfRole } from '../../testing/people.ts';
import { sampleRequest } from '../../testing/calls/sample.ts';
import { send, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { bearer } from '../../testing/visits.ts';

const MOST = 3;

let server: TestServer;
let salon: string;
let queries: ReturnType<typeof countQueries>;

beforeAll(async () => {
  server = await startTestServer();
  salon = await server.addCompany();
  queries = countQueries(server);
});
afterAll(() => server.close());

const lists = EVERY_CALL.filter(
  (call) => call.method === 'GET' && call.role === 'visitor' && isList(call.reply),
);

test.each(lists.map((call) => [call.name, call] as const))(
  '%s asks the database no more than three times, whatever the length of its list',
  async (_, call) => {
    const headers = call.audience === 'customer' ? bearer(await tokenOfRole(server, salon, 'customer')) : {};
    const request = sampleRequest(call, { headers });
    queries.since();
    const reply = await send(server, salon, request);
    expect(reply.status, reply.text).toBeLessThan(500);
    const asked = queries.since();
    expect(asked).toBeGreaterThan(0);
    // The company counts; whom a token belongs to is asked once more.
    expect(asked).toBeLessThanOrEqual(MOST + (call.audience === 'visitor' ? 0 : 1));
  },
);

test('a cached list asks for its company alone', async () => {
  await send(server, salon, { url: '/api/categories' });
  queries.since();
  await send(server, salon, { url: '/api/categories' });
  expect(queries.since()).toBe(1);
});

test('requests that arrive together ask for their company once, and each company is asked for', async () => {
  const other = await server.addCompany();
  const ask = (company: string) => send(server, company, { url: '/api/categories' });
  await Promise.all([ask(salon), ask(other)]);
  queries.since();
  const replies = await Promise.all([ask(salon), ask(salon), ask(salon), ask(other)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(queries.since()).toBeLessThan(replies.length);
});

function isList(reply: TSchema | undefined): boolean {
  if (reply === undefined) return false;
  if ('items' in reply) return true;
  const { properties } = reply as { properties?: Readonly<Record<string, TSchema>> };
  return properties?.['data'] !== undefined && 'items' in properties['data'];
}
