import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../database/schema/records.ts';
import { appointmentsOf } from '../../testing/appointments.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { askBooking, book, holdVisit, TUESDAY_1000 } from '../../testing/visits.ts';

const MINUTE = 60_000;

openSalons();

describe('an idempotency key', () => {
  test('an idempotency key is asked for', async () => {
    const held = await holdVisit(server, salon);
    const reply = await askBooking(server, salon, held, { key: null });
    expect([reply.status, typeOf(reply.body)]).toEqual([400, 'key_missing']);
    expect((await askBooking(server, salon, held, { key: 'x y' })).status).toBe(400);
  });

  test('an idempotency key repeats the first answer, and books, prices and writes once', async () => {
    const held = await holdVisit(server, salon);
    const key = randomUUID();
    const first = await askBooking(server, salon, held, { key });
    server.clock.set(TEST_MONDAY + 24 * 60 * MINUTE);
    const again = await askBooking(server, salon, held, { key });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await appointmentsOf(server, salon)).toHaveLength(1);
    expect(await mailsIn(server, salon)).toHaveLength(1);
  });

  test('an idempotency key of another payload is refused', async () => {
    const held = await holdVisit(server, salon);
    const key = randomUUID();
    await askBooking(server, salon, held, { key });
    const reply = await askBooking(server, salon, held, { key, customMessage: 'other' });
    expect([reply.status, typeOf(reply.body)]).toEqual([422, 'key_reused']);
  });

  test('an idempotency key may try again after a refusal, which had no effect', async () => {
    const held = await holdVisit(server, salon);
    const key = randomUUID();
    expect((await askBooking(server, salon, held, { key, acceptedTotal: 1 })).status).toBe(409);
    expect((await askBooking(server, salon, held, { key })).status).toBe(200);
  });

  test('an idempotency key means nothing to another company', async () => {
    const key = randomUUID();
    const other = await server.addCompany();
    await book(server, salon, await holdVisit(server, salon), { key });
    await book(server, other, await holdVisit(server, other), { key });
    expect(await appointmentsOf(server, other)).toHaveLength(1);
  });

  test('an idempotency key sent ten times at once books once; whoever comes too early is told to wait', async () => {
    for (let round = 0; round < 10; round += 1) {
      const start = new Date(Date.parse(TUESDAY_1000) + round * 24 * 60 * MINUTE).toISOString();
      const held = await holdVisit(server, salon, { start });
      const key = randomUUID();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => askBooking(server, salon, held, { key })),
      );
      const done = replies.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThan(0);
      for (const { body } of done) expect(body).toEqual(done[0]?.body);
      for (const { status, body } of replies) {
        if (status !== 200) expect([status, typeOf(body)]).toEqual([409, 'in_flight']);
      }
      expect((await askBooking(server, salon, held, { key })).body).toEqual(done[0]?.body);
    }
    expect(await appointmentsOf(server, salon)).toHaveLength(10);
    expect(await mailsIn(server, salon)).toHaveLength(10);
  });
});

test('an attempt that died is not waited for until a clock that went back has caught up', async () => {
  const held = await holdVisit(server, salon);
  const key = randomUUID();
  await askBooking(server, salon, held, { key });
  const { db } = server.database;
  const diedAt = (startedAt: Date) =>
    db
      .update(idempotencyKeys)
      .set({ reply: null, attempt: 'dead', startedAt })
      .where(eq(idempotencyKeys.key, key));
  await diedAt(new Date(TEST_MONDAY + MINUTE - 1));
  expect(typeOf((await askBooking(server, salon, held, { key })).body)).toBe('in_flight');
  await diedAt(new Date(TEST_MONDAY + 60 * MINUTE));
  expect(typeOf((await askBooking(server, salon, held, { key })).body)).toBe('already_booked');
});

test('one hold with ten keys at once is one appointment', async () => {
  const held = await holdVisit(server, salon);
  const replies = await Promise.all(Array.from({ length: 10 }, () => askBooking(server, salon, held)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of replies) {
    if (status !== 200) expect([status, typeOf(body)]).toEqual([409, 'already_booked']);
  }
  expect(await appointmentsOf(server, salon)).toHaveLength(1);
});
