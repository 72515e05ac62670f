import { expect, test } from 'vitest';
import { elapsed } from '../testing/ranges.ts';
import { instant } from '../time/instant.ts';
import { addDays } from '../time/date-key.ts';
import type { ShopDay } from './calendar.ts';
import { startRefusal, type StartRefusal } from './start-refusal.ts';
import { at, line, LONG_AGO, resource, shopDay, TUESDAY } from './testing/days.ts';

const NOON = instant(at(TUESDAY, 720));

test.each<readonly [StartRefusal, string, number, ShopDay]>([
  ['past', 'its moment is over', 690, shopDay()],
  ['past', 'its moment is over and the shop was closed', 0, shopDay({ open: [] })],
  ['closed', 'the shop does not open that day', 780, shopDay({ open: [] })],
  ['outside-hours', 'it is after closing', 1200, shopDay()],
  ['outside-hours', 'it is after closing and between two starts of the grid', 1207, shopDay()],
  ['outside-hours', 'it is closing time', 1140, shopDay()],
  ['ends-after-closing', 'the visit runs past closing', 1110, shopDay()],
  [
    'outside-hours',
    'it is in the break at noon',
    790,
    shopDay({ open: [elapsed(540, 780), elapsed(840, 1140)] }),
  ],
  [
    'ends-after-closing',
    'it meets the break at noon',
    750,
    shopDay({ open: [elapsed(540, 780), elapsed(840, 1140)] }),
  ],
  ['not-offered', 'it is between two starts of the grid', 727, shopDay()],
  [
    'not-offered',
    'nobody works then',
    780,
    shopDay({ practitioners: [resource('ana', { working: [elapsed(540, 720)] })] }),
  ],
  ['not-offered', 'nobody performs it', 780, shopDay({ practitioners: [] })],
  ['taken', 'only somebody else can be in the way', 780, shopDay()],
  ['taken', 'only somebody else can be in the way of this very moment', 720, shopDay()],
])('the reason against a start is %s where %s', (reason, _, minute, day) => {
  const start = instant(at(TUESDAY, minute));
  expect(startRefusal(day, [line()], { ...LONG_AGO, now: NOON }, start)).toBe(reason);
});

test('a start before the notice that a company asks for is past', () => {
  const tomorrow = addDays(TUESDAY, 1);
  const limits = { ...LONG_AGO, now: NOON, leadMinutes: 1440 };
  expect(startRefusal(shopDay({ date: tomorrow }), [line()], limits, instant(at(tomorrow, 690)))).toBe(
    'past',
  );
});
