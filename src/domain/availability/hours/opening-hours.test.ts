import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeekHours } from '../../catalogue/catalogue.ts';
import { wall } from '../../testing/ranges.ts';
import { weekday } from '../../time/date-key.ts';
import { openingHours } from './opening-hours.ts';

const DAY = wall(540, 1140);
const MORNING = wall(540, 720);
const AFTERNOON = wall(840, 1140);
/** Closed on Sunday, with a break on Wednesday. */
const WEEK: WeekHours = [[], [DAY], [DAY], [MORNING, AFTERNOON], [DAY], [DAY], [wall(600, 1020)]];

const WEDNESDAY = '20261125';
const SUNDAY = '20261122';

test('a usual day has the opening hours of its weekday', () => {
  expect(openingHours(WEDNESDAY, WEEK, [], [])).toEqual([MORNING, AFTERNOON]);
  expect(openingHours(SUNDAY, WEEK, [], [])).toEqual([]);
});

test('a closed day closes that whole day, and no other', () => {
  const closed = [{ date: WEDNESDAY, range: null }];
  expect(openingHours(WEDNESDAY, WEEK, closed, [])).toEqual([]);
  expect(openingHours('20261126', WEEK, closed, [])).toEqual([DAY]);
});

test('a closed part of a day is cut out of its hours', () => {
  const closed = [{ date: WEDNESDAY, range: wall(660, 900) }];
  expect(openingHours(WEDNESDAY, WEEK, closed, [])).toEqual([wall(540, 660), wall(900, 1140)]);
});

test('an open part of a day is added to its hours', () => {
  expect(openingHours(SUNDAY, WEEK, [], [{ date: SUNDAY, range: MORNING }])).toEqual([MORNING]);
  expect(openingHours(WEDNESDAY, WEEK, [], [{ date: WEDNESDAY, range: wall(720, 840) }])).toEqual([DAY]);
});

test('an open day on a closed weekday opens from the earliest to the latest hour of the week', () => {
  expect(openingHours(SUNDAY, WEEK, [], [{ date: SUNDAY, range: null }])).toEqual([DAY]);
});

test('an open day keeps the hours of an open weekday, whatever closes it', () => {
  const closed = [{ date: WEDNESDAY, range: null }];
  expect(openingHours(WEDNESDAY, WEEK, closed, [{ date: WEDNESDAY, range: null }])).toEqual([
    MORNING,
    AFTERNOON,
  ]);
});

test('an open part of a day wins over a closed day', () => {
  const closed = [{ date: WEDNESDAY, range: null }];
  expect(openingHours(WEDNESDAY, WEEK, closed, [{ date: WEDNESDAY, range: MORNING }])).toEqual([MORNING]);
});

test('a shop without a week opens for the whole of an open day', () => {
  expect(openingHours(SUNDAY, [], [], [{ date: SUNDAY, range: null }])).toEqual([wall(0, 1440)]);
});

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 48 }))
  .map((range) => wall(...range));
const anyDate = fc.constantFrom(WEDNESDAY, SUNDAY, '20261123');
const anyDays = fc.array(fc.record({ date: anyDate, range: anyRange }), { maxLength: 3 });
const anyWeek = fc.array(fc.array(anyRange, { maxLength: 3 }), { minLength: 7, maxLength: 7 });

test('a minute is open when the week opens it and nothing closes it, or when an open day does', () => {
  fc.assert(
    fc.property(anyDate, anyWeek, anyDays, anyDays, (date, week, closed, opened) => {
      const holds = (ranges: readonly { start: number; end: number }[], minute: number) =>
        ranges.some(({ start, end }) => start <= minute && minute < end);
      const on = (days: typeof closed) => days.filter((day) => day.date === date).map((day) => day.range);
      const hours = openingHours(date, week, closed, opened);
      for (let minute = 0; minute < 48; minute += 1) {
        const usual = holds(week[weekday(date)] ?? [], minute) && !holds(on(closed), minute);
        expect(holds(hours, minute)).toBe(usual || holds(on(opened), minute));
      }
    }),
  );
});
