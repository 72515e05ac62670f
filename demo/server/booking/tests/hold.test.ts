import { describe, expect, test } from 'vitest';
import type { HoldWire } from '#contract/booking/appointment-wire.ts';
import type { Problem } from '#contract/problem.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { TEST_MONDAY, send } from '../../testing/test-server.ts';
import {
  askHold,
  availability,
  holdVisit,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_0930,
  TUESDAY_1000,
  TUESDAY_1030,
  TUESDAY_1100,
} from '../../testing/visits.ts';

const MINUTE = 60_000;

openSalons();

describe('a hold', () => {
  test('a hold keeps the moment for ten minutes, priced by the server', async () => {
    const { hold: held } = await holdVisit(server, salon);
    expect(held).toMatchObject({
      shopid: TEST_SHOPS.solo,
      total: 70.5,
      expiresAt: '2026-01-12T07:10:00.000Z',
    });
    expect(held.lines).toMatchObject([
      {
        serviceid: TEST_SERVICES.massage,
        start: TUESDAY_1000,
        end: TUESDAY_1100,
        price: 70.5,
        practitioner: { displayname: 'Dan' },
      },
    ]);
  });

  test('a hold is seen as taken by everyone but its own visit', async () => {
    const { visitKey } = await holdVisit(server, salon);
    const theirs = await availability(server, salon);
    expect(theirs('20260113').practitioners[0]?.events).toEqual([{ start: TUESDAY_1000, end: TUESDAY_1100 }]);
    const own = await availability(server, salon, { visitKey });
    expect(own('20260113').practitioners[0]?.events).toEqual([]);
  });

  test('a hold refuses another visit any moment that meets it, names the nearest free ones, and allows the neighbours', async () => {
    await holdVisit(server, salon);
    for (const start of [TUESDAY_0930, TUESDAY_1000, TUESDAY_1030]) {
      const reply = await askHold(server, salon, { start });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ type: 'slot_taken', code: 409, retryable: false });
    }
    const refused = (await askHold(server, salon)).body as Problem;
    expect(refused.starts).toEqual(['2026-01-13T08:00:00.000Z', TUESDAY_1100, '2026-01-13T10:30:00.000Z']);
    await holdVisit(server, salon, { start: TUESDAY_1100 });
    await holdVisit(server, salon, { start: '2026-01-13T08:00:00.000Z' });
  });

  test('a hold is over after ten minutes, to the millisecond', async () => {
    await holdVisit(server, salon);
    server.clock.set(TEST_MONDAY + 10 * MINUTE - 1);
    expect((await askHold(server, salon)).status).toBe(409);
    server.clock.set(TEST_MONDAY + 10 * MINUTE);
    expect((await availability(server, salon))('20260113').practitioners[0]?.events).toEqual([]);
    expect((await askHold(server, salon)).status).toBe(200);
  });

  test('a hold of the same visit takes the place of the one before, even where the two meet', async () => {
    const { visitKey } = await holdVisit(server, salon);
    await holdVisit(server, salon, { visitKey, start: TUESDAY_1030 });
    const day = (await availability(server, salon))('20260113');
    expect(day.practitioners[0]?.events).toEqual([{ start: TUESDAY_1030, end: '2026-01-13T10:30:00.000Z' }]);
  });

  test('a hold stays when the same visit asks for a moment that is taken', async () => {
    await holdVisit(server, salon);
    const { visitKey } = await holdVisit(server, salon, { start: TUESDAY_1100 });
    expect((await askHold(server, salon, { visitKey })).status).toBe(409);
    const day = (await availability(server, salon))('20260113');
    expect(day.practitioners[0]?.events).toHaveLength(2);
  });

  test('a hold is given back by its visit alone, as often as it likes', async () => {
    const { visitKey, hold: held } = await holdVisit(server, salon);
    const release = (key: string) =>
      send(server, salon, {
        method: 'DELETE',
        url: `/api/appointments?holdId=${held.holdId}&visitKey=${key}`,
      });
    expect((await release('somebody-else')).status).toBe(200);
    expect((await askHold(server, salon)).status).toBe(409);
    expect((await release(visitKey)).status).toBe(200);
    expect((await release(visitKey)).status).toBe(200);
    expect((await askHold(server, salon)).status).toBe(200);
  });

  test('a hold of another company does not count', async () => {
    await holdVisit(server, salon);
    const other = await server.addCompany();
    expect((await askHold(server, other)).status).toBe(200);
  });
});

describe('a visit is placed by the rules of the slot table', () => {
  test('whoever is free is taken, until nobody is', async () => {
    const wish = { shopid: TEST_SHOPS.one };
    const names = [await holdVisit(server, salon, wish), await holdVisit(server, salon, wish)].map(
      (each) => each.hold.lines[0]?.practitioner.displayname,
    );
    expect(names.toSorted()).toEqual(['Ada', 'Bea']);
    expect((await askHold(server, salon, wish)).status).toBe(409);
  });

  test('the practitioner of the visitor’s choice is the one who performs it', async () => {
    const day = (await availability(server, salon, { shopid: TEST_SHOPS.one }))('20260113');
    const bea = day.practitioners.find(({ displayname }) => displayname === 'Bea');
    const lines = [{ serviceid: TEST_SERVICES.massage, practitionerId: bea?.id ?? '' }];
    const { hold: held } = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines });
    expect(held.lines[0]?.practitioner).toEqual({ id: bea?.id, displayname: 'Bea' });
    expect((await askHold(server, salon, { shopid: TEST_SHOPS.one, lines })).status).toBe(409);
  });

  test('somebody who may not be chosen, or does not exist, is refused by the field', async () => {
    const day = (await availability(server, salon, { shopid: TEST_SHOPS.one }))('20260113');
    const cid = day.practitioners.find(({ displayname }) => displayname === 'Cid');
    expect(cid?.SbSelectionActive).toBe(false);
    for (const practitionerId of [cid?.id ?? '', 'nobody']) {
      const reply = await askHold(server, salon, {
        shopid: TEST_SHOPS.one,
        lines: [{ serviceid: TEST_SERVICES.massage, practitionerId }],
      });
      expect([reply.status, reply.body]).toMatchObject([
        422,
        { type: 'invalid', field: 'lines.0.practitionerId' },
      ]);
    }
  });

  test('the one lamp of the shop is enough for one visit at a time', async () => {
    const wish = { shopid: TEST_SHOPS.one, lines: [{ serviceid: TEST_SERVICES.lamp }] };
    await holdVisit(server, salon, wish);
    expect((await askHold(server, salon, wish)).status).toBe(409);
    expect((await askHold(server, salon, { ...wish, start: TUESDAY_1030 })).status).toBe(200);
  });

  test('the pause after a service keeps the practitioner, not the visitor', async () => {
    const wish = { lines: [{ serviceid: TEST_SERVICES.facial }] };
    const { hold: held } = await holdVisit(server, salon, wish);
    expect(held.lines[0]?.end).toBe(TUESDAY_1030);
    expect((await askHold(server, salon, { ...wish, start: TUESDAY_1030 })).status).toBe(409);
  });

  test('services of one visit follow each other', async () => {
    const lines = [
      { serviceid: TEST_SERVICES.facial },
      { serviceid: TEST_SERVICES.massage },
      { serviceid: TEST_SERVICES.addition },
    ];
    const { hold: held } = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines });
    expect(held.lines.map(({ start, end }) => [start, end])).toEqual([
      [TUESDAY_1000, TUESDAY_1030],
      ['2026-01-13T09:45:00.000Z', '2026-01-13T10:45:00.000Z'],
      ['2026-01-13T10:45:00.000Z', '2026-01-13T11:15:00.000Z'],
    ]);
    expect(held.total).toBe(45 + 70.5 + 10);
  });

  test.each([
    ['slot_not_offered', 'between two starts of the grid', '2026-01-13T09:10:00.000Z'],
    ['slot_outside_hours', 'before opening', '2026-01-13T07:30:00.000Z'],
    ['slot_outside_hours', 'in the night, between two starts of the grid', '2026-01-13T02:17:00.000Z'],
    ['slot_ends_after_closing', 'running past closing', '2026-01-13T16:30:00.000Z'],
    ['slot_past', 'in the past', '2026-01-11T09:00:00.000Z'],
    ['slot_past', 'a minute ago', '2026-01-12T06:59:00.000Z'],
    ['slot_outside_hours', 'at this very moment, when the shop is closed', '2026-01-12T07:00:00.000Z'],
  ])('a moment is refused as %s where it is %s', async (type, _, start) => {
    const reply = await askHold(server, salon, { start });
    expect([reply.status, typeOf(reply.body)]).toEqual([409, type]);
    expect((reply.body as Problem).starts).toHaveLength(3);
  });

  test('the reason why a moment is not to be had is said in the language of the request', async () => {
    const messages = await Promise.all(
      ['fr', 'en', 'de'].map(async (locale) => {
        const reply = await askHold(server, salon, { start: '2026-01-11T09:00:00.000Z', locale });
        return (reply.body as Problem).message;
      }),
    );
    expect(messages).toEqual([
      'Cet horaire est déjà passé. Choisissez-en un autre.',
      'This time is already past. Please choose another.',
      'Dieser Termin liegt in der Vergangenheit. Wählen Sie einen anderen.',
    ]);
  });

  test('the zone of the shop decides which day and price hold', async () => {
    const wish = { shopid: TEST_SHOPS.west, lines: [{ serviceid: TEST_SERVICES.pair }] };
    // Friday 17:00 in New York is Friday 23:00 in Paris; the service may not run past 18:00 there.
    const { hold: held } = await holdVisit(server, salon, { ...wish, start: '2026-01-16T22:00:00.000Z' });
    expect(held.total).toBe(120);
    expect((await askHold(server, salon, { ...wish, start: '2026-01-16T22:30:00.000Z' })).status).toBe(409);
  });

  test.each([
    ['weekday', TUESDAY_1000, TEST_SHOPS.solo, TEST_SERVICES.massage, 70.5],
    ['weekend', '2026-01-17T09:00:00.000Z', TEST_SHOPS.solo, TEST_SERVICES.massage, 90],
    ['the shop’s own', '2026-01-17T15:00:00.000Z', TEST_SHOPS.west, TEST_SERVICES.facial, 50],
    ['the day before the shop’s own', '2026-01-17T15:00:00.000Z', TEST_SHOPS.west, TEST_SERVICES.massage, 90],
    ['the time it takes', TUESDAY_1000, TEST_SHOPS.solo, TEST_SERVICES.timed, 95],
    ['two customers', TUESDAY_1000, TEST_SHOPS.one, TEST_SERVICES.pair, 120],
  ])('the price is that of %s', async (_, start, shopid, serviceid, total) => {
    const { hold: held } = await holdVisit(server, salon, { start, shopid, lines: [{ serviceid }] });
    expect(held.total).toBe(total);
  });
});

describe('what nobody may hold', () => {
  test.each([
    ['a shop that takes no appointments', { shopid: TEST_SHOPS.shut }, 403, 'booking_closed'],
    ['an addition by itself', { lines: [{ serviceid: TEST_SERVICES.addition }] }, 422, 'invalid'],
    ['a shop that does not exist', { shopid: '9' }, 404, 'not_found'],
    ['a day in two years', { start: '2028-01-13T09:00:00.000Z' }, 409, 'slot_too_far_ahead'],
  ])('nobody may hold a visit that wishes for %s', async (_, wish, status, type) => {
    const reply = await askHold(server, salon, wish);
    expect([reply.status, typeOf(reply.body)]).toEqual([status, type]);
  });

  test('a visit is held up to the last day that can be booked, and after that told which one that is', async () => {
    const last = await askHold(server, salon, { start: '2026-04-06T08:00:00.000Z' });
    expect(typeOf(last.body)).not.toBe('slot_too_far_ahead');
    const beyond = await askHold(server, salon, { start: '2026-04-07T08:00:00.000Z', locale: 'en' });
    expect(typeOf(beyond.body)).toBe('slot_too_far_ahead');
    expect((beyond.body as Problem).message).toBe(
      'This day cannot be booked yet: visits can be booked up to Monday, 6 April 2026.',
    );
  });

  test.each([
    ['that takes no appointments', TEST_SERVICES.closed],
    ['that is a draft', TEST_SERVICES.draft],
    ['that does not exist', '9'],
  ])('nobody may hold a service %s, which is named by its place', async (_, serviceid) => {
    const reply = await askHold(server, salon, {
      lines: [{ serviceid: TEST_SERVICES.massage }, { serviceid }],
    });
    expect(reply).toMatchObject({
      status: 403,
      body: { type: 'booking_closed', field: 'lines.1.serviceid' },
    });
  });

  test.each([
    [{ siteDisabled: true }, 503, 'maintenance'],
    [{ maintenance: true }, 503, 'maintenance'],
    [{ appointments: false }, 403, 'booking_closed'],
  ])('what nobody may hold: anything of a company with %o', async (change, status, type) => {
    const company = await server.addCompany(change);
    const reply = await askHold(server, company);
    expect([reply.status, typeOf(reply.body)]).toEqual([status, type]);
  });
});

test('thirty-two visitors at once: one holds the slot, the others see the others', async () => {
  for (let round = 0; round < 20; round += 1) {
    const start = new Date(Date.parse(TUESDAY_1000) + round * 60 * MINUTE * 24).toISOString();
    const replies = await Promise.all(Array.from({ length: 32 }, () => askHold(server, salon, { start })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(31);
  }
}, 120_000);

test('one visit that asks thirty-two times at once holds one moment', async () => {
  const visitKey = 'the-same-visit';
  const starts = Array.from({ length: 32 }, (_, index) =>
    new Date(Date.parse('2026-01-13T08:00:00.000Z') + (index % 16) * 30 * MINUTE).toISOString(),
  );
  const replies = await Promise.all(starts.map((start) => askHold(server, salon, { visitKey, start })));
  expect(replies.map(({ status }) => status)).toEqual(Array(32).fill(200));
  const last = (await availability(server, salon))('20260113').practitioners[0]?.events;
  expect(last).toHaveLength(1);
  expect(replies.map(({ body }) => (body as HoldWire).lines[0]?.start)).toContain(last?.[0]?.start);
});
