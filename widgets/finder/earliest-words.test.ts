import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { earliestWords } from './earliest-words.ts';

const words = {
  locale: 'fr',
  t: (key: string, params: object = {}) => [key.split('.')[1], ...Object.values(params)].join(' '),
} as const;
const NOW = Date.parse('2026-01-05T22:30:00Z');

test.each([
  ['Europe/Paris', '2026-01-05T22:45:00Z', 'today 23:45'],
  ['Europe/Paris', '2026-01-05T23:30:00Z', 'tomorrow 00:30'],
  ['Europe/London', '2026-01-05T23:30:00Z', 'today 23:30'],
  ['Asia/Tokyo', '2026-01-05T23:30:00Z', 'today 08:30'],
  ['Europe/Paris', '2026-01-07T09:00:00Z', 'day mercredi 10:00'],
  ['Europe/Paris', '2026-01-11T09:00:00Z', 'day dimanche 10:00'],
  ['Europe/Paris', '2026-01-12T09:00:00Z', 'day lun. 12 janv. 10:00'],
])('in %s %s is «%s»', (timeZone, start, text) => {
  expect(earliestWords(words, timeZone, instant(Date.parse(start)), instant(NOW))).toBe(text);
});
