import { expect, test } from 'vitest';
import { wishDays, wishHours } from './wish-times.ts';

const DAY = { first: '20260113', last: '20260113', from: 0, until: 1440 };

test.each([
  [DAY, 'mardi 13 janvier'],
  [{ ...DAY, first: '20270112', last: '20270112' }, 'mardi 12 janvier 2027'],
  [{ ...DAY, last: '20260118' }, '13–18 janvier 2026'],
])('the days of %j are said as %s', (times, said) => {
  expect(wishDays('fr', times, '20260101')).toBe(said);
});

test.each([
  [DAY, { kind: 'any' }],
  [
    { ...DAY, from: 720 },
    { kind: 'from', from: '12\u202fh' },
  ],
  [
    { ...DAY, until: 720 },
    { kind: 'until', until: '12\u202fh' },
  ],
  [
    { ...DAY, from: 570, until: 720 },
    { kind: 'between', from: '9\u202fh\u202f30', until: '12\u202fh' },
  ],
])('the hours of %j are said as %j', (times, said) => {
  expect(wishHours('fr', times)).toEqual(said);
});

test('half hours of a wish are said as whole ones are', () => {
  expect(wishHours('de', { ...DAY, from: 570 })).toEqual({ kind: 'from', from: '09:30\u00a0Uhr' });
});
