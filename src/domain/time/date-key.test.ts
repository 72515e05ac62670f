import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  civilDate,
  dayNumber,
  daysBetween,
  daysFrom,
  isDateKey,
  toCivilDate,
  toDateKey,
  weekday,
  weekOf,
} from './date-key.ts';

const DAY = 86_400_000;
/** From the year 1 to the year 9999. */
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 });
const keyOf = (day: number) => toDateKey(civilDate(day));

test('a day number and its civil date are those of the Gregorian calendar', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = new Date(day * DAY);
      const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(civilDate(day)).toEqual(civil);
      expect(dayNumber(civil)).toBe(day);
      expect(weekday(keyOf(day))).toBe(date.getUTCDay());
      expect(toCivilDate(keyOf(day))).toEqual(civil);
    }),
    { numRuns: 2000 },
  );
});

test('days are added to a date across months, leap days and centuries', () => {
  expect(addDays('20260228', 1)).toBe('20260301');
  expect(addDays('20280228', 1)).toBe('20280229');
  expect(addDays('21000228', 1)).toBe('21000301');
  expect(addDays('20000228', 1)).toBe('20000229');
  expect(addDays('20261231', 1)).toBe('20270101');
  expect(addDays('20270101', -1)).toBe('20261231');
});

test('the distance between two dates is the number of days that were added', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000 }),
      fc.integer({ min: -5000, max: 5000 }),
      (day, distance) => {
        expect(daysBetween(keyOf(day), addDays(keyOf(day), distance))).toBe(distance);
      },
    ),
  );
});

test('date keys sort as text in the order of the calendar', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      expect(keyOf(a) < keyOf(b)).toBe(a < b);
    }),
  );
});

test('a week holds its date, begins on the wanted day and has seven days in a row', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, first) => {
      const week = weekOf(keyOf(day), first);
      expect(week).toContain(keyOf(day));
      expect(weekday(week[0] ?? '')).toBe(first);
      expect(week).toEqual(daysFrom(week[0] ?? '', 7));
    }),
  );
});

test('a week begins on Sunday unless said otherwise', () => {
  expect(weekOf('20261121')[0]).toBe('20261115');
  expect(weekOf('20261121', 1)[0]).toBe('20261116');
});

test.each([
  '20260229',
  '20261301',
  '20260100',
  '20260132',
  '2026011',
  '2026-01-01',
  '202601011',
  '',
  null,
  20260101,
])('%j is not a date key', (value) => {
  expect(isDateKey(value)).toBe(false);
});

test('a date that exists is a date key', () => {
  expect(isDateKey('20280229')).toBe(true);
  expect(isDateKey('00010101')).toBe(true);
});
