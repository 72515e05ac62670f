import { expect, test } from 'vitest';
import { dayProblem, daysOf, searchedDayOf } from './day-words.ts';

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
  ['20260407', '20260407'],
  ['20260408', 'any'],
  ['', 'any'],
])('the day «%s» of an address is read as %s', (text, day) => {
  expect(searchedDayOf(text, '20260113')).toBe(day);
});

test.each([
  ['', null],
  ['any', null],
  ['weekend', null],
  ['20260113', null],
  ['20260112', 'past'],
  ['20260407', null],
  ['20260408', 'beyond'],
  ['99991231', 'beyond'],
  ['20260230', 'unknown'],
  ['soon', 'unknown'],
  ['%', 'unknown'],
])('the day «%s» of an address has the problem %s', (text, problem) => {
  expect(dayProblem(text, '20260113')).toBe(problem);
});
