import { expect, test } from 'vitest';
import { deliveryPrice } from './delivery.ts';

const TERMS = { countries: ['FR'], price: 490, freeFrom: 6000, days: { from: 2, to: 4 } };

test('products are sent for nothing from the sum on that the company says, and never where it says none', () => {
  expect([0, 5999, 6000, 9000].map((goods) => deliveryPrice(TERMS, goods))).toEqual([490, 490, 0, 0]);
  expect(deliveryPrice({ ...TERMS, freeFrom: null }, 1_000_000)).toBe(490);
});
