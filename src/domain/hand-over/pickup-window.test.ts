import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { isPickupWindow } from './pickup-window.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 12, 7);

test.each([
  ['an hour that comes', HOUR, 2 * HOUR, true],
  ['one that has begun', -HOUR, 1, true],
  ['one that is over', -2 * HOUR, 0, false],
  ['one that ends before it begins', 2 * HOUR, HOUR, false],
  ['a moment without length', HOUR, HOUR, false],
  ['one of another year', 9000 * HOUR, 9001 * HOUR, false],
  ['one that began before all years', -Infinity, HOUR, false],
  ['no time at all', Number.NaN, HOUR, false],
] as const)('an order can be collected at %s: from %s to %s ms from now, %s', (_, from, to, expected) => {
  expect(isPickupWindow({ from: instant(NOW + from), to: instant(NOW + to) }, instant(NOW))).toBe(expected);
});
