import { expect, test } from 'vitest';
import { cancelRule, isStale, movedTotal } from './cancelling.ts';
import { instant } from '../time/instant.ts';

const HOUR = 3_600_000;
const START = instant(100 * HOUR);
const UNTIL = instant(START - 24 * HOUR);
const appointment = { startsAt: START } as Parameters<typeof isStale>[0]['appointment'];
const terms = { mayCancel: true, cancelUntil: UNTIL, isLate: false, refund: 70, fee: 0 };

test('a cancellation in time is free and refunds everything', () => {
  expect(cancelRule({ terms })).toEqual({ kind: 'free', until: START - 24 * HOUR, refund: 70 });
});

test('a late cancellation costs the fee that the back end names', () => {
  const late = { ...terms, isLate: true, refund: 35, fee: 35 };
  expect(cancelRule({ terms: late })).toEqual({
    kind: 'late',
    since: START - 24 * HOUR,
    refund: 35,
    fee: 35,
  });
});

test('an appointment that may not be cancelled has no terms', () => {
  expect(cancelRule({ terms: { ...terms, mayCancel: false } })).toEqual({ kind: 'closed' });
});

test.each([
  [terms, START - 24 * HOUR, false],
  [terms, START - 24 * HOUR + 1, true],
  [{ ...terms, isLate: true }, START - 1, false],
  [{ ...terms, isLate: true }, START, true],
  [{ ...terms, mayCancel: false }, START + HOUR, false],
])('cancellation terms %j are out of date at %d: %s', (each, now, expected) => {
  expect(isStale({ terms: each, appointment }, instant(now))).toBe(expected);
});

test.each([
  [0, 80, 80],
  [20, 80, 60],
  [90, 80, 0],
])('a discount of %d lowers the total of a moved appointment from %d to %d', (discount, total, expected) => {
  expect(movedTotal({ discount }, total)).toBe(expected);
});
