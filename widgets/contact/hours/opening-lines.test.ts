import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wall } from '#domain/testing/ranges.ts';
import { openingLines } from './opening-lines.ts';

const day = fc.constantFrom([], [wall(540, 1080)], [wall(540, 720), wall(780, 1140)]);
const week = fc.array(day, { minLength: 7, maxLength: 7 });
const firstDay = fc.integer({ min: 0, max: 6 });

test('each day of the week stands in one line of the opening hours, in order, with its own hours', () => {
  fc.assert(
    fc.property(week, firstDay, (hours, first) => {
      const shown = openingLines(hours, first).flatMap(({ from, to, ranges }) => {
        const days = [from];
        while (days.at(-1) !== to) days.push(((days.at(-1) ?? 0) + 1) % 7);
        return days.map((one) => ({ day: one, ranges }));
      });
      const wanted = Array.from({ length: 7 }, (_, step) => {
        const one = (first + step) % 7;
        return { day: one, ranges: hours[one] };
      });
      expect(shown).toEqual(wanted);
    }),
  );
});

test('no two lines of opening hours in a row have the same hours', () => {
  fc.assert(
    fc.property(week, firstDay, (hours, first) => {
      const lines = openingLines(hours, first);
      lines.slice(1).forEach((line, index) => {
        expect(line.ranges).not.toEqual(lines[index]?.ranges);
      });
    }),
  );
});

test('a week without opening hours is closed all week', () => {
  expect(openingLines([], 1)).toEqual([{ from: 1, to: 0, ranges: [] }]);
});
