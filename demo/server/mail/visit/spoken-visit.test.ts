import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { LOCALES } from '#domain/locale.ts';
import { spokenMoment, spokenServices, subjectMoment } from './spoken-visit.ts';

const timeZone = 'Europe/Paris';
const start = instant(Date.UTC(2026, 10, 24, 13));

test('a moment has its year where that is not the one of the mail, by the clock of the shop', () => {
  const at = (now: number) => spokenMoment('fr', { timeZone, start, now: instant(now) });
  expect(at(Date.UTC(2026, 0, 2))).toBe('mardi 24 novembre à 14\u202fh');
  expect(at(Date.UTC(2025, 11, 31, 23, 30))).toBe('mardi 24 novembre à 14\u202fh');
  expect(at(Date.UTC(2025, 11, 31, 22))).toBe('mardi 24 novembre 2026 à 14\u202fh');
});

test.each([
  [
    'without the year where it is the one of the mail',
    Date.UTC(2026, 0, 2),
    [
      'mar. 24 nov. à 14\u202fh',
      'Di., 24. Nov. um 14:00\u00a0Uhr',
      'Tue 24 Nov at 14:00',
      'mar, 24 nov a las 14:00',
      'mar 24 nov alle 14:00',
    ],
  ],
  [
    'with it where it is another one',
    Date.UTC(2025, 11, 31, 22),
    [
      'mar. 24 nov. 2026 à 14\u202fh',
      'Di., 24. Nov. 2026 um 14:00\u00a0Uhr',
      'Tue 24 Nov 2026 at 14:00',
      'mar, 24 nov 2026 a las 14:00',
      'mar 24 nov 2026 alle 14:00',
    ],
  ],
])('a subject says the day in short, %s, in each language', (_, now, said) => {
  const moment = { timeZone, start, now: instant(now) };
  expect(LOCALES.map((locale) => subjectMoment(locale, moment))).toEqual(said);
});

test('services of a visit are named once each', () => {
  const names = ['Massage suédois', 'Manucure', 'Massage suédois'].map((fr) => ({ fr }));
  expect(spokenServices('fr', names)).toBe('Massage suédois + Manucure');
});
