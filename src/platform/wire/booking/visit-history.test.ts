import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parseVisits } from './visit-history.ts';

const order = {
  ideorder: 77,
  reference: 'of the order',
  status: 'confirmed',
  shopName: 'Maison Orée Marais',
  currency: 'CHF',
  total: 149.5,
  lines: [
    { kind: 'service', name: { fr: 'Massage' }, net: 70.5 },
    { kind: 'product', name: { fr: 'Huile' }, net: 29 },
    { kind: 'service', name: 'Manucure', net: 50 },
  ],
  appointment: {
    id: 'a1',
    reference: 'ABC123',
    start: '2026-01-05T08:00:00Z',
    end: '2026-01-05T09:30:00+01:00',
    timeZone: 'Europe/Zurich',
  },
};

/** What is read of a page, and what was warned of. */
function read(value: unknown) {
  const warnings: string[] = [];
  const page = parseVisits(value, (what) => void warnings.push(what));
  return { page, warnings };
}

const pageOf = (...data: unknown[]) => ({ data, total: 12 });
const changed = (change: object, visit: object = {}) =>
  pageOf({ ...order, ...change, appointment: { ...order.appointment, ...visit } });

test('a visit of the history is its appointment with the services of its order, without products', () => {
  const { page, warnings } = read(pageOf(order));
  expect(page).toEqual({
    visits: [
      {
        orderId: '77',
        appointmentId: 'a1',
        reference: 'ABC123',
        status: 'confirmed',
        shopName: 'Maison Orée Marais',
        timeZone: 'Europe/Zurich',
        startsAt: Date.UTC(2026, 0, 5, 8),
        endsAt: Date.UTC(2026, 0, 5, 8, 30),
        services: [{ fr: 'Massage' }, { fr: 'Manucure' }],
        total: 12_050,
        currency: { code: 'CHF', digits: 2 },
      },
    ],
    total: 12,
  });
  expect(warnings).toEqual([]);
});

test('an order without an appointment is no visit of the history, and is not warned of', () => {
  const { page, warnings } = read(pageOf({ ...order, appointment: null }, order));
  expect(page?.visits.map(({ orderId }) => orderId)).toEqual(['77']);
  expect(warnings).toEqual([]);
});

test.for<[string, object, object]>([
  ['an id of its order', { ideorder: '' }, {}],
  ['a start', {}, { start: '2026-01-05' }],
  ['an end', {}, { end: null }],
  ['a zone', {}, { timeZone: '' }],
  ['a zone that exists', {}, { timeZone: 'Mars/Base' }],
])('a visit of the history without %s is left out and warned of', ([, change, visit]) => {
  const { page, warnings } = read(changed(change, visit));
  expect(page?.visits).toEqual([]);
  expect(warnings).toEqual(['customer order']);
});

test('a visit whose lines, sum and currency cannot be read has none, zero and the euro', () => {
  const { page } = read(changed({ lines: { kind: 'service' }, total: 'much', currency: null }));
  expect(page?.visits[0]).toMatchObject({ services: [], total: 0, currency: EURO });
});

test('a page of visits that names no total has as many as it holds', () => {
  expect(read({ data: [order, order], total: null }).page?.total).toBe(2);
  expect(read({ data: [], total: 30 }).page).toEqual({ visits: [], total: 30 });
});

test.for([null, [order], { data: null }, { data: { 0: order } }, 'data'])(
  '%j is not a list of visits',
  (value) => {
    expect(read(value).page).toBeNull();
  },
);

test('the price of a visit is that of its services, or of the order where the lines do not say', () => {
  const priceOf = (value: unknown) => read(value).page?.visits[0]?.total;
  expect(priceOf(pageOf(order))).toBe(12_050);
  expect(priceOf(changed({ lines: [{ kind: 'service', name: 'Massage' }] }))).toBe(14_950);
});
