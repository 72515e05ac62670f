import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { dayOfInput, deliveryDays, deliveryMoment, inputOfDay, LATEST_DELIVERY } from './delivery-day.ts';

const at = (text: string) => instant(Date.parse(text));

test('a voucher may be sent from the tomorrow of the shop on, for a year', () => {
  expect(deliveryDays(at('2026-01-12T22:30:00Z'), 'Europe/Paris')).toEqual({
    first: '20260113',
    last: '20270112',
  });
  // It is the next day there already.
  expect(deliveryDays(at('2026-01-12T23:30:00Z'), 'Europe/Paris').first).toBe('20260114');
});

test.each([
  ['20260115', 'Europe/Paris', '2026-01-15T07:00:00.000Z'],
  ['20260715', 'Europe/Paris', '2026-07-15T06:00:00.000Z'],
  // The nights on which the clock changes.
  ['20260329', 'Europe/Paris', '2026-03-29T06:00:00.000Z'],
  ['20261025', 'Europe/Paris', '2026-10-25T07:00:00.000Z'],
  ['20260115', 'America/New_York', '2026-01-15T13:00:00.000Z'],
])('on %s in %s the mail leaves at eight by the clock there', (day, zone, moment) => {
  expect(new Date(deliveryMoment(day, zone)).toISOString()).toBe(moment);
});

test('the last day that is offered is one that the server takes', () => {
  const now = at('2026-01-12T00:10:00Z');
  const { last } = deliveryDays(now, 'Pacific/Auckland');
  expect(deliveryMoment(last, 'Pacific/Auckland')).toBeLessThanOrEqual(now + LATEST_DELIVERY);
});

test('an input of dates shows a whole day and nothing else', () => {
  expect(inputOfDay(dayOfInput('2026-01-15'))).toBe('2026-01-15');
  expect(inputOfDay('2026')).toBe('');
});
