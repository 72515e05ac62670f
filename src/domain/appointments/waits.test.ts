import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import type { PlacedService, PlacedServices } from './appointment.ts';
import { waitsBefore } from './waits.ts';

const from = (start: number, end: number) =>
  ({ startsAt: instant(start * 60_000), endsAt: instant(end * 60_000) }) as PlacedService;

test.each<[string, readonly number[], PlacedServices]>([
  ['of one service', [0], [from(0, 60)]],
  ['whose services follow each other', [0, 0], [from(0, 60), from(60, 90)]],
  ['with pauses', [0, 20, 5], [from(0, 60), from(80, 90), from(95, 100)]],
  ['whose services are at the same time', [0, 0], [from(0, 60), from(0, 60)]],
])('a visit %s has waits of %j minutes', (_, waits, lines) => {
  expect(waitsBefore(lines)).toEqual(waits);
});
