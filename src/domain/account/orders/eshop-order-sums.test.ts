import { expect, test } from 'vitest';
import { eshopOrderSums, eshopOrderTotal } from './eshop-order-sums.ts';

const OILS = { subtotal: 6000, discount: 600, voucher: 0, credit: 0, delivery: 0, total: 5400, gifts: [] };
const sumsOf = (change: Partial<Parameters<typeof eshopOrderSums>[0]> = {}) =>
  eshopOrderSums({ ...OILS, ...change }).map(({ name, cents }) => [name, cents]);

test('a voucher pays towards the total, which the sums before it make up', () => {
  expect(sumsOf({ voucher: 4500 })).toEqual([
    ['subtotal', 6000],
    ['discount', -600],
    ['total', 5400],
    ['voucher', -4500],
    ['due', 900],
  ]);
});

test('vouchers that were bought with an order are part of what it cost, and never of what a voucher pays', () => {
  const gifts = [{ recipient: 'Sacha', price: 4500 }];
  expect(eshopOrderTotal({ ...OILS, gifts })).toBe(9900);
  expect(sumsOf({ gifts, voucher: 5000, credit: 400, delivery: 490, total: 5890 })).toEqual([
    ['subtotal', 10_500],
    ['discount', -600],
    ['delivery', 490],
    ['total', 10_390],
    ['voucher', -5000],
    ['credit', -400],
    ['due', 4990],
  ]);
});

test('an order of which nothing was taken off has a total alone', () => {
  expect(sumsOf({ discount: 0, total: 6000 })).toEqual([['total', 6000]]);
});
