import { expect, test } from 'vitest';
import type { EmptyReason } from '../availability/calendar.ts';
import { dayMeantToWaitFor, daysToWaitFor, WAITING_HOURS } from './waiting-wish.ts';

test.each<readonly [EmptyReason, boolean]>([
  ['full', true],
  ['no-practitioner', true],
  ['no-cabin', true],
  ['no-equipment', true],
  ['closed', false],
  ['past', false],
  ['too-short', false],
])('a day that is empty for %s can be waited for: %s', (reason, expected) => {
  const days = daysToWaitFor([
    { kind: 'free', date: '20260112', starts: [] },
    { kind: 'empty', date: '20260113', reason },
  ]);
  expect(days).toEqual(expected ? ['20260113'] : []);
});

test('each choice of hours on the waiting list ends after it begins', () => {
  for (const { from, until } of Object.values(WAITING_HOURS)) expect(until).toBeGreaterThan(from);
});

test.each([
  [['20260105', '20260107'], '20260107', '20260107'],
  [['20260105', '20260107'], '20260106', null],
  [['20260105'], '20260106', '20260105'],
  [[], '20260106', null],
])('of the days %j, looking at %s, %s is waited for', (days, lookedAt, meant) => {
  expect(dayMeantToWaitFor(days, lookedAt)).toBe(meant);
});
