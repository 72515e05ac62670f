import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { externalServiceId } from './ids.ts';
import { placedMinutes, visitMinutes } from './visit-duration.ts';

const facial = { externalId: externalServiceId('facial'), durationMinutes: 60, pauseMinutes: 15 };
const manicure = { externalId: externalServiceId('manicure'), durationMinutes: 30, pauseMinutes: 0 };
const nothing = { externalId: externalServiceId('massage'), durationMinutes: 0, pauseMinutes: 0 };

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

const place = (from: number, to: number) => ({
  startsAt: instant(from * 60_000),
  endsAt: instant(to * 60_000),
});

test('services that have their places last from the first start to the last end, waits and all', () => {
  expect(placedMinutes([place(0, 60), place(85, 115)])).toBe(115);
  expect(placedMinutes([place(0, 60), place(0, 45)])).toBe(60);
});

const held = (id: string, from: number, to: number) => ({
  externalServiceId: externalServiceId(id),
  ...place(from, to),
});

test.each([
  ['held for these services', [held('facial', 0, 60), held('manicure', 85, 115)], 115],
  ['held for them in another order', [held('manicure', 0, 30), held('facial', 35, 95)], 95],
  ['held for fewer of them', [held('facial', 0, 60)], 105],
  ['held for another duration', [held('facial', 0, 60), held('manicure', 85, 130)], 105],
  ['held for another service as long', [held('massage', 0, 60), held('manicure', 85, 115)], 105],
  ['held for these with their durations swapped', [held('facial', 0, 30), held('manicure', 35, 95)], 105],
])('a visit whose time is %s is told as long as it is known to be', (_, places, minutes) => {
  expect(visitMinutes([facial, manicure], places)).toBe(minutes);
});
