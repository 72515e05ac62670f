import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import {
  answering,
  unusedPort,
  runServer,
  START_PATIENCE,
  type ServerProcess,
} from './testing/processes/server-process.ts';
import { openLive } from './testing/processes/live-stream.ts';
import { startThrowawayServer, type ThrowawayServer } from './testing/databases/throwaway-server.ts';

const database: ThrowawayServer | null = await startThrowawayServer();
const DRAIN = 12_000;
const DAY = 86_400_000;
let ports: [number, number];
let servers: ServerProcess[] = [];

beforeAll(async () => {
  if (database === null) return;
  ports = [await unusedPort(), await unusedPort()];
  const starting = ports.map((port) =>
    runServer({
      PORT: String(port),
      DATABASE_URL: database.url,
      RATE_LIMITS: 'off',
      DRAIN_MS: String(DRAIN),
      LOG_LEVEL: 'warn',
    }),
  );
  servers = starting;
  // Both at once, on a database that is still empty: one of them migrates and seeds.
  await Promise.all(starting.map((server, index) => answering(server, ports[index] ?? 0)));
}, START_PATIENCE);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await database?.stop();
});

async function ask<T>(
  port: number,
  method: string,
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { company: 'cmp_atelier', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T };
}

const wish = (start: string, visitKey: string, practitionerId?: string) => ({
  body: {
    visitKey,
    shopid: '101',
    start,
    lines: [{ serviceid: '1001', ...(practitionerId && { practitionerId }) }],
  },
});

describe.skipIf(database === null)('two processes in front of one database', () => {
  test('two processes in front of one database both serve the demo companies', async () => {
    for (const port of ports) {
      expect(await ask(port, 'GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
      for (const company of ['maison', 'atelier', 'duo']) {
        const reply = await ask<{ token: string }>(
          port,
          'GET',
          `/api/companies/token/host/${company}.localhost`,
        );
        expect(reply.body.token).toBe(`cmp_${company}`);
      }
    }
  });

  test(
    'two processes in front of one database sell an hour once, however many ask either of them',
    { timeout: 120_000 },
    async () => {
      const [first, second] = ports;
      const shops = await ask<{ id: string }[]>(first, 'GET', '/shops');
      const team = await ask<{ id: string }[]>(first, 'GET', `/api/shops/${shops.body[0]?.id}/team`);
      // Of one person: others may be free at the same hour.
      const person = team.body[0]?.id;
      for (let round = 0; round < 3; round += 1) {
        const soon = new Date(Date.now() + round * DAY).toISOString();
        const free = await ask<{ starts: string[] }>(
          first,
          'POST',
          '/api/appointments/check',
          wish(soon, randomUUID(), person),
        );
        const [start = ''] = free.body.starts;
        const replies = await Promise.all(
          Array.from({ length: 16 }, async (_each, index) => {
            const visitKey = randomUUID();
            const reply = await ask<HoldWire>(
              index % 2 === 0 ? first : second,
              'POST',
              '/api/appointments/check',
              wish(start, visitKey, person),
            );
            return { ...reply, visitKey };
          }),
        );
        const held = replies.filter(({ status }) => status === 200);
        expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
        expect(held).toHaveLength(1);
        // Held by one of them, booked by the other, with one key at both.
        const [winner] = held;
        const key = randomUUID();
        const booking = {
          body: {
            myAppointment: {
              holdId: winner?.body.holdId,
              visitKey: winner?.visitKey,
              customer: {
                firstname: 'Zoé',
                lastname: 'Martin',
                email: 'zoe@example.com',
                phone: '+33612345678',
              },
              customMessage: '',
              acceptedTotal: winner?.body.total,
            },
          },
          headers: { 'idempotency-key': key },
        };
        const booked = await Promise.all(
          [first, second].map((port) =>
            ask<{ reference: string }>(port, 'POST', '/api/appointments', booking),
          ),
        );
        for (const { status } of booked) expect([200, 409]).toContain(status);
        const again = await Promise.all(
          [first, second].map((port) =>
            ask<{ reference: string }>(port, 'POST', '/api/appointments', booking),
          ),
        );
        expect(again.map(({ status }) => status)).toEqual([200, 200]);
        expect(again[0]?.body.reference).toBe(again[1]?.body.reference);
      }
    },
  );

  test('what is held and given back at one process is told to visitors of both', async () => {
    // How soon is measured by a benchmark.
    const PATIENCE = 20_000;
    const readers = await Promise.all(ports.map((port) => openLive(port, 'atelier', '101')));
    // A process that was too busy to read the days has its visitors read them anew, which is as good.
    const said = () =>
      readers.map((reader) => reader.events().filter(({ event }) => /^(day|resync)$/.test(event)).length);
    await expect.poll(() => readers.map((reader) => reader.events()[0]?.event)).toEqual(['open', 'open']);
    const visitKey = randomUUID();
    const soon = new Date(Date.now() + 5 * DAY).toISOString();
    const near = await ask<{ starts: string[] }>(
      ports[0],
      'POST',
      '/api/appointments/check',
      wish(soon, visitKey),
    );
    const held = await ask<HoldWire>(
      ports[0],
      'POST',
      '/api/appointments/check',
      wish(near.body.starts[0] ?? '', visitKey),
    );
    expect(held.status).toBe(200);
    await expect.poll(() => said().every((count) => count > 0), { timeout: PATIENCE }).toBe(true);
    const before = said();
    const query = `holdId=${held.body.holdId}&visitKey=${visitKey}`;
    await ask(ports[1], 'DELETE', `/api/appointments?${query}`);
    await expect
      .poll(() => said().every((count, index) => count > (before[index] ?? 0)), { timeout: PATIENCE })
      .toBe(true);
    for (const reader of readers) reader.close();
  });

  test('whoever logs out at one process is logged out at the other', async () => {
    const [first, second] = ports;
    const { body } = await ask<{ token: string }>(first, 'POST', '/api/users/login', {
      body: { email: 'camille@example.com', password: 'vitrine-demo' },
      headers: { company: 'cmp_maison' },
    });
    const headers = { company: 'cmp_maison', authorization: `Bearer ${body.token}` };
    expect((await ask(second, 'GET', '/api/users/me', { headers })).status).toBe(200);
    expect((await ask(first, 'POST', '/api/users/logout', { headers })).status).toBe(200);
    for (const port of ports) expect((await ask(port, 'GET', '/api/users/me', { headers })).status).toBe(401);
  });

  test(
    'one process is stopped without a visitor noticing, while the other goes on',
    { timeout: 60_000 },
    async () => {
      const [first, second] = ports;
      const under = Array.from({ length: 80 }, () => waiting(first));
      await Promise.all(under.map(({ sent }) => sent));
      servers[0]?.child.kill('SIGTERM');
      await expect
        .poll(() => ask(first, 'GET', '/ready').then(({ status }) => status), { timeout: DRAIN })
        .toBe(503);
      // Whoever comes before the others noticed is served as well.
      expect((await ask(first, 'GET', '/api/categories')).status).toBe(200);
      const statuses = await Promise.all(under.map(({ status }) => status));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(await servers[0]?.ended, servers[0]?.output()).toBe(0);
      expect((await ask(second, 'GET', '/api/categories')).status).toBe(200);
    },
  );
});

/** A request on a connection of its own, as soon as its bytes have left. */
function waiting(port: number) {
  const request = sendRequest({
    port,
    host: '127.0.0.1',
    path: '/api/categories',
    headers: { company: 'cmp_maison' },
    agent: false,
  });
  const status = once(request, 'response').then(
    ([reply]: IncomingMessage[]) => {
      reply?.resume();
      return reply?.statusCode ?? 0;
    },
    () => 0,
  );
  const sent = new Promise<void>((done) => request.once('finish', done));
  request.end();
  return { sent, status };
}
