import { expect, test } from 'vitest';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { instant } from '#domain/time/instant.ts';
import { bookBody, holdBody, isBookBody, moveBody, priceBody } from './visit-bodies.ts';

const HELD = { holdId: 'h', visitKey: 'v' };
const CONTACT = { firstname: 'A', lastname: 'B', email: 'a@b.fr', phone: '+33612345678', message: 'Bonjour' };

test('a slot is asked for by external ids, and without fields for what was not chosen', () => {
  const any = { externalServiceId: externalServiceId('101'), practitionerId: null, durationMinutes: null };
  const wish = {
    visitKey: 'v',
    externalShopId: externalShopId('1'),
    startsAt: instant(Date.UTC(2026, 0, 5, 8)),
    lines: [any, { ...any, practitionerId: 'p2', durationMinutes: 90 }],
  };
  const body = {
    visitKey: 'v',
    shopid: '1',
    start: '2026-01-05T08:00:00.000Z',
    lines: [{ serviceid: '101' }, { serviceid: '101', practitionerId: 'p2', duration: 90 }],
  };
  expect(holdBody(wish)).toEqual(body);
  expect(holdBody({ ...wish, moving: { id: 'a' } })).toEqual({ ...body, moving: { id: 'a' } });
});

test('a booking sends what was shown as left to pay, and only the codes that took something off', () => {
  const booking = { ...HELD, contact: CONTACT, due: 4110, codes: null, smsReminder: false };
  const plain = {
    ...HELD,
    customer: { firstname: 'A', lastname: 'B', email: 'a@b.fr', phone: '+33612345678' },
    customMessage: 'Bonjour',
    acceptedTotal: 41.1,
  };
  expect(bookBody(booking, EURO)).toEqual({ myAppointment: plain });
  expect(bookBody({ ...booking, codes: ['GIFT'], smsReminder: true }, EURO)).toEqual({
    myAppointment: { ...plain, codes: ['GIFT'], smsReminder: true },
  });
});

test('a stored booking is recognised by its appointment', () => {
  expect(isBookBody({ myAppointment: {} })).toBe(true);
  for (const other of [null, undefined, 'x', [], {}, { myAppointment: 'x' }])
    expect(isBookBody(other)).toBe(false);
});

test('a move sends the price of the new time, and its key only where there is one', () => {
  const move = { ...HELD, key: '', price: 4110 };
  expect(moveBody(move, EURO)).toEqual({ ...HELD, acceptedTotal: 41.1 });
  expect(moveBody({ ...move, key: 'k' }, EURO)).toEqual({ ...HELD, acceptedTotal: 41.1, key: 'k' });
});

test('a price is asked for with codes in the order in which they were typed', () => {
  expect(priceBody(HELD, ['B', 'A'])).toEqual({ ...HELD, codes: ['B', 'A'] });
});
