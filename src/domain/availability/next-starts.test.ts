import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { elapsed } from '../testing/ranges.ts';
import { at, line, LONG_AGO, resource, shopDay, TUESDAY, WHOLE } from './testing/days.ts';
import { dayOffer, firstFreeDay, nearestStarts, nextFreeStarts, visitAt } from './visit-search.ts';

const full = shopDay({ practitioners: [resource('ana', { events: WHOLE })] });
const week = [
  full,
  shopDay({ date: '20261125', practitioners: [resource('ana', { working: [elapsed(600, 720)] })] }),
  shopDay({ date: '20261126' }),
];

test('the first free day is the first that offers a start', () => {
  expect(firstFreeDay(week, [line()], LONG_AGO)?.date).toBe('20261125');
  expect(firstFreeDay([full], [line()], LONG_AGO)).toBeNull();
});

test('the next free starts run over the days until there are enough', () => {
  const starts = nextFreeStarts(week, [line()], LONG_AGO, 4);
  expect(starts.map(({ date, startMinute }) => [date, startMinute])).toEqual([
    ['20261125', 600],
    ['20261125', 630],
    ['20261125', 660],
    ['20261126', 540],
  ]);
});

test('the nearest starts are the closest in time, the earlier of two equals first', () => {
  const near = nearestStarts(week, [line()], LONG_AGO, instant(at('20261126', 600)), 3);
  expect(near.map(({ date, startMinute }) => [date, startMinute])).toEqual([
    ['20261126', 600],
    ['20261126', 570],
    ['20261126', 630],
  ]);
  expect(nearestStarts(week, [line()], LONG_AGO, instant(at(TUESDAY, 0)), 1)[0]).toMatchObject({
    date: '20261125',
    startMinute: 600,
  });
});

test('a visit at an instant gets the placement that its day offers then, or none', () => {
  const day = shopDay({ practitioners: [resource('ana', { events: [elapsed(600, 660)] }), resource('bea')] });
  const offer = dayOffer(day, [line()], LONG_AGO);
  for (const start of offer.kind === 'free' ? offer.starts : []) {
    expect(visitAt(day, [line()], LONG_AGO, start.startsAt)).toEqual(start);
  }
  expect(visitAt(day, [line()], LONG_AGO, instant(at(TUESDAY, 545)))).toBeNull();
  expect(visitAt(day, [line()], LONG_AGO, instant(at(TUESDAY, 540) + 1))).toBeNull();
  expect(
    visitAt(day, [line()], { ...LONG_AGO, now: instant(at(TUESDAY, 541)) }, instant(at(TUESDAY, 540))),
  ).toBeNull();
});
