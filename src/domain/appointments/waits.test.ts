import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import type { PlacedService, PlacedServices } from './appointment.ts';
import type { DayOffer } from '../availability/calendar.ts';
import { waitOfStart, waitsAmong, waitsBefore } from './waits.ts';

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

const start = (...ranges: readonly (readonly [number, number])[]) =>
  ({
    placements: ranges.map(([startMinute, endMinute]) => ({ startMinute, endMinute })),
  }) as never as Extract<DayOffer, { kind: 'free' }>['starts'][number];

test.each([
  [0, start([540, 600])],
  [0, start([540, 600], [600, 630])],
  [15, start([540, 600], [615, 630])],
  [45, start([540, 600], [615, 630], [660, 700])],
  [0, start([540, 600], [540, 570])],
])('between the services of a start lie %i minutes', (minutes, of) => {
  expect(waitOfStart(of)).toBe(minutes);
});

test('the waits of some days are told from the shortest to the longest, and none where nothing is free', () => {
  const empty = { kind: 'empty', date: '20260105', reason: 'full' } as const;
  const free = { kind: 'free', date: '20260106' } as const;
  const offers = [
    empty,
    { ...free, starts: [start([540, 600], [615, 630])] },
    { ...free, starts: [start([540, 600], [600, 630])] },
  ];
  expect(waitsAmong(offers)).toEqual({ least: 0, most: 15 });
  expect(waitsAmong([empty])).toBeNull();
});
