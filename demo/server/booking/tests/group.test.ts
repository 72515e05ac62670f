import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdSlot, moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import { findEarliest } from '#contract/booking/earliest.ts';
import { outbox } from '../../database/schema/records.ts';
import { clientOf } from '../../testing/client.ts';
import { bothDatabases } from '../../testing/databases/both-databases.ts';
import { TEST_MONDAY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  askBooking,
  askHold,
  availability,
  book,
  holdVisit,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_1000,
  TUESDAY_1030,
  TUESDAY_1100,
} from '../../testing/visits.ts';

const { kinds, stop } = await bothDatabases();
const PAIR = { shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.pair }] };
const SINGLE = { shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.massage }] };
const DAY = 86_400_000;

afterAll(stop);

describe.each(kinds)('a service for two, on %s', { timeout: 120_000 }, (_, open) => {
  let tested: TestServer;
  let salon: string;

  beforeAll(async () => {
    tested = await startTestServer({ database: await open() });
  });
  beforeEach(async () => {
    tested.clock.set(TEST_MONDAY);
    salon = await tested.addCompany();
  });
  afterAll(() => tested.close());

  const statusOf = async (wish: object, start: string) =>
    (await askHold(tested, salon, { ...wish, start })).status;
  const overlaps = () =>
    tested.database.db.execute(
      sql`select 1 from claims a join claims b on a.company_id = b.company_id and a.resource_id = b.resource_id and a.id < b.id and a.active and b.active and a.during && b.during`,
    );
  const takenOn = async () => {
    const { practitioners, cabins } = (
      await availability(tested, salon, { shopid: TEST_SHOPS.one, serviceid: TEST_SERVICES.pair })
    )('20260113');
    const busy = (list: typeof practitioners) =>
      list.filter(({ events }) => events.length > 0).map(({ displayname }) => displayname);
    return { people: busy(practitioners), cabins: busy(cabins).length };
  };

  test('a service for two holds two people and one cabin, names both, and leaves nobody for the next', async () => {
    const { hold: held } = await holdVisit(tested, salon, PAIR);
    const [line] = held.lines;
    expect([line?.practitioner, ...(line?.otherPractitioners ?? [])]).toMatchObject([
      { displayname: 'Ada' },
      { displayname: 'Bea' },
    ]);
    expect(await takenOn()).toEqual({ people: ['Ada', 'Bea'], cabins: 1 });
    expect(await statusOf(SINGLE, TUESDAY_1030)).toBe(409);
    expect(await statusOf(SINGLE, TUESDAY_1100)).toBe(200);
  });

  test('a service for two begins with whoever was chosen', async () => {
    const day = (
      await availability(tested, salon, { shopid: TEST_SHOPS.one, serviceid: TEST_SERVICES.pair })
    )('20260113');
    const bea = day.practitioners.find(({ displayname }) => displayname === 'Bea');
    const lines = [{ serviceid: TEST_SERVICES.pair, practitionerId: bea?.id ?? '' }];
    const { hold: held } = await holdVisit(tested, salon, { ...PAIR, lines });
    expect(held.lines).toMatchObject([
      { practitioner: { displayname: 'Bea' }, otherPractitioners: [{ displayname: 'Ada' }] },
    ]);
  });

  test('a service for two is not held while one of two is taken, nor where only one works; the nearest and the earliest time know', async () => {
    await holdVisit(tested, salon, SINGLE);
    const refused = await askHold(tested, salon, PAIR);
    expect(refused).toMatchObject({
      status: 409,
      body: { type: 'slot_taken', starts: ['2026-01-13T08:00:00.000Z', TUESDAY_1100, expect.any(String)] },
    });
    expect(await askHold(tested, salon, { ...PAIR, shopid: TEST_SHOPS.solo })).toMatchObject({
      status: 409,
      body: { starts: [] },
    });
    const earliest = (shopids: string) =>
      clientOf(tested, salon).get(findEarliest, { query: { shopids, serviceid: TEST_SERVICES.pair } });
    const [first] = await earliest(TEST_SHOPS.one);
    await holdVisit(tested, salon, { ...SINGLE, start: first?.start ?? '' });
    const [second] = await earliest(TEST_SHOPS.one);
    expect(Date.parse(second?.start ?? '') - Date.parse(first?.start ?? '')).toBe(3_600_000);
    expect(await earliest(TEST_SHOPS.solo)).toMatchObject([{ start: null }]);
  });

  test('a service for one takes no second person, and the wire says nothing of any', async () => {
    const { hold: held } = await holdVisit(tested, salon, SINGLE);
    expect(held.lines[0]).not.toHaveProperty('otherPractitioners');
    expect((await takenOn()).people).toHaveLength(1);
  });

  test('a service for two is booked with both: in the appointment, the mail and the calendar file', async () => {
    const booked = await book(tested, salon, await holdVisit(tested, salon, PAIR), { locale: 'en' });
    const people = { practitioner: { displayname: 'Ada' }, otherPractitioners: [{ displayname: 'Bea' }] };
    expect(booked.lines).toMatchObject([people]);
    const read = await clientOf(tested, salon).get(readAppointment, {
      params: { id: booked.id },
      query: { key: booked.manageKey },
    });
    expect(read.appointment.lines).toMatchObject([people]);
    const mails = await tested.database.db.select().from(outbox);
    const mail = mails.find(({ text }) => text.includes(booked.reference));
    expect(mail?.text).toContain('with Ada and Bea, ');
    expect(mail?.html).toContain('with Ada and Bea');
    const [file] = mail?.attachments ?? [];
    expect(file?.content.replace(/\r\n /g, '')).toContain(String.raw`pair (en)\, with Ada and Bea`);
    expect(await takenOn()).toEqual({ people: ['Ada', 'Bea'], cabins: 1 });
  });

  test('a service for two is booked though its ten minutes are over, while both are still free', async () => {
    const held = await holdVisit(tested, salon, PAIR);
    tested.clock.set(TEST_MONDAY + 11 * 60_000);
    await book(tested, salon, held);
    expect((await takenOn()).people).toEqual(['Ada', 'Bea']);
    tested.clock.set(TEST_MONDAY);
    const later = { ...PAIR, start: TUESDAY_1100 };
    const lost = await holdVisit(tested, salon, later);
    tested.clock.set(TEST_MONDAY + 11 * 60_000);
    await holdVisit(tested, salon, { ...SINGLE, start: TUESDAY_1100 });
    expect((await askBooking(tested, salon, lost)).body).toMatchObject({ type: 'hold_expired' });
  });

  test('a service for two that is released or cancelled frees both', async () => {
    const released = await holdVisit(tested, salon, PAIR);
    await clientOf(tested, salon).get(releaseSlot, {
      query: { holdId: released.hold.holdId, visitKey: released.visitKey },
    });
    expect(await takenOn()).toEqual({ people: [], cabins: 0 });
    const { id, manageKey: key } = await book(tested, salon, await holdVisit(tested, salon, PAIR));
    await clientOf(tested, salon).get(releaseSlot, { query: { id, key } });
    expect(await takenOn()).toEqual({ people: [], cabins: 0 });
  });

  test('a service for two moves half an hour with both, and leaves nothing behind', async () => {
    const { id, manageKey: key } = await book(tested, salon, await holdVisit(tested, salon, PAIR));
    const client = clientOf(tested, salon);
    const visitKey = randomUUID();
    const { holdId, total } = await client.get(holdSlot, {
      body: { ...PAIR, visitKey, start: TUESDAY_1030, moving: { id, key } },
    });
    expect(await statusOf(SINGLE, TUESDAY_1100)).toBe(409);
    const moved = await client.get(moveAppointment, {
      params: { id },
      body: { key, holdId, visitKey, acceptedTotal: total },
    });
    expect(moved.appointment).toMatchObject({
      start: TUESDAY_1030,
      lines: [{ practitioner: { displayname: 'Ada' }, otherPractitioners: [{ displayname: 'Bea' }] }],
    });
    expect(await overlaps()).toMatchObject({ rows: [] });
    expect(await statusOf(SINGLE, TUESDAY_1000)).toBe(409);
    expect(await statusOf(SINGLE, '2026-01-13T08:30:00.000Z')).toBe(200);
    expect(await statusOf(SINGLE, TUESDAY_1100)).toBe(409);
  });

  test('a service for two races single visits for the same people: one side has them, whole', async () => {
    for (let round = 0; round < 8; round += 1) {
      const start = new Date(Date.parse(TUESDAY_1000) + round * DAY).toISOString();
      const wishes = Array.from({ length: 16 }, (_each, index) =>
        (index + round) % 2 === 0 ? PAIR : SINGLE,
      );
      const replies = await Promise.all(wishes.map((wish) => askHold(tested, salon, { ...wish, start })));
      const held = replies.filter(({ status }) => status === 200).map(({ body }) => body as HoldWire);
      const isPair = held.some(({ lines }) => (lines[0]?.otherPractitioners ?? []).length > 0);
      expect(held).toHaveLength(isPair ? 1 : 2);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(16 - held.length);
    }
    expect(await overlaps()).toMatchObject({ rows: [] });
  });

  test('of a service for two and a single visit at once for one of the two people exactly one of them is booked', async () => {
    const day = (
      await availability(tested, salon, { shopid: TEST_SHOPS.one, serviceid: TEST_SERVICES.pair })
    )('20260113');
    const ada = day.practitioners.find(({ displayname }) => displayname === 'Ada')?.id ?? '';
    for (let round = 10; round < 20; round += 1) {
      const start = new Date(Date.parse(TUESDAY_1000) + round * DAY).toISOString();
      const wishes = [
        { ...PAIR, start },
        { shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.massage, practitionerId: ada }], start },
      ];
      const ordered = round % 2 === 0 ? wishes : wishes.toReversed();
      const keys = ordered.map(() => randomUUID());
      const replies = await Promise.all(
        ordered.map((wish, index) => askHold(tested, salon, { ...wish, visitKey: keys[index] ?? '' })),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const won = replies.findIndex(({ status }) => status === 200);
      const held = { visitKey: keys[won] ?? '', hold: replies[won]?.body as HoldWire };
      expect((await askBooking(tested, salon, held)).status).toBe(200);
    }
    expect(await overlaps()).toMatchObject({ rows: [] });
  });
});
