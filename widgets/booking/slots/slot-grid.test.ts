import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';
import type { DayOffer } from '#domain/availability/calendar.ts';
import { cellAfter, dayParts, slotRows } from './slot-grid.ts';

const MINUTE = 60_000;
const clockOf = (startsAt: number) => {
  const minutes = Math.floor(startsAt / MINUTE) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
const free = (day: number, minutes: readonly number[]): DayOffer => ({
  kind: 'free',
  date: `2026112${day}`,
  starts: minutes.map((minute) => ({
    startMinute: elapsedMinute(minute),
    startsAt: instant((day * 1440 + minute) * MINUTE),
    placements: [],
  })),
});
const closed = (day: number): DayOffer => ({ kind: 'empty', date: `2026112${day}`, reason: 'closed' });

test('a row of the grid is a time that some day offers, and holds each day’s own start', () => {
  const offers = [free(1, [600, 540]), closed(2), free(3, [600])];
  const rows = slotRows(offers, clockOf);
  expect(rows.map((row) => row.time)).toEqual(['09:00', '10:00']);
  expect(rows.map((row) => row.cells.map((cell) => cell?.startMinute ?? null))).toEqual([
    [540, null, null],
    [600, null, 600],
  ]);
});

test('each start of the week is in the grid exactly once, in its day’s column and time’s row', () => {
  const day = fc.uniqueArray(fc.integer({ min: 0, max: 287 }).map((step) => step * 5));
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
      const offers = week.map((minutes, index) => (minutes.length ? free(index, minutes) : closed(index)));
      const rows = slotRows(offers, clockOf);
      const found = rows.flatMap((row) =>
        row.cells.flatMap((cell, column) => (cell ? [`${column} ${row.time} ${cell.startMinute}`] : [])),
      );
      const wanted = week.flatMap((minutes, column) =>
        minutes.map((start) => `${column} ${clockOf(start * MINUTE)} ${start}`),
      );
      expect(found.toSorted()).toEqual(wanted.toSorted());
      expect(rows.map((row) => row.time)).toEqual(rows.map((row) => row.time).toSorted());
    }),
  );
});

test('an hour that the day has twice gives two rows of the grid, the first one first', () => {
  const twice: DayOffer = {
    kind: 'free',
    date: '20261025',
    starts: [
      { startMinute: elapsedMinute(150), startsAt: instant(1), placements: [] },
      { startMinute: elapsedMinute(210), startsAt: instant(2), placements: [] },
    ],
  };
  const rows = slotRows([twice], (instant) => (instant === 1 ? '02:30 (UTC+2)' : '02:30 (UTC+1)'));
  expect(rows.map((row) => row.time)).toEqual(['02:30 (UTC+2)', '02:30 (UTC+1)']);
});

test('a day’s slots are morning, afternoon from noon and evening from six, without empty parts', () => {
  const offer = free(1, [540, 720, 1079, 1080]);
  const starts = offer.kind === 'free' ? offer.starts : [];
  expect(dayParts(starts, clockOf).map(({ part, starts: own }) => [part, own.length])).toEqual([
    ['morning', 1],
    ['afternoon', 2],
    ['evening', 1],
  ]);
  expect(dayParts(starts.slice(0, 1), clockOf).map(({ part }) => part)).toEqual(['morning']);
});

describe('keys of the grid', () => {
  const size = { rows: 3, columns: 7 };
  const at = { row: 1, column: 3 };
  test.each([
    ['ArrowUp', false, at, { row: 0, column: 3 }],
    ['ArrowDown', false, at, { row: 2, column: 3 }],
    ['ArrowLeft', false, at, { row: 1, column: 2 }],
    ['ArrowRight', false, at, { row: 1, column: 4 }],
    ['ArrowUp', false, { row: 0, column: 0 }, { row: 0, column: 0 }],
    ['ArrowDown', false, { row: 2, column: 0 }, { row: 2, column: 0 }],
    ['ArrowLeft', false, { row: 2, column: 0 }, { row: 2, column: 0 }],
    ['ArrowRight', false, { row: 2, column: 6 }, { row: 2, column: 6 }],
    ['Home', false, at, { row: 1, column: 0 }],
    ['End', false, at, { row: 1, column: 6 }],
    ['Home', true, at, { row: 0, column: 0 }],
    ['End', true, at, { row: 2, column: 6 }],
    ['a', false, at, null],
  ])('the key %s (ctrl %s) in the grid leads from %j to %j', (key, ctrl, from, expected) => {
    expect(cellAfter(key, ctrl, from, size)).toEqual(expected);
  });
});
