import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import { addClosedDay } from '#contract/shop/days.ts';
import { removeResource } from '#contract/shop/resources.ts';
import type { Problem } from '#contract/problem.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { companies } from '../../database/schema/tenants.ts';
import { appointmentsOf } from '../../testing/appointments.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY, send } from '../../testing/test-server.ts';
import {
  askBooking,
  askHold,
  availability,
  book,
  CUSTOMER,
  holdVisit,
  logIn,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_1000,
  TUESDAY_1100,
} from '../../testing/visits.ts';

const MINUTE = 60_000;

openSalons();

describe('a booking', () => {
  test('a booking turns the hold into an appointment that keeps the slot for good', async () => {
    const held = await holdVisit(server, salon);
    const booked = await book(server, salon, held, { customMessage: 'Bonjour <b>' });
    expect(Value.Errors(AppointmentWire, booked)).toEqual([]);
    expect(booked).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'none',
      start: TUESDAY_1000,
      end: TUESDAY_1100,
      total: 70.5,
      customMessage: 'Bonjour <b>',
      customer: CUSTOMER,
    });
    expect(booked.reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    server.clock.set(TEST_MONDAY + 60 * MINUTE);
    expect((await askHold(server, salon)).status).toBe(409);
    const day = (await availability(server, salon, { visitKey: held.visitKey }))('20260113');
    expect(day.practitioners[0]?.events).toEqual([{ start: TUESDAY_1000, end: TUESDAY_1100 }]);
  });

  test('a booking of a logged-in customer is the customer’s', async () => {
    const token = await logIn(server, salon);
    await book(server, salon, await holdVisit(server, salon, { token }), { token });
    expect(await appointmentsOf(server, salon)).toMatchObject([{ userId: 'user-1', email: CUSTOMER.email }]);
  });

  test('a booking of a guest belongs to nobody, and an ended session is not taken for a guest', async () => {
    const held = await holdVisit(server, salon);
    const refused = await askBooking(server, salon, held, { token: 'a'.repeat(43) });
    expect([refused.status, typeOf(refused.body)]).toEqual([401, 'unauthorized']);
    await book(server, salon, held);
    expect(await appointmentsOf(server, salon)).toMatchObject([{ userId: null }]);
  });

  test('a booking keeps a national phone number in its international form', async () => {
    const booked = await book(server, salon, await holdVisit(server, salon), {
      customer: { phone: '06 12 34 56 78' },
    });
    expect(booked.customer.phone).toBe('+33612345678');
  });
});

describe('a hold that has run out', () => {
  const LATER = TEST_MONDAY + 11 * MINUTE;

  test('a hold that has run out is taken again where the moment is still free', async () => {
    const held = await holdVisit(server, salon);
    server.clock.set(LATER);
    expect((await book(server, salon, held)).start).toBe(TUESDAY_1000);
    expect((await askHold(server, salon)).status).toBe(409);
  });

  test('a hold that has run out books with whoever is free when the first is not', async () => {
    const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
    const first = held.hold.lines[0]?.practitioner.displayname;
    server.clock.set(LATER);
    const other = await holdVisit(server, salon, {
      shopid: TEST_SHOPS.one,
      lines: [
        { serviceid: TEST_SERVICES.massage, practitionerId: held.hold.lines[0]?.practitioner.id ?? '' },
      ],
    });
    expect(other.hold.lines[0]?.practitioner.displayname).toBe(first);
    expect((await book(server, salon, held)).lines[0]?.practitioner.displayname).not.toBe(first);
  });

  test('a hold that has run out is gone where another visit has taken the moment, which is told with the nearest free ones', async () => {
    const held = await holdVisit(server, salon);
    server.clock.set(LATER);
    await holdVisit(server, salon);
    const reply = await askBooking(server, salon, held);
    expect([reply.status, typeOf(reply.body)]).toEqual([410, 'hold_expired']);
    expect((reply.body as Problem).starts).toHaveLength(3);
    expect(await appointmentsOf(server, salon)).toEqual([]);
    expect(await mailsIn(server, salon)).toEqual([]);
  });

  test('a hold that has run out that its visit gave back is taken again as well; one that was replaced is not', async () => {
    const released = await holdVisit(server, salon);
    await send(server, salon, {
      method: 'DELETE',
      url: `/api/appointments?holdId=${released.hold.holdId}&visitKey=${released.visitKey}`,
    });
    expect((await askBooking(server, salon, released)).status).toBe(200);
    const replaced = await holdVisit(server, salon, { start: TUESDAY_1100 });
    await holdVisit(server, salon, { visitKey: replaced.visitKey, start: '2026-01-14T09:00:00.000Z' });
    const reply = await askBooking(server, salon, replaced);
    expect([reply.status, typeOf(reply.body)]).toEqual([410, 'hold_expired']);
  });

  test('a hold that has run out while its booking waited, and was cleared away in part, is taken again where the moment is still free', async () => {
    const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
    /** Comes when the hold is over, and clears away the practitioners' part of it: no room is needed. */
    const comesAfter = async (start: string) => {
      server.clock.set(TEST_MONDAY + 10 * MINUTE);
      await holdVisit(server, salon, {
        shopid: TEST_SHOPS.one,
        start,
        lines: [{ serviceid: TEST_SERVICES.facial }],
      });
      // The booking arrived before that.
      server.clock.set(TEST_MONDAY + 10 * MINUTE - 1);
    };
    await comesAfter(TUESDAY_1100);
    expect(await book(server, salon, held)).toMatchObject({ start: TUESDAY_1000, status: 'confirmed' });

    server.clock.set(TEST_MONDAY);
    const late = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
    await comesAfter(TUESDAY_1000);
    const refused = await askBooking(server, salon, late);
    expect([refused.status, refused.body]).toMatchObject([410, { type: 'hold_expired' }]);
  });

  test('a hold that has run out of another visit, another company or nobody is no hold', async () => {
    const held = await holdVisit(server, salon);
    const other = await server.addCompany();
    const unknown = { ...held, hold: { ...held.hold, holdId: randomUUID() } };
    for (const reply of [
      await askBooking(server, salon, { ...held, visitKey: 'guessed' }),
      await askBooking(server, other, held),
      await askBooking(server, salon, unknown),
    ]) {
      expect([reply.status, typeOf(reply.body)]).toEqual([410, 'hold_expired']);
    }
  });
});

describe('a shop that changes while a slot is held', () => {
  const manager = () => clientAs(server, salon, 'manager');

  test.each([
    ['slot_closed', {}],
    ['slot_outside_hours', { from: '09:30', to: '12:00' }],
    ['slot_ends_after_closing', { from: '10:30', to: '12:00' }],
  ])(
    'a shop that changes while a slot is held takes no booking and says %s where it closes then (%j)',
    async (type, hours) => {
      const held = await holdVisit(server, salon);
      const day = { shopId: TEST_SHOPS.solo, date: '20260113', label: {}, ...hours };
      await (await manager()).get(addClosedDay, { body: day });
      const reply = await askBooking(server, salon, held);
      expect([reply.status, typeOf(reply.body)]).toEqual([409, type]);
      expect((reply.body as Problem).starts).not.toContain(TUESDAY_1000);
      expect(await appointmentsOf(server, salon)).toEqual([]);
    },
  );

  test('a hold that ran out is refused as past once its moment is over', async () => {
    const held = await holdVisit(server, salon);
    server.clock.set(Date.parse(TUESDAY_1000) + MINUTE);
    const reply = await askBooking(server, salon, held);
    expect([reply.status, typeOf(reply.body)]).toEqual([409, 'slot_past']);
    expect((reply.body as Problem).starts).toHaveLength(3);
  });

  test('a shop that changes while a slot is held and closes at another time, takes it as ever, even when its hour has begun', async () => {
    const held = await holdVisit(server, salon);
    const day = { shopId: TEST_SHOPS.solo, date: '20260113', label: {}, from: '11:00', to: '12:00' };
    await (await manager()).get(addClosedDay, { body: day });
    server.clock.set(Date.parse(TUESDAY_1000) - MINUTE);
    const soon = await holdVisit(server, salon, { visitKey: held.visitKey });
    server.clock.set(Date.parse(TUESDAY_1000) + MINUTE);
    expect((await book(server, salon, soon)).start).toBe(TUESDAY_1000);
  });

  test('a shop that changes while a slot is held and loses the one who was to perform it, books with another', async () => {
    const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
    const first = held.hold.lines[0]?.practitioner;
    await (await manager()).get(removeResource, { params: { id: first?.id ?? '' } });
    const { lines } = await book(server, salon, held);
    expect([first?.displayname, lines[0]?.practitioner.displayname]).toEqual(['Ada', 'Bea']);
  });

  test('a shop that changes while a slot is held and loses the one who was chosen, has nothing to book, and lets another be chosen', async () => {
    const [chosen] = (await availability(server, salon, { shopid: TEST_SHOPS.one }))(
      '20260113',
    ).practitioners;
    const lines = [{ serviceid: TEST_SERVICES.massage, practitionerId: chosen!.id }];
    const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines });
    await (await manager()).get(removeResource, { params: { id: chosen!.id } });
    const reply = await askBooking(server, salon, held);
    expect([reply.status, typeOf(reply.body)]).toEqual([410, 'hold_expired']);
    await book(
      server,
      salon,
      await holdVisit(server, salon, { shopid: TEST_SHOPS.one, visitKey: held.visitKey }),
    );
  });
});

describe('the price', () => {
  test.each([0, -70.5, 70.49, 70.51, 705, 1e9])(
    'the price %d is refused where the visit costs another',
    async (acceptedTotal) => {
      const reply = await askBooking(server, salon, await holdVisit(server, salon), { acceptedTotal });
      expect([reply.status, reply.body]).toMatchObject([409, { type: 'price_changed', total: 70.5 }]);
    },
  );

  test.each([70.501, 1e308, '70.5', null])('the price %j is refused, being none', async (acceptedTotal) => {
    const reply = await askBooking(server, salon, await holdVisit(server, salon), { acceptedTotal });
    expect([reply.status, typeOf(reply.body)]).toEqual([422, 'invalid']);
  });

  test('the price that changes while the slot is held has to be accepted, and is then booked', async () => {
    const held = await holdVisit(server, salon);
    await server.database.db
      .update(articles)
      .set({ weekdayPrice: 8200 })
      .where(eq(articles.companyId, salon));
    const refused = await askBooking(server, salon, held);
    expect([refused.status, (refused.body as Problem).total]).toEqual([409, 82]);
    const booked = await book(server, salon, held, { acceptedTotal: 82 });
    expect([booked.total, booked.lines[0]?.price]).toEqual([82, 82]);
  });
});

test.each([
  ['firstname', '  '],
  ['lastname', 'x'.repeat(101)],
  ['email', 'zoe@example'],
  ['email', 'zoe@example.com\r\nbcc: all@example.com'],
  ['phone', '12345'],
] as const)('a customer whose %s is %j is refused by the field', async (field, value) => {
  const held = await holdVisit(server, salon);
  const reply = await askBooking(server, salon, held, { customer: { [field]: value } });
  expect([reply.status, reply.body]).toMatchObject([
    422,
    { type: 'invalid', field: `myAppointment.customer.${field}` },
  ]);
  expect(await mailsIn(server, salon)).toEqual([]);
});

test('a company that closes while a slot is held takes no booking any more', async () => {
  const held = await holdVisit(server, salon);
  const [company] = await server.database.db.select().from(companies).where(eq(companies.id, salon));
  const profile = { ...company!.profile, booker: { ...company!.profile.booker, appointments: false } };
  await server.database.db.update(companies).set({ profile }).where(eq(companies.id, salon));
  const reply = await askBooking(server, salon, held);
  expect([reply.status, typeOf(reply.body)]).toEqual([403, 'booking_closed']);
});
