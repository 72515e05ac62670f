import { expect, test, vi } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each(['Europe/Nowhere', '', null, 12])('%j is not a time zone', (value) => {
  expect(isTimeZone(value)).toBe(false);
});

test('a zone of the tz database is a time zone, and makes no clock, which takes a browser long', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(['Europe/Paris', 'Europe/Zurich', 'Europe/Paris'].map(isTimeZone)).toEqual([true, true, true]);
  expect(made).not.toHaveBeenCalled();
});

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'UTC', 'Etc/GMT+2'])(
  'a zone is one by each of its names: %s',
  (value) => {
    expect([isTimeZone(value), isTimeZone(value)]).toEqual([true, true]);
  },
);
