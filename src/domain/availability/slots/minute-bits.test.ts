import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed } from '../../testing/ranges.ts';
import { addBits, bitsOf, hasBit, runStarts, type MinuteBits } from './minute-bits.ts';

const LENGTHS = fc.constantFrom(1380, 1440, 1500, 96, 97);
const anyRanges = fc.array(
  fc
    .tuple(fc.integer({ min: -20, max: 1520 }), fc.integer({ min: 0, max: 400 }))
    .map(([start, length]) => elapsed(start, start + length)),
  { maxLength: 6 },
);

function minutesOf(bits: MinuteBits): readonly number[] {
  return Array.from({ length: 1600 }, (_, minute) => minute).filter((minute) => hasBit(bits, minute));
}

test('a bit is set for each minute of the day that is in a range and not taken', () => {
  fc.assert(
    fc.property(LENGTHS, anyRanges, anyRanges, (length, ranges, taken) => {
      const isIn = (list: typeof ranges, minute: number) =>
        list.some(({ start, end }) => start <= minute && minute < end);
      const wanted = Array.from({ length }, (_, minute) => minute).filter(
        (minute) => isIn(ranges, minute) && !isIn(taken, minute),
      );
      expect(minutesOf(bitsOf(length, ranges, taken))).toEqual(wanted);
    }),
  );
});

test('a run begins where each minute of its length is set, and never runs past the day’s end', () => {
  fc.assert(
    fc.property(LENGTHS, anyRanges, fc.integer({ min: 1, max: 300 }), (length, ranges, run) => {
      const bits = bitsOf(length, ranges);
      const set = new Set(minutesOf(bits));
      const wanted = [...set].filter((minute) => {
        for (let later = minute; later < minute + run; later += 1) if (!set.has(later)) return false;
        return true;
      });
      expect(minutesOf(runStarts(bits, run))).toEqual(wanted);
      expect(minutesOf(bits)).toEqual([...set]);
    }),
  );
});

test('added bits are those of either operand, or of those in a third as well', () => {
  const bits = bitsOf(1440, [elapsed(10, 40)]);
  addBits(bits, bitsOf(1440, [elapsed(31, 70)]));
  expect(minutesOf(bits)).toEqual(Array.from({ length: 60 }, (_, index) => index + 10));
  addBits(bits, bitsOf(1440, [elapsed(60, 100)]), bitsOf(1440, [elapsed(0, 72)]));
  expect(minutesOf(bits)).toEqual(Array.from({ length: 62 }, (_, index) => index + 10));
});
