import { expect, test } from 'vitest';
import type { ServicePrices } from '../catalogue/catalogue.ts';
import { durationChoices, withMeantDuration } from './pricing-durations.ts';

const LONG = { durationMinutes: 90, price: 13_000 };
const SHORT = { durationMinutes: 30, price: 5000 };
const MIDDLE = { durationMinutes: 60, price: 4500 };

function timed(
  list: NonNullable<ServicePrices['priceTimes']>['list'],
  {
    mode = 'first',
    durationMinutes = 60,
    requiredCustomers = 1,
  }: Partial<{ mode: 'first' | 'lowest'; durationMinutes: number; requiredCustomers: number }> = {},
) {
  const prices = { base: 9000, weekday: null, weekend: null, byShop: new Map(), priceTimes: { mode, list } };
  return { prices, durationMinutes, requiredCustomers };
}

test('durations to choose from come the shortest first, priced for all the customers', () => {
  expect(durationChoices(timed([LONG, SHORT], { requiredCustomers: 2 }))).toEqual([
    { durationMinutes: 30, price: 10_000 },
    { durationMinutes: 90, price: 26_000 },
  ]);
});

test.each([
  ['none', []],
  ['one', [LONG]],
  ['one, told twice', [LONG, { ...LONG }]],
])('there is no duration to choose where those with a price are %s', (_, list) => {
  expect(durationChoices(timed(list))).toEqual([]);
});

test.each([
  ['the one that was chosen', 90, {}, 90],
  ['its own where nothing was chosen', undefined, {}, 60],
  ['its own where the chosen one is no longer offered', 45, {}, 60],
  ['the shortest where its own is not offered', undefined, { durationMinutes: 75 }, 30],
  ['the cheapest where that is shown', undefined, { durationMinutes: 75, mode: 'lowest' }, 60],
] as const)('the duration of a service is %s', (_, chosen, change, meant) => {
  expect(withMeantDuration(timed([LONG, SHORT, MIDDLE], change), chosen).durationMinutes).toBe(meant);
});

test('a service without prices by time takes its own time, whatever is asked', () => {
  const plain = timed([]);
  const untimed = { ...plain, prices: { ...plain.prices, priceTimes: null } };
  expect(withMeantDuration(untimed, 90)).toEqual(untimed);
});
