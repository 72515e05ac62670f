import { expect, test } from 'vitest';
import { daysOf, searchedDayOf } from './day-words.ts';

test.each([
  ['any', '20260113', '20260113', '20260126'],
  ['today', '20260113', '20260113', '20260113'],
  ['tomorrow', '20261231', '20270101', '20270101'],
  ['weekend', '20260113', '20260117', '20260118'],
  ['weekend', '20260117', '20260117', '20260118'],
  ['weekend', '20260118', '20260118', '20260118'],
  ['20260301', '20260113', '20260301', '20260301'],
] as const)('a search for %s on %s means the days from %s to %s', (when, today, from, to) => {
  expect(daysOf(when, today)).toEqual({ from, to });
});

test.each([
  ['weekend', 'weekend'],
  ['20260113', 'today'],
  ['20260114', 'tomorrow'],
  ['20260115', '20260115'],
  ['20260112', 'any'],
  ['20261399', 'any'],
  ['soon', 'any'],
  ['', 'any'],
])('the day «%s» of an address is read as %s', (text, day) => {
  expect(searchedDayOf(text, '20260113')).toBe(day);
});
