import { expect, test } from 'vitest';
import type { SalePrice } from './sale-price.ts';
import { saleSums } from './sale-sums.ts';

const PRICE = {
  subtotal: 80,
  discount: 0,
  delivery: 0,
  total: 80,
  voucher: 0,
  credit: 0,
  due: 80,
  now: 80,
  mode: 'full',
} as const;

test.each<[string, Partial<SalePrice>, readonly (readonly [string, number])[]]>([
  ['paid whole by card', {}, [['total', 80]]],
  [
    'with a discount, paid in part',
    { discount: 10, total: 70, due: 70, now: 20, mode: 'deposit' },
    [
      ['subtotal', 80],
      ['discount', -10],
      ['total', 70],
      ['now', 20],
      ['onSite', 50],
    ],
  ],
  [
    'a voucher pays in part, and a card the deposit',
    { voucher: 30, due: 50, now: 20, mode: 'deposit' },
    [
      ['total', 80],
      ['voucher', -30],
      ['due', 50],
      ['now', 20],
      ['onSite', 30],
    ],
  ],
  [
    'a voucher pays in part, and the shop is paid the rest',
    { voucher: 30, due: 50, now: 0, mode: 'none' },
    [
      ['total', 80],
      ['voucher', -30],
      ['onSite', 50],
    ],
  ],
  [
    'a voucher pays whole',
    { voucher: 80, due: 0, now: 0, mode: 'none' },
    [
      ['total', 80],
      ['voucher', -80],
      ['due', 0],
    ],
  ],
  [
    'secured by a card',
    { now: 40, mode: 'hold' },
    [
      ['total', 80],
      ['now', 40],
      ['onSite', 80],
    ],
  ],
  [
    'sent, and paid by credit in part',
    { delivery: 5, total: 85, credit: 25, due: 60, now: 60 },
    [
      ['subtotal', 80],
      ['delivery', 5],
      ['total', 85],
      ['credit', -25],
      ['due', 60],
    ],
  ],
])('the sums of a sale %s', (_, change, sums) => {
  expect(saleSums({ ...PRICE, ...change }).map(({ name, cents }) => [name, cents])).toEqual(sums);
});
