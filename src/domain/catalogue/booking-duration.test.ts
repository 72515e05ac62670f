import { expect, test } from 'vitest';
import { itemMinutes, visitMinutes } from './booking-duration.ts';

test('a booked item lasts as long as its service and its pause', () => {
  expect(itemMinutes({ durationMinutes: 60, pauseMinutes: 15 })).toBe(75);
});

test('a visit lasts as long as all of its items', () => {
  const facial = { durationMinutes: 60, pauseMinutes: 15 };
  expect(visitMinutes([facial, { durationMinutes: 30, pauseMinutes: 0 }, facial])).toBe(180);
  expect(visitMinutes([])).toBe(0);
});
