import { expect, test } from 'vitest';
import { wallMinute } from '../../time/minutes-of-day.ts';
import { isWithinParts, minutesFromPart, partAt, partHours, PARTS_OF_DAY } from './day-part.ts';

const at = (hour: number, minute = 0) => wallMinute(hour * 60 + minute);

test('the parts follow each other from the start of the day to its end', () => {
  const edges = PARTS_OF_DAY.map(partHours);
  expect(edges[0]?.start).toBe(0);
  expect(edges.at(-1)?.end).toBe(1440);
  expect(edges.slice(1).map(({ start }) => start)).toEqual(edges.slice(0, -1).map(({ end }) => end));
});

test.each([
  [at(0), 'morning'],
  [at(11, 59), 'morning'],
  [at(12), 'afternoon'],
  [at(17, 59), 'afternoon'],
  [at(18), 'evening'],
  [at(23, 59), 'evening'],
] as const)('minute %i belongs to the %s', (minute, part) => {
  expect(partAt(minute)).toBe(part);
  expect(isWithinParts([part], minute)).toBe(true);
});

test.each([
  ['evening', at(17, 45), 15],
  ['evening', at(12), 360],
  ['evening', at(18), 0],
  ['morning', at(11, 59), 0],
  ['morning', at(12), 1],
  ['afternoon', at(11, 45), 15],
  ['afternoon', at(18), 1],
] as const)('from the %s it is so many minutes to minute %i: %i', (part, minute, minutes) => {
  expect(minutesFromPart(part, minute)).toBe(minutes);
});

test('a stretch of the day is as near to a part as its nearest end', () => {
  expect(minutesFromPart('evening', at(9), at(17))).toBe(60);
  expect(minutesFromPart('evening', at(9), at(20))).toBe(0);
  expect(minutesFromPart('morning', at(14), at(20))).toBe(121);
});
