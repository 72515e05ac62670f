import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each(['Europe/Nowhere', '', null, 12])('%j is not a time zone', (value) => {
  expect(isTimeZone(value)).toBe(false);
});

test('a zone of the tz database is a time zone, asked for the first time and again', () => {
  expect([isTimeZone('Europe/Paris'), isTimeZone('Europe/Paris')]).toEqual([true, true]);
});
