import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../testing/databases/both-databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  askBooking,
  askHold,
  holdVisit,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_1000,
} from '../../testing/visits.ts';

const { kinds, stop } = await bothDatabases();
const DAY = 86_400_000;

afterAll(stop);

describe.each(kinds)('on %s', { timeout: 120_000 }, (_, open) => {
  let tested: TestServer;
  let salon: string;

  beforeAll(async () => {
    tested = await startTestServer({ database: await open() });
    salon = await tested.addCompany();
  });
  afterAll(() => tested.close());

  const dayAfter = (days: number) => new Date(Date.parse(TUESDAY_1000) + days * DAY).toISOString();
  const statuses = (replies: readonly { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  test('thirty-two visitors at once share two practitioners, two cabins and one lamp as far as they go', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ask = (serviceid: string) =>
        askHold(tested, salon, { shopid: TEST_SHOPS.one, start: dayAfter(round), lines: [{ serviceid }] });
      const lamps = await Promise.all(Array.from({ length: 16 }, () => ask(TEST_SERVICES.lamp)));
      expect(statuses(lamps)).toEqual({ 200: 1, 409: 15 });
      const massages = await Promise.all(Array.from({ length: 16 }, () => ask(TEST_SERVICES.massage)));
      expect(statuses(massages)).toEqual({ 200: 1, 409: 15 });
    }
  });

  test('two free practitioners are both found by thirty-two visitors at once', async () => {
    for (let round = 10; round < 15; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 32 }, () =>
          askHold(tested, salon, { shopid: TEST_SHOPS.one, start: dayAfter(round) }),
        ),
      );
      expect(statuses(replies)).toEqual({ 200: 2, 409: 30 });
    }
  });

  test('visits of several services that need the same people in another order never wait for each other for ever', async () => {
    const [massage, facial] = [{ serviceid: TEST_SERVICES.massage }, { serviceid: TEST_SERVICES.facial }];
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_each, index) =>
        askHold(tested, salon, {
          shopid: TEST_SHOPS.one,
          start: dayAfter(20),
          lines: index % 2 === 0 ? [massage, facial] : [facial, massage],
        }),
      ),
    );
    expect(statuses(replies)).toEqual({ 200: 2, 409: 30 });
  });

  test('bursts of ten with one key are one booking each', async () => {
    for (let round = 30; round < 40; round += 1) {
      const held = await holdVisit(tested, salon, { start: dayAfter(round) });
      const key = randomUUID();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => askBooking(tested, salon, held, { key })),
      );
      for (const { status } of replies) expect([200, 409]).toContain(status);
      expect((await askBooking(tested, salon, held, { key })).status).toBe(200);
    }
    const counted: unknown = await tested.database.db.execute(
      sql`select count(*)::int as booked, count(distinct hold_id)::int as holds from appointments`,
    );
    expect(counted).toMatchObject({ rows: [{ booked: 10, holds: 10 }] });
  });

  test('one hold is booked, released and replaced at once: what comes out is one of the three, and whole', async () => {
    for (let round = 50; round < 58; round += 1) {
      const held = await holdVisit(tested, salon, { start: dayAfter(round) });
      const [booking] = await Promise.all([
        askBooking(tested, salon, held),
        askHold(tested, salon, { visitKey: held.visitKey, start: dayAfter(round + 100) }),
        askBooking(tested, salon, held),
      ]);
      expect([200, 409, 410]).toContain(booking.status);
    }
    const whole: unknown = await tested.database.db.execute(
      sql`select count(*)::int as bare from appointments a where not exists (select 1 from claims c where c.company_id = a.company_id and c.owner_id = a.id and c.kind = 'appointment')`,
    );
    expect(whole).toMatchObject({ rows: [{ bare: 0 }] });
  });
});
