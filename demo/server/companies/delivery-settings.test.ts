import { expect, test } from 'vitest';
import { deliveryObjections } from './delivery-settings.ts';

const delivery = {
  active: true,
  countries: ['FR', 'CH'],
  price: 4.9,
  freeFrom: 60,
  days: { from: 2, to: 4 },
};

test.each([
  [{}, []],
  [{ countries: ['FR', 'XX'] }, ['countries']],
  [{ days: { from: 5, to: 4 } }, ['days.to']],
  [{ price: 6.999 }, ['price']],
  [{ freeFrom: 60.001 }, ['freeFrom']],
  [{ price: 0, days: { from: 0, to: 0 } }, []],
])('of a delivery with %o is said that %o make no sense', (change, names) => {
  expect(deliveryObjections({ booker: { delivery: { ...delivery, ...change } } })).toEqual(
    names.map((name) => `booker.delivery.${name}`),
  );
});

test('settings without a delivery have nothing to object to in it', () => {
  expect(deliveryObjections({})).toEqual([]);
  expect(deliveryObjections(undefined)).toEqual([]);
});
