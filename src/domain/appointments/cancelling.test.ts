import { expect, test } from 'vitest';
import { cancelRule, isStale, movedTotal } from './cancelling.ts';
import { instant } from '../time/instant.ts';

const HOUR = 3_600_000;
const START = instant(100 * HOUR);
const UNTIL = instant(START - 24 * HOUR);
const appointment = { startsAt: START } as Parameters<typeof isStale>[0]['appointment'];
const terms = { mayCancel: true, cancelUntil: UNTIL, isLate: false, refund: 70, fee: 0 };

test('in time a cancellation is free, and everything comes back', () => {
  expect(cancelRule({ terms })).toEqual({ kind: 'free', until: START - 24 * HOUR, refund: 70 });
});

test('late it costs what the back end says', () => {
  const late = { ...terms, isLate: true, refund: 35, fee: 35 };
  expect(cancelRule({ terms: late })).toEqual({
    kind: 'late',
    since: START - 24 * HOUR,
    refund: 35,
    fee: 35,
  });
});

test('what may not be cancelled has no terms', () => {
  expect(cancelRule({ terms: { ...terms, mayCancel: false } })).toEqual({ kind: 'closed' });
});

test.each([
  [terms, START - 24 * HOUR, false],
  [terms, START - 24 * HOUR + 1, true],
  [{ ...terms, isLate: true }, START - 1, false],
  [{ ...terms, isLate: true }, START, true],
  [{ ...terms, mayCancel: false }, START + HOUR, false],
])('%j is out of date at %d: %s', (each, now, expected) => {
  expect(isStale({ terms: each, appointment }, instant(now))).toBe(expected);
});

test.each([
  [0, 80, 80],
  [20, 80, 60],
  [90, 80, 0],
])('a discount of %d makes %d to %d', (discount, total, expected) => {
  expect(movedTotal({ discount }, total)).toBe(expected);
});
