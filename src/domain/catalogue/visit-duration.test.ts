import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { placedMinutes, visitMinutes } from './visit-duration.ts';

const facial = { durationMinutes: 60, pauseMinutes: 15 };
const manicure = { durationMinutes: 30, pauseMinutes: 0 };
const nothing = { durationMinutes: 0, pauseMinutes: 0 };

test.each([
  ['of no service', [], 0],
  ['of one service, without the pause after it', [facial], 60],
  ['with the pause between two services', [facial, manicure], 105],
  ['without the pause after its last service', [manicure, facial], 90],
  ['with each pause but the last', [facial, manicure, facial], 165],
  ['with the minute that a service without any takes', [nothing, facial], 61],
])('a visit %s lasts what its customer spends on it', (_, services, minutes) => {
  expect(visitMinutes(services)).toBe(minutes);
});

test('a visit that has its place lasts from its start to its end', () => {
  const [startsAt, endsAt] = [instant(0), instant(135 * 60_000)];
  expect(placedMinutes({ startsAt, endsAt })).toBe(135);
});
