import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { category, service } from '../testing/plain-catalogue.ts';
import { alertsOfServices, current } from './announcements.ts';

const alert = (id: string, start: number, end: number, serviceId = 's') => ({
  id,
  serviceId,
  start: instant(start),
  end: instant(end),
  body: {},
});

test.each([
  [9, []],
  [10, []],
  [11, ['a']],
  [19, ['a']],
  [20, []],
])('what is announced from 10 to 20 is current strictly in between, so at %i: %j', (now, ids) => {
  expect(current([alert('a', 10, 20)], instant(now)).map(({ id }) => id)).toEqual(ids);
});

test('what ends first is told first', () => {
  const all = [alert('late', 0, 30), alert('soon', 5, 10), alert('middle', 1, 20)];
  expect(current(all, instant(7)).map(({ id }) => id)).toEqual(['soon', 'middle', 'late']);
});

test('an alert is told with its service, and not at all where the catalogue has none', () => {
  const massages = category('massages', service('m1'), service('m2'));
  const care = category('care', service('c1'));
  const found = alertsOfServices(
    [alert('a', 0, 9, 'c1'), alert('b', 0, 9, 'gone'), alert('c', 0, 9, 'm2')],
    [massages, care],
  );
  expect(
    found.map(({ alert: { id }, category: { slug }, service: { slug: own } }) => [id, slug, own]),
  ).toEqual([
    ['a', 'care', 'c1'],
    ['c', 'massages', 'm2'],
  ]);
});
