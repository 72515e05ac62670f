import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsSpan, mergeRanges, minutesOfClock, subtractRanges, type MinuteRange } from './minutes.ts';

const anyRange = fc.record({
  start: fc.integer({ min: -5, max: 60 }),
  end: fc.integer({ min: -5, max: 60 }),
});
const anyRanges = fc.array(anyRange, { maxLength: 8 });

/** The minutes one by one: what the ranges mean. */
function minutesOf(ranges: readonly MinuteRange[]): readonly number[] {
  const minutes = new Set<number>();
  for (const { start, end } of ranges)
    for (let minute = start; minute < end; minute += 1) minutes.add(minute);
  return [...minutes].toSorted((a, b) => a - b);
}

function isTidy(ranges: readonly MinuteRange[]): boolean {
  return ranges.every(
    ({ start, end }, index) => start < end && start > (ranges[index - 1]?.end ?? -Infinity),
  );
}

test('merged ranges hold the same minutes, sorted and apart', () => {
  fc.assert(
    fc.property(anyRanges, (ranges) => {
      const merged = mergeRanges(ranges);
      expect(minutesOf(merged)).toEqual(minutesOf(ranges));
      expect(isTidy(merged)).toBe(true);
    }),
  );
});

test('subtracted ranges lose exactly the minutes that are taken', () => {
  fc.assert(
    fc.property(anyRanges, anyRanges, (ranges, taken) => {
      const left = subtractRanges(ranges, taken);
      const lost = new Set(minutesOf(taken));
      expect(minutesOf(left)).toEqual(minutesOf(ranges).filter((minute) => !lost.has(minute)));
      expect(isTidy(left)).toBe(true);
    }),
  );
});

test('a span is inside ranges when each of its minutes is', () => {
  fc.assert(
    fc.property(
      anyRanges,
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      (ranges, start, length) => {
        const minutes = new Set(minutesOf(ranges));
        const wanted = Array.from({ length }, (_, index) => start + index);
        expect(holdsSpan(mergeRanges(ranges), start, start + length)).toBe(
          wanted.every((one) => minutes.has(one)),
        );
      },
    ),
  );
});

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
  ['24:00', 1440],
  ['24:01', null],
  ['9:30', null],
  ['09:60', null],
  ['', null],
  ['09:30:00', null],
])('the clock time %s is minute %s', (clock, minutes) => {
  expect(minutesOfClock(clock)).toBe(minutes);
});
