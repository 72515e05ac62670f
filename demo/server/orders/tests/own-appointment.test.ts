import { describe, expect, test } from 'vitest';
import { moveAppointment, readAppointment, releaseSlot } from '#contract/booking/appointments.ts';
import { createCart, findCarts, updateCart } from '#contract/orders/carts-tracking.ts';
import { isFirstBooking, keepBirthday, readBirthday } from '#contract/people/customers.ts';
import { appointmentsOf } from '../../testing/appointments.ts';
import { clientOf } from '../../testing/client.ts';
import { mailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import {
  askHold,
  availability,
  book,
  holdVisit,
  logIn,
  TEST_SERVICES,
  TEST_SHOPS,
  TUESDAY_1000,
} from '../../testing/visits.ts';
import type { PaymentMode } from '#domain/prices/payment-terms.ts';

const HOUR = 3_600_000;
/** Tuesday at ten is 26 hours away, and what costs nothing ends 24 hours before. */
const LATE = TEST_MONDAY + 3 * HOUR;
openSalons(addPayingCompany);

async function booked(mode: PaymentMode = 'full') {
  enterSalon(await addPayingCompany(server, { mode }));
  return paid();
}

async function paid(wish?: { readonly start: string }) {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon, wish)));
  const { appointment } = await payFor(server, salon, cart);
  return { id: appointment!.id, key: appointment!.manageKey, token: cart.result.token };
}

const guest = () => clientOf(server, salon);

describe('an appointment', () => {
  test('an appointment is opened by its key, by the payment that made it, and by nothing else', async () => {
    const { id, key, token } = await booked();
    const read = (with_: string) => ({ params: { id }, query: { key: with_ } });
    for (const each of [key, token]) {
      expect(await guest().get(readAppointment, read(each))).toMatchObject({
        appointment: { id, status: 'confirmed' },
        paid: 70.5,
        left: 0,
        cancel: {
          mayCancel: true,
          isLate: false,
          refund: 70.5,
          fee: 0,
          cancelUntil: '2026-01-12T09:00:00.000Z',
        },
        mayMove: true,
      });
    }
    for (const wrong of ['', 'x'.repeat(43), id]) {
      expect((await guest().refusal(readAppointment, read(wrong))).type).toBe('not_found');
    }
    const camille = await clientAs(server, salon, 'customer');
    expect((await camille.refusal(readAppointment, { params: { id }, query: {} })).type).toBe('not_found');
    const elsewhere = clientOf(server, await addPayingCompany(server));
    expect((await elsewhere.refusal(readAppointment, read(key))).type).toBe('not_found');
    expect((await elsewhere.refusal(releaseSlot, { query: { id, key } })).type).toBe('not_found');
    await guest().get(releaseSlot, { query: { id, key } });
    expect((await guest().refusal(readAppointment, read('x'.repeat(43)))).type).toBe('not_found');
    expect(await guest().get(readAppointment, read(key))).toMatchObject({
      appointment: { status: 'cancelled_by_customer' },
      cancel: { mayCancel: false },
      mayMove: false,
    });
  });

  test('an appointment tells whom the visitor asked for, and not who was assigned; so does what it moved to', async () => {
    enterSalon(await addPayingCompany(server, { mode: 'none' }));
    const serviceid = TEST_SERVICES.facial;
    const day = (await availability(server, salon, { shopid: TEST_SHOPS.one, serviceid }))('20260113');
    const practitionerId = day.practitioners.find((one) => one.SbSelectionActive)?.id ?? '';
    const lines = [{ serviceid: TEST_SERVICES.massage }, { serviceid, practitionerId }];
    const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, lines });
    const chosenIn = (placed: { readonly lines: readonly { readonly practitionerChosen?: boolean }[] }) =>
      placed.lines.map(({ practitionerChosen }) => practitionerChosen);
    expect(chosenIn(held.hold)).toEqual([false, true]);
    const appointment = await book(server, salon, held);
    expect(chosenIn(appointment)).toEqual([false, true]);
    const { id, manageKey: key } = appointment;
    const read = await guest().get(readAppointment, { params: { id }, query: { key } });
    expect(chosenIn(read.appointment)).toEqual([false, true]);
    const { hold: next, visitKey } = await holdVisit(server, salon, {
      shopid: TEST_SHOPS.one,
      start: '2026-01-15T09:00:00.000Z',
      lines: lines.map((line) => ({ serviceid: line.serviceid })),
    });
    const body = { key, holdId: next.holdId, visitKey, acceptedTotal: next.total };
    const moved = await guest().get(moveAppointment, { params: { id }, body });
    expect(chosenIn(moved.appointment)).toEqual([false, false]);
  });

  test('an appointment is not read, cancelled or moved by what opens another one of the same company', async () => {
    const { id, key } = await booked();
    const other = await paid({ start: '2026-01-14T09:00:00.000Z' });
    const { hold: held, visitKey } = await holdVisit(server, salon, { start: '2026-01-15T09:00:00.000Z' });
    const calls = (with_: string) => {
      const read = { params: { id }, query: { key: with_ } };
      const body = { key: with_, holdId: held.holdId, visitKey, acceptedTotal: held.total };
      return { read, cancel: { query: { id, key: with_ } }, move: { params: { id }, body } };
    };
    for (const wrong of [other.key, other.token]) {
      const { read, cancel, move } = calls(wrong);
      expect((await guest().refusal(readAppointment, read)).type).toBe('not_found');
      expect((await guest().refusal(releaseSlot, cancel)).type).toBe('not_found');
      expect((await guest().refusal(moveAppointment, move)).type).toBe('not_found');
    }
    const { read, cancel, move } = calls(key);
    const opened = await guest().get(readAppointment, read);
    expect(opened.appointment).toMatchObject({ status: 'confirmed', start: TUESDAY_1000 });
    const moved = await guest().get(moveAppointment, move);
    expect(moved.appointment.start).toBe('2026-01-15T09:00:00.000Z');
    expect(await guest().get(releaseSlot, cancel)).toMatchObject({ status: 'cancelled_by_customer' });
  });

  test('an appointment cancelled in time gives everything back and frees its hour; twice is once', async () => {
    const { id, key } = await booked();
    const cancel = () => guest().get(releaseSlot, { query: { id, key } });
    expect(await cancel()).toEqual({ status: 'cancelled_by_customer', refund: 70.5, fee: 0 });
    expect(await cancel()).toEqual({ status: 'cancelled_by_customer', refund: 70.5, fee: 0 });
    expect((await booksOf(server, salon)).intents[0]?.refunded).toBe(7050);
    expect((await askHold(server, salon)).status).toBe(200);
    expect(await mailsIn(server, salon)).toHaveLength(2);
  });

  test.each([
    ['full', { refund: 35.25, fee: 35.25 }, { captured: 7050, refunded: 3525 }],
    ['deposit', { refund: 0, fee: 21.15 }, { captured: 2115, refunded: 0 }],
    ['hold', { refund: 0, fee: 35.25 }, { captured: 3525, refunded: 0 }],
    ['none', { refund: 0, fee: 0 }, undefined],
  ] as const)(
    'an appointment paid by %s and cancelled too late costs what was told before',
    async (mode, terms, books) => {
      const { id, key } = await booked(mode);
      server.clock.set(LATE);
      const { cancel, mayMove } = await guest().get(readAppointment, { params: { id }, query: { key } });
      expect([cancel, mayMove]).toMatchObject([{ ...terms, isLate: true }, false]);
      const ended = () => guest().get(releaseSlot, { query: { id, key } });
      expect([await ended(), await ended()]).toMatchObject([terms, terms]);
      const read = await guest().get(readAppointment, { params: { id }, query: { key } });
      expect(read).toMatchObject({ paid: terms.fee, refunded: terms.refund, left: 0 });
      const [intent] = (await booksOf(server, salon)).intents;
      if (books === undefined) expect(intent).toBeUndefined();
      else expect(intent).toMatchObject(books);
    },
  );

  test('an appointment that is over is not cancelled any more', async () => {
    const { id, key } = await booked();
    server.clock.set(TEST_MONDAY + 48 * HOUR);
    expect((await guest().refusal(releaseSlot, { query: { id, key } })).type).toBe('move_refused');
  });

  test('an appointment moves to a held hour at its price; what was paid too much goes back, and the old hour is free', async () => {
    const { id, key } = await booked();
    const later = await holdVisit(server, salon, { start: '2026-01-14T09:00:00.000Z' });
    const move = (acceptedTotal: number) => ({
      params: { id },
      body: { key, holdId: later.hold.holdId, visitKey: later.visitKey, acceptedTotal },
    });
    expect((await guest().refusal(moveAppointment, move(70))).type).toBe('price_changed');
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await guest().get(moveAppointment, move(70.5))).toMatchObject({
        appointment: { id, start: '2026-01-14T09:00:00.000Z', manageKey: key },
        paid: 70.5,
      });
    }
    expect((await askHold(server, salon)).status).toBe(200);
    expect((await askHold(server, salon, { start: '2026-01-14T09:00:00.000Z' })).status).toBe(409);
    const weekend = await holdVisit(server, salon, { start: '2026-01-17T09:00:00.000Z' });
    const dearer = { key, holdId: weekend.hold.holdId, visitKey: weekend.visitKey, acceptedTotal: 90 };
    expect(await guest().get(moveAppointment, { params: { id }, body: dearer })).toMatchObject({
      paid: 70.5,
      left: 19.5,
    });
  });

  test('an appointment moves to the same services alone', async () => {
    const { id, key } = await booked();
    const other = await holdVisit(server, salon, {
      start: '2026-01-14T09:00:00.000Z',
      lines: [{ serviceid: TEST_SERVICES.facial }],
    });
    const body = {
      key,
      holdId: other.hold.holdId,
      visitKey: other.visitKey,
      acceptedTotal: other.hold.total,
    };
    expect((await guest().refusal(moveAppointment, { params: { id }, body })).type).toBe('move_refused');
    expect(await appointmentsOf(server, salon)).toMatchObject([
      { startsAt: new Date('2026-01-13T09:00:00.000Z') },
    ]);
  });
});

describe('a tracked cart', () => {
  const items = [{ id: TEST_SERVICES.massage }];
  const create = { type: 'booking', shopId: null, items, customer: 'user-1' } as const;

  test('a tracked cart ends with the order that holds what is in it, once, and with no other word', async () => {
    const free = await server.addCompany();
    const camille = await clientAs(server, free, 'customer');
    const { id } = await camille.get(createCart, { body: create });
    const end = (transactionId: string, cart = id) => ({
      body: { id: cart, transactionId, status: 'success' as const },
    });
    expect((await camille.refusal(updateCart, end('free_made_up'))).type).toBe('payment_missing');
    const guests = await book(server, free, await holdVisit(server, free));
    expect((await camille.refusal(updateCart, end(guests.id))).type).toBe('payment_missing');
    const token = await logIn(server, free);
    const held = await holdVisit(server, free, { start: '2026-01-14T09:00:00.000Z' });
    const own = await book(server, free, held, { token });
    await camille.get(updateCart, end(own.id));
    await camille.get(updateCart, end(own.id));
    expect((await camille.refusal(updateCart, end('other'))).type).toBe('move_refused');
    const second = await camille.get(createCart, { body: create });
    expect((await camille.refusal(updateCart, end(own.id, second.id))).type).toBe('payment_missing');
    const third = await camille.get(createCart, { body: { ...create, items: [{ id: TEST_SERVICES.lamp }] } });
    expect((await camille.refusal(updateCart, end(own.id, third.id))).type).toBe('payment_missing');
  });

  test('a tracked cart named when paying begins ends with the payment', async () => {
    const camille = await clientAs(server, salon, 'customer');
    const { id } = await camille.get(createCart, { body: create });
    const token = await tokenOfRole(server, salon, 'customer');
    await payFor(
      server,
      salon,
      await init(server, salon, visitBody(await holdVisit(server, salon), { carts: [id] }), token),
    );
    const query = { type: 'booking', customerId: 'user-1', status: 'pending' } as const;
    expect(await camille.get(findCarts, { query })).toEqual([]);
    expect((await camille.refusal(updateCart, { body: { ...create, id } })).type).toBe('not_found');
  });
});

test('a customer keeps a birthday of their own, and has a first booking once', async () => {
  const camille = await clientAs(server, salon, 'customer');
  const mine = { params: { id: 'user-1' } };
  expect(await camille.get(readBirthday, mine)).toEqual({ date: null });
  await camille.get(keepBirthday, { ...mine, body: { date: '1990-02-28' } });
  expect(await camille.get(readBirthday, mine)).toEqual({ date: '1990-02-28' });
  for (const date of ['1990-02-30', '2030-01-01', '1800-01-01']) {
    expect((await camille.refusal(keepBirthday, { ...mine, body: { date } })).type).toBe('invalid');
  }
  expect((await camille.refusal(readBirthday, { params: { id: 'user-2' } })).type).toBe('not_found');
  await camille.get(keepBirthday, { ...mine, body: { date: '' } });
  expect(await camille.get(readBirthday, mine)).toEqual({ date: null });
  expect(await camille.get(isFirstBooking, mine)).toEqual({ isFirstBooking: true });
  const token = await tokenOfRole(server, salon, 'customer');
  await payFor(server, salon, await init(server, salon, visitBody(await holdVisit(server, salon)), token));
  expect(await camille.get(isFirstBooking, mine)).toEqual({ isFirstBooking: false });
});
