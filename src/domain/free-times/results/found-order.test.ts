import { expect, test } from 'vitest';
import { instant } from '../../time/instant.ts';
import { compareFound } from './found-order.ts';

const shop = (name: string, metres: number, ...starts: number[]) => ({
  name,
  metres,
  starts: starts.map(instant),
});

const SHOPS = [
  shop('far and soon', 9000, 1000),
  shop('near and late', 500, 3000, 2500),
  shop('near and soon', 800, 2000, 1000),
  shop('unknown and soon', Infinity, 1000),
  shop('there and late', 0, 4000),
];

const ordered = (isOnOtherDays: boolean) =>
  SHOPS.toSorted((a, b) => compareFound(a, b, isOnOtherDays)).map(({ name }) => name);

test('on the day that was asked for, the nearer shop comes first', () => {
  expect(ordered(false)).toEqual([
    'there and late',
    'near and late',
    'near and soon',
    'far and soon',
    'unknown and soon',
  ]);
});

test('on other days the shop that is free sooner comes first, the nearer of two at the same moment', () => {
  expect(ordered(true)).toEqual([
    'near and soon',
    'far and soon',
    'unknown and soon',
    'near and late',
    'there and late',
  ]);
});
