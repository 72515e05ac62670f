import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdSlot, moveAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { moveTimes } from '#contract/booking/own-appointments.ts';
import { addClosedDay } from '#contract/shop/days.ts';
import { clientOf } from '../../testing/client.ts';
import { clientAs } from '../../testing/people.ts';
import { bothDatabases } from '../../testing/databases/both-databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  askBooking,
  askHold,
  availability,
  book,
  holdVisit,
  logIn,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_0930,
  TUESDAY_1000,
  TUESDAY_1030,
  TUESDAY_1100,
  type TestHold,
} from '../../testing/visits.ts';

const { kinds, stop } = await bothDatabases();
const TUESDAY = '20260113';

afterAll(stop);

describe.each(kinds)('an appointment of an hour at ten, on %s', { timeout: 120_000 }, (_, open) => {
  let tested: TestServer;
  let salon: string;
  let own: { readonly id: string; readonly key: string };

  beforeAll(async () => {
    tested = await startTestServer({ database: await open() });
  });
  beforeEach(async () => {
    salon = await tested.addCompany();
    const { id, manageKey: key } = await book(tested, salon, await holdVisit(tested, salon));
    own = { id, key };
  });
  afterAll(() => tested.close());

  const client = (token?: string) => clientOf(tested, salon, token === undefined ? {} : { token });
  const wish = (start: string, moving: { id: string; key?: string } = own) => ({
    body: {
      visitKey: randomUUID(),
      shopid: TEST_SHOPS.solo,
      start,
      lines: [{ serviceid: TEST_SERVICES.massage }],
      moving,
    },
  });
  async function kept(start: string): Promise<TestHold> {
    const asked = wish(start);
    return { hold: await client().get(holdSlot, asked), visitKey: asked.body.visitKey };
  }
  const move = ({ hold: { holdId, total }, visitKey }: TestHold, { id, key } = own) => ({
    params: { id },
    body: { key, holdId, visitKey, acceptedTotal: total },
  });
  const statusAt = async (start: string) => (await askHold(tested, salon, { start })).status;
  const overlaps = () =>
    tested.database.db.execute(
      sql`select 1 from claims a join claims b on a.company_id = b.company_id and a.resource_id = b.resource_id and a.id < b.id and a.active and b.active and a.during && b.during`,
    );

  test('an appointment moves half an hour, on both sides: its own time is free to it, and to nobody else', async () => {
    const period = {
      shopid: TEST_SHOPS.solo,
      serviceid: TEST_SERVICES.massage,
      start: TUESDAY,
      end: TUESDAY,
    };
    const offered = await client().get(moveTimes, {
      params: { id: own.id },
      query: { ...period, key: own.key },
    });
    const day = offered.appointments.data[TUESDAY]?.[TEST_SERVICES.massage];
    expect(day?.practitioners.map(({ events }) => events.length)).toEqual([0]);
    const others = (await availability(tested, salon))(TUESDAY);
    expect(others.practitioners.map(({ events }) => events.length)).toEqual([1]);

    expect(await statusAt(TUESDAY_1030)).toBe(409);
    const later = await kept(TUESDAY_1030);
    // What is kept for it, and what it has still: neither is anybody else's.
    for (const start of [TUESDAY_0930, TUESDAY_1000, TUESDAY_1030, TUESDAY_1100]) {
      expect(await statusAt(start)).toBe(409);
    }
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await client().get(moveAppointment, move(later))).toMatchObject({
        appointment: { start: TUESDAY_1030, end: '2026-01-13T10:30:00.000Z' },
      });
    }
    expect(await overlaps()).toMatchObject({ rows: [] });
    expect([await statusAt(TUESDAY_1000), await statusAt(TUESDAY_1100)]).toEqual([409, 409]);
    expect(await client().get(moveAppointment, move(await kept(TUESDAY_0930)))).toMatchObject({
      appointment: { start: TUESDAY_0930 },
    });
    expect([await statusAt(TUESDAY_1000), await statusAt(TUESDAY_1030)]).toEqual([409, 200]);
  });

  test('an appointment keeps what it has when the visitor lets the new time go', async () => {
    const { hold: given, visitKey } = await kept(TUESDAY_1030);
    await client().get(releaseSlot, { query: { holdId: given.holdId, visitKey } });
    expect([await statusAt(TUESDAY_1000), await statusAt(TUESDAY_1100)]).toEqual([409, 200]);
  });

  test('an appointment keeps what it has where the shop has closed the new time meanwhile', async () => {
    const later = await kept('2026-01-14T09:00:00.000Z');
    const manager = await clientAs(tested, salon, 'manager');
    await manager.get(addClosedDay, { body: { shopId: TEST_SHOPS.solo, date: '20260114', label: {} } });
    expect((await client().refusal(moveAppointment, move(later))).type).toBe('slot_closed');
    expect(await statusAt(TUESDAY_1000)).toBe(409);
  });

  test('an appointment opens its times to its key alone, and its hold serves it alone', async () => {
    const other = await book(
      tested,
      salon,
      await holdVisit(tested, salon, { start: '2026-01-14T09:00:00.000Z' }),
    );
    const period = {
      shopid: TEST_SHOPS.solo,
      serviceid: TEST_SERVICES.massage,
      start: TUESDAY,
      end: TUESDAY,
    };
    const camille = await logIn(tested, salon);
    for (const key of ['x'.repeat(43), other.manageKey]) {
      expect((await client().refusal(holdSlot, wish(TUESDAY_1030, { id: own.id, key }))).type).toBe(
        'not_found',
      );
      const asked = { params: { id: own.id }, query: { ...period, key } };
      expect((await client().refusal(moveTimes, asked)).type).toBe('not_found');
    }
    expect((await client(camille).refusal(holdSlot, wish(TUESDAY_1030, { id: own.id }))).type).toBe(
      'not_found',
    );
    const later = await kept(TUESDAY_1030);
    expect((await askBooking(tested, salon, later)).body).toMatchObject({ type: 'hold_expired' });
    const asOther = move(later, { id: other.id, key: other.manageKey });
    expect((await client().refusal(moveAppointment, asOther)).type).toBe('hold_expired');
  });

  test('an appointment that was moved elsewhere meanwhile finds the time taken by whoever came first', async () => {
    const halfHour = await kept(TUESDAY_1030);
    await client().get(moveAppointment, move(await kept('2026-01-14T09:00:00.000Z')));
    // Of ten to eleven nothing is kept any more.
    expect(await statusAt(TUESDAY_0930)).toBe(200);
    expect((await client().get(moveAppointment, move(halfHour))).appointment.start).toBe(TUESDAY_1030);
    const again = await kept(TUESDAY_1100);
    await client().get(moveAppointment, move(await kept('2026-01-15T09:00:00.000Z')));
    expect(await statusAt(TUESDAY_1030)).toBe(200);
    expect((await client().refusal(moveAppointment, move(again))).type).toBe('hold_expired');
    expect(await overlaps()).toMatchObject({ rows: [] });
  });

  test('an appointment asked to move by sixteen calls at once, with as many others at its old and its new time, moves once', async () => {
    const later = await kept(TUESDAY_1030);
    const moves = Array.from({ length: 16 }, () => client().get(moveAppointment, move(later)));
    const rivals = [TUESDAY_0930, TUESDAY_1000, TUESDAY_1030, TUESDAY_1100].flatMap((start) =>
      Array.from({ length: 4 }, () => statusAt(start)),
    );
    const [moved, statuses] = await Promise.all([Promise.all(moves), Promise.all(rivals)]);
    expect(new Set(moved.map(({ appointment }) => appointment.start))).toEqual(new Set([TUESDAY_1030]));
    // Half past nine to half past ten is the only one that may become free.
    expect(statuses.slice(4)).toEqual(Array.from({ length: 12 }, () => 409));
    expect(statuses.slice(0, 4).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await overlaps()).toMatchObject({ rows: [] });
    const rows: unknown = await tested.database.db.execute(
      sql`select sequence from appointments where company_id = ${salon}`,
    );
    expect(rows).toMatchObject({ rows: [{ sequence: 1 }] });
  });
});
