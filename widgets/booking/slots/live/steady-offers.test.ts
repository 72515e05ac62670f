import { expect, test } from 'vitest';
import type { DayOffer } from '#domain/availability/calendar.ts';
import { instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';
import { emptied, fresh, steadied } from './steady-offers.ts';

const day = (date: string, ...hours: number[]): DayOffer =>
  hours.length === 0
    ? { kind: 'empty', date, reason: 'full' }
    : {
        kind: 'free',
        date,
        starts: hours.map((hour) => ({
          startMinute: elapsedMinute(hour * 60),
          startsAt: instant(hour),
          placements: [],
        })),
      };
const hours = (offers: readonly DayOffer[]) =>
  offers.map((offer) => (offer.kind === 'free' ? offer.starts.map(({ startsAt }) => Number(startsAt)) : []));

const week = fresh('week', [day('20260105', 9, 10, 11), day('20260106')]);

test('a time that is free no more stays in its place, and the last of a day too', () => {
  const after = steadied(week, [day('20260105', 9, 11), day('20260106')], true);
  expect([hours(after.offers), [...after.gone], after.waiting]).toEqual([[[9, 10, 11], []], [10], 0]);
  const none = steadied(after, [day('20260105'), day('20260106')], true);
  expect([hours(none.offers), [...none.gone]]).toEqual([
    [[9, 10, 11], []],
    [9, 10, 11],
  ]);
});

test('a day of which all times are gone is empty, with its reason, unless others wait', () => {
  expect(emptied(week)).toEqual([]);
  const some = steadied(week, [day('20260105', 9), day('20260106')], false);
  expect(emptied(some)).toEqual([]);
  const none = steadied(week, [day('20260105'), day('20260106')], false);
  expect(emptied(none)).toEqual([day('20260105')]);
  expect(emptied(steadied(none, [day('20260105', 12), day('20260106')], false))).toEqual([]);
});

test('a time that was taken and is free again is so in its place', () => {
  const taken = steadied(week, [day('20260105', 9, 11), day('20260106')], false);
  const after = steadied(taken, week.source, false);
  expect([hours(after.offers), after.gone.size, after.waiting, after.freed]).toEqual([
    [[9, 10, 11], []],
    0,
    0,
    1,
  ]);
});

test('a new free time waits where it would move others, is counted once, and comes in when it may', () => {
  const source = [day('20260105', 8, 9, 10, 11), day('20260106', 33)];
  const waiting = steadied(week, source, false);
  expect([waiting.offers, waiting.waiting, waiting.freed]).toEqual([week.offers, 2, 2]);
  const again = steadied(waiting, [...source], false);
  expect([again.waiting, again.freed]).toEqual([2, 2]);
  const shown = steadied(again, again.source, true);
  expect([hours(shown.offers), shown.waiting, shown.freed]).toEqual([[[8, 9, 10, 11], [33]], 0, 2]);
});

test('a waiting time that is taken again waits no more', () => {
  const waiting = steadied(week, [day('20260105', 8, 9, 10, 11), day('20260106')], false);
  const after = steadied(waiting, week.source, false);
  expect([hours(after.offers), after.waiting, after.gone.size]).toEqual([[[9, 10, 11], []], 0, 0]);
});
