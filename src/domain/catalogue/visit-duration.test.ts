import { expect, test } from 'vitest';
import { visitMinutes } from './visit-duration.ts';

test('a visit takes as long as its services, without the pauses after them', () => {
  const facial = { durationMinutes: 60, pauseMinutes: 15 };
  expect(visitMinutes([facial, { durationMinutes: 30 }, facial])).toBe(150);
  expect(visitMinutes([])).toBe(0);
});
