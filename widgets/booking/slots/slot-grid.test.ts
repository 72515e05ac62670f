import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { partAt } from '#domain/availability/hours/day-part.ts';
import { elapsedMinute, wallMinute } from '#domain/time/minutes-of-day.ts';
import type { DayOffer } from '#domain/availability/calendar.ts';
import { cellAfter, dayParts, slotRows } from './slot-grid.ts';

const MINUTE = 60_000;
const partOf = (startsAt: number) => partAt(wallMinute(Math.floor(startsAt / MINUTE) % 1440));
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

test('the free times of each day stand under one another in their part of the day, without gaps', () => {
  const offers = [free(1, [600, 540, 840]), closed(2), free(3, [615])];
  expect(
    slotRows(offers, partOf).map(({ part, index, cells }) => [
      part,
      index,
      ...cells.map((cell) => cell?.startMinute ?? null),
    ]),
  ).toEqual([
    ['morning', 0, 540, null, 615],
    ['morning', 1, 600, null, null],
    ['afternoon', 0, 840, null, null],
  ]);
});

test('each start of the week is in the grid exactly once, in its day’s column and in the order of time', () => {
  const day = fc.uniqueArray(fc.integer({ min: 0, max: 287 }).map((step) => step * 5));
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
      const offers = week.map((minutes, index) => (minutes.length ? free(index, minutes) : closed(index)));
      const rows = slotRows(offers, partOf);
      for (const [column, minutes] of week.entries()) {
        const found = rows.flatMap(({ cells }) => cells[column]?.startMinute ?? []);
        expect(found).toEqual(minutes.toSorted((a, b) => a - b));
      }
      expect(rows.every(({ cells }) => cells.some(Boolean))).toBe(true);
    }),
  );
});

test('an hour that the day has twice is in the grid twice, the first one first', () => {
  const twice: DayOffer = {
    kind: 'free',
    date: '20261025',
    starts: [
      { startMinute: elapsedMinute(150), startsAt: instant(1), placements: [] },
      { startMinute: elapsedMinute(210), startsAt: instant(2), placements: [] },
    ],
  };
  const rows = slotRows([twice], () => 'morning');
  expect(rows.map(({ cells }) => cells[0]?.startsAt)).toEqual([1, 2]);
});

test('a day’s slots are morning, afternoon from noon and evening from six, without empty parts', () => {
  const offer = free(1, [540, 720, 1079, 1080]);
  const starts = offer.kind === 'free' ? offer.starts : [];
  expect(dayParts(starts, partOf).map(({ part, starts: own }) => [part, own.length])).toEqual([
    ['morning', 1],
    ['afternoon', 2],
    ['evening', 1],
  ]);
  expect(dayParts(starts.slice(0, 1), partOf).map(({ part }) => part)).toEqual(['morning']);
});

describe('keys of the grid', () => {
  // Morning: two times on the first day, none on the second, three on the third; afternoon: one on the fourth.
  const rows = slotRows([free(1, [540, 600]), closed(2), free(3, [540, 570, 600]), free(4, [840])], partOf);
  test.each([
    ['ArrowDown', false, { row: 0, column: 0 }, { row: 1, column: 0 }],
    ['ArrowDown', false, { row: 1, column: 0 }, { row: 1, column: 0 }],
    ['ArrowUp', false, { row: 1, column: 0 }, { row: 0, column: 0 }],
    ['ArrowUp', false, { row: 0, column: 0 }, { row: 0, column: 0 }],
    ['ArrowRight', false, { row: 0, column: 0 }, { row: 0, column: 2 }],
    ['ArrowRight', false, { row: 0, column: 2 }, { row: 3, column: 3 }],
    ['ArrowRight', false, { row: 3, column: 3 }, { row: 3, column: 3 }],
    ['ArrowLeft', false, { row: 3, column: 3 }, { row: 2, column: 2 }],
    ['ArrowLeft', false, { row: 2, column: 2 }, { row: 1, column: 0 }],
    ['ArrowLeft', false, { row: 1, column: 0 }, { row: 1, column: 0 }],
    ['Home', false, { row: 2, column: 2 }, { row: 1, column: 0 }],
    ['End', false, { row: 0, column: 0 }, { row: 3, column: 3 }],
    ['Home', true, { row: 2, column: 2 }, { row: 0, column: 0 }],
    ['End', true, { row: 0, column: 0 }, { row: 3, column: 3 }],
    ['a', false, { row: 0, column: 0 }, null],
  ])('the key %s (ctrl %s) in the grid leads from %j to %j', (key, ctrl, from, expected) => {
    expect(cellAfter(key, ctrl, from, rows)).toEqual(expected);
  });

  test('a grid without a time stays where it is', () => {
    expect(cellAfter('Home', true, { row: 0, column: 0 }, [])).toEqual({ row: 0, column: 0 });
  });
});
