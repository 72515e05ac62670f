import { expect, test } from 'vitest';
import { instant } from './instant.ts';
import {
  formatClock,
  formatDay,
  formatDayNumber,
  formatDays,
  formatHour,
  formatHours,
  formatMoment,
  formatPeriod,
  formatMonth,
  formatSpokenTime,
  formatTime,
  formatTimeRange,
  formatTimeZone,
  formatWeekday,
  firstWeekday,
} from './format-time.ts';
import { formatDuration } from './format-duration.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { wallMinute } from './minutes-of-day.ts';

const PARIS = 'Europe/Paris';
const TUESDAY = '20261124';
const HALF_PAST_TWO = Date.parse('2026-11-24T14:30:00+01:00');

/** Spaces of every kind as one, so that a test can be read. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}

test.each([
  ['fr', 'mardi 24 novembre à 14 h 30'],
  ['de', 'Dienstag, 24. November um 14:30 Uhr'],
  ['en', 'Tuesday 24 November at 14:30'],
  ['es', 'martes, 24 de noviembre a las 14:30'],
  ['it', 'martedì 24 novembre alle 14:30'],
] as const)('in %s a moment is written "%s"', (locale, name) => {
  expect(plain(formatMoment(locale, PARIS, instant(HALF_PAST_TWO)))).toBe(name);
});

test('a full hour is written without minutes in French', () => {
  expect(plain(formatMoment('fr', PARIS, instant(Date.parse('2026-11-24T09:00:00+01:00'))))).toBe(
    'mardi 24 novembre à 9 h',
  );
});

test('times are those of the shop’s zone, on a clock of 24 hours in every language', () => {
  for (const locale of LOCALES.filter((one) => one !== 'fr')) {
    expect(formatTime(locale, PARIS, instant(HALF_PAST_TWO))).toBe('14:30');
    expect(formatTime(locale, 'America/New_York', instant(HALF_PAST_TWO))).toBe('08:30');
    expect(formatTime(locale, PARIS, instant(Date.parse('2026-11-24T00:05:00+01:00')))).toBe('00:05');
  }
  expect(formatTime('fr', 'America/New_York', instant(HALF_PAST_TWO))).toBe('8\u202fh\u202f30');
});

test('a time that the clock shows twice carries its offset, and no other does', () => {
  const utc = (time: string) => Date.parse(`2026-10-25T${time}:00Z`);
  expect(plain(formatTime('fr', PARIS, instant(utc('00:30'))))).toBe('2 h 30 (UTC+2)');
  expect(plain(formatTime('fr', PARIS, instant(utc('01:30'))))).toBe('2 h 30 (UTC+1)');
  expect(plain(formatTime('fr', PARIS, instant(utc('02:00'))))).toBe('3 h');
  expect(plain(formatTimeRange('fr', PARIS, instant(utc('00:45')), instant(utc('01:15'))))).toBe(
    '2 h 45 (UTC+2) – 2 h 15 (UTC+1)',
  );
  expect(plain(formatMoment('fr', PARIS, instant(utc('01:30'))))).toBe(
    'dimanche 25 octobre à 2 h 30 (UTC+1)',
  );
  expect(formatTime('en', 'Australia/Lord_Howe', instant(Date.parse('2026-04-04T15:15:00Z')))).toBe(
    '01:45 (UTC+10:30)',
  );
  expect(formatTime('en', 'America/New_York', instant(Date.parse('2026-11-01T05:30:00Z')))).toBe(
    '01:30 (UTC−4)',
  );
});

test('a date is written the same in whatever zone the visitor is', () => {
  expect(formatDay('fr', TUESDAY)).toBe('mardi 24 novembre');
  expect(formatDay('fr', TUESDAY, 'full')).toBe('mardi 24 novembre 2026');
  expect(formatDay('fr', TUESDAY, 'short')).toBe('mar. 24 nov.');
  expect(formatDay('fr', TUESDAY, 'numeric')).toBe('24/11/2026');
  expect(formatDay('de', TUESDAY, 'numeric')).toBe('24.11.2026');
  expect(formatMonth('fr', TUESDAY)).toBe('novembre 2026');
  expect(formatDayNumber('20261101')).toBe('1');
});

test('the first day of a month is written 1er in French, and no other', () => {
  expect(formatDay('fr', '20261201')).toBe('mardi 1er décembre');
  expect(formatDay('fr', '20261201', 'short')).toBe('mar. 1er déc.');
  expect(formatDay('fr', '20260501', 'full')).toBe('vendredi 1er mai 2026');
  for (const date of ['20261211', '20261221', '20261231', '20261110'])
    expect(formatDay('fr', date, 'full')).not.toContain('1er');
  expect(formatDay('de', '20261201')).toBe('Dienstag, 1. Dezember');
});

test('a range of days is written without repeating what both ends share', () => {
  expect(formatDays('fr', '20261123', '20261129')).toBe('23–29 novembre 2026');
  expect(formatDays('fr', '20261201', '20261207')).toBe('1er–7 décembre 2026');
  expect(formatDays('fr', '20261125', '20261201')).toBe('25 novembre\u2009–\u20091er décembre 2026');
  expect(formatDays('en', '20261228', '20270103')).toBe('28 December 2026\u2009–\u20093 January 2027');
});

test('weekdays are counted from Sunday, and weeks shown from Monday', () => {
  expect([0, 1, 6].map((day) => formatWeekday('fr', day))).toEqual(['dimanche', 'lundi', 'samedi']);
  expect(formatWeekday('en', 1, 'short')).toBe('Mon');
  expect(LOCALES.map(firstWeekday)).toEqual([1, 1, 1, 1, 1]);
});

test.each([
  ['fr', 45, '45 min', '45 minutes'],
  ['fr', 90, '1 h 30 min', '1 heure 30 minutes'],
  ['fr', 120, '2 h', '2 heures'],
  ['fr', 0, '0 min', '0 minute'],
  ['de', 90, '1 Std. 30 Min.', '1 Stunde 30 Minuten'],
  ['en', 61, '1 hr 1 min', '1 hour 1 minute'],
  ['es', 90, '1 h 30 min', '1 hora 30 minutos'],
  ['it', 90, '1 h 30 min', '1 ora 30 minuti'],
] as const)(
  'in %s a duration of %i minutes is written "%s" and said "%s"',
  (locale, minutes, short, long) => {
    expect(plain(formatDuration(locale, minutes))).toBe(short);
    expect(plain(formatDuration(locale, minutes, 'long'))).toBe(long);
  },
);

test('opening hours are written as times are, midnight at their end as 24:00', () => {
  const hours = (locale: Locale) =>
    [0, 570, 1439, 1440].map((minute) => plain(formatClock(locale, wallMinute(minute))));
  expect(hours('en')).toEqual(['00:00', '09:30', '23:59', '24:00']);
  expect(hours('fr')).toEqual(['0 h', '9 h 30', '23 h 59', '24 h']);
});

test('a time zone is named in the language of the visitor', () => {
  expect(plain(formatTimeZone('fr', PARIS, instant(HALF_PAST_TWO)))).toBe('heure normale d’Europe centrale');
  expect(formatTimeZone('de', PARIS, instant(HALF_PAST_TWO))).toBe('Mitteleuropäische Normalzeit');
});

test('hours that begin at half past say so', () => {
  expect(plain(formatHours('fr', wallMinute(570), wallMinute(1080)))).toBe('9 h 30–18 h');
});

test.each([
  ['fr', '18 h', '12–18 h', '5 h 15'],
  ['de', '18:00 Uhr', '12:00–18:00 Uhr', '05:15 Uhr'],
  ['en', '18:00', '12:00–18:00', '05:15'],
  ['es', '18:00', '12:00–18:00', '05:15'],
  ['it', '18:00', '12:00–18:00', '05:15'],
] as const)(
  '%s says hours as "%s" and "%s", and a time early in the day as "%s"',
  (locale, hour, hours, early) => {
    const [noon, evening] = [wallMinute(720), wallMinute(1080)];
    expect(plain(formatHour(locale, evening))).toBe(hour);
    expect(plain(formatHours(locale, noon, evening))).toBe(hours);
    expect(plain(formatSpokenTime(locale, PARIS, instant(Date.parse('2026-11-24T05:15:00+01:00'))))).toBe(
      early,
    );
  },
);

test('what is said of a time is what its button shows, with its unit in German', () => {
  for (const minute of [0, 5, 315, 570, 720, 1050, 1439]) {
    const moment = instant(Date.parse('2026-11-24T00:00:00+01:00') + minute * 60_000);
    for (const locale of LOCALES) {
      const shown = formatTime(locale, PARIS, moment);
      expect(formatSpokenTime(locale, PARIS, moment)).toBe(locale === 'de' ? `${shown}\u00a0Uhr` : shown);
      expect(formatClock(locale, wallMinute(minute))).toBe(shown);
    }
  }
});

test('no line breaks within a time', () => {
  for (const locale of LOCALES)
    expect(formatSpokenTime(locale, PARIS, instant(HALF_PAST_TWO))).not.toMatch(/[ \u2009]/);
});

test.each([
  ['fr', '2026-11-24T11:00Z', 'mardi 24 novembre, 10 h – 12 h'],
  ['de', '2026-11-24T11:00Z', 'Dienstag, 24. November, 10:00 – 12:00'],
  ['en', '2026-11-25T11:30Z', 'Tuesday 24 November at 10:00 – Wednesday 25 November at 12:30'],
] as const)('a period in %s that ends at %s is “%s”', (locale, end, expected) => {
  const period = {
    start: instant(Date.parse('2026-11-24T09:00Z')),
    end: instant(Date.parse(end)),
  };
  expect(plain(formatPeriod(locale, PARIS, period))).toBe(expected);
});
