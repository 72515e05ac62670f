import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parseDelivery } from './delivery.ts';

const WIRE = { active: true, countries: ['FR', 'CH'], price: 4.9, freeFrom: 60, days: { from: 2, to: 4 } };

test('what a company says of its delivery is read', () => {
  expect(parseDelivery(WIRE, EURO)).toEqual({
    countries: ['FR', 'CH'],
    price: 490,
    freeFrom: 6000,
    days: { from: 2, to: 4 },
  });
});

test.each([
  [undefined],
  [{ ...WIRE, active: false }],
  [{ ...WIRE, countries: [] }],
  [{ ...WIRE, countries: ['France', 7] }],
  [{ ...WIRE, price: 'four' }],
  [{ ...WIRE, price: -1 }],
])('%o sends nothing', (wire) => {
  expect(parseDelivery(wire, EURO)).toBeNull();
});

test('days that make no sense are put in order, and a sum that cannot be read makes nothing free', () => {
  expect(parseDelivery({ ...WIRE, days: { from: 5, to: 2 }, freeFrom: null }, EURO)).toMatchObject({
    days: { from: 5, to: 5 },
    freeFrom: null,
  });
});
