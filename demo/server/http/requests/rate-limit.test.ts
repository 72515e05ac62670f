import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addressGroup } from './client-address.ts';

let server: TestServer;
let salon: string;

beforeAll(async () => {
  const few = { burst: 5, perSecond: 0.5 };
  server = await startTestServer({
    trustProxy: 'loopback',
    limits: {
      address: { reads: few, writes: { burst: 2, perSecond: 0.1 } },
      tenant: { reads: { burst: 20, perSecond: 1 }, writes: few },
    },
  });
});
beforeEach(async () => {
  server.clock.set(server.clock.now() + 3_600_000);
  salon = await server.addCompany();
});
afterAll(() => server.close());

const read = (address: string, company = salon) =>
  send(server, company, { url: '/api/companies/me', headers: { 'x-forwarded-for': address } });

test('an address that asks too often is told when to come back, and served again then', async () => {
  for (let count = 0; count < 5; count += 1) expect((await read('203.0.113.7')).status).toBe(200);
  const refused = await read('203.0.113.7');
  expect([refused.status, refused.headers['retry-after'], refused.body]).toMatchObject([
    429,
    '2',
    { type: 'too_many_attempts', retryable: true, retryAfter: 2 },
  ]);
  expect((await read('203.0.113.8')).status).toBe(200);
  server.clock.set(server.clock.now() + 2000);
  expect((await read('203.0.113.7')).status).toBe(200);
  expect((await read('203.0.113.7')).status).toBe(429);
});

test('naming another company, existing or not, gives no new allowance', async () => {
  const other = await server.addCompany();
  const statuses = [];
  for (const company of [salon, other, 'nobody', salon, other, 'nobody', salon])
    statuses.push((await read('203.0.113.9', company)).status);
  expect(statuses).toEqual([200, 200, 404, 200, 200, 429, 429]);
});

test('writes have an allowance of their own', async () => {
  const write = () =>
    send(server, salon, {
      method: 'POST',
      url: '/api/users/login',
      headers: { 'x-forwarded-for': '203.0.113.10' },
      payload: { email: 'a@example.com', password: 'x'.repeat(8) },
    });
  expect([(await write()).status, (await write()).status, (await write()).status]).toEqual([401, 401, 429]);
  expect((await read('203.0.113.10')).status).toBe(200);
});

test('one company’s visitors use up nothing of another’s', async () => {
  const quiet = await server.addCompany();
  const statuses = [];
  for (let index = 0; index < 22; index += 1) statuses.push((await read(`198.51.100.${index}`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await read('198.51.100.50', quiet)).status).toBe(200);
});

test('whether the server is well may always be asked', async () => {
  for (let count = 0; count < 50; count += 1) {
    for (const url of ['/health', '/ready']) {
      expect((await send(server, null, { url, headers: { 'x-forwarded-for': '203.0.113.11' } })).status).toBe(
        200,
      );
    }
  }
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
