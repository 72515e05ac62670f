import { expect, test } from 'vitest';
import type { Locale } from '../../locale.ts';
import { capitalised, formatNearDay } from './near-day.ts';

test.each<[Locale, string, string]>([
  ['fr', 'aujourd’hui', 'demain'],
  ['en', 'today', 'tomorrow'],
  ['de', 'heute', 'morgen'],
  ['es', 'hoy', 'mañana'],
  ['it', 'oggi', 'domani'],
])('in %s the days that are near are called %s and %s', (locale, today, tomorrow) => {
  expect(formatNearDay(locale, 0)).toBe(today);
  expect(formatNearDay(locale, 1)).toBe(tomorrow);
});

test('a day that is farther, or over, has no such name', () => {
  expect(formatNearDay('fr', 2)).toBeNull();
  expect(formatNearDay('fr', -1)).toBeNull();
});

test('what begins a line begins with a capital', () => {
  expect(capitalised('mañana')).toBe('Mañana');
  expect(capitalised('')).toBe('');
});
