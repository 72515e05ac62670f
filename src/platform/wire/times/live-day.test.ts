import { expect, test } from 'vitest';
import { parseLiveDay } from './live-day.ts';

const events = [{ start: '2026-01-05T08:00:00Z', end: '2026-01-05T09:00:00Z' }];
const day = {
  shopid: '1',
  date: '20260105',
  resources: [
    { id: 'p1', events },
    { id: 'p2', events: [] },
  ],
};

test('a day that was heard is read with when each of its resources is taken', () => {
  expect(parseLiveDay('12', day)).toEqual({
    id: 12,
    externalShopId: '1',
    date: '20260105',
    taken: new Map([
      ['p1', [{ start: Date.UTC(2026, 0, 5, 8), end: Date.UTC(2026, 0, 5, 9) }]],
      ['p2', []],
    ]),
  });
});

test.for<[unknown, unknown]>([
  ['x', day],
  ['1', null],
  ['1', { ...day, shopid: '' }],
  ['1', { ...day, date: '20260231' }],
  ['1', { ...day, resources: [{ events }] }],
  ['1', { ...day, resources: [{ id: 'p1', events: [{ start: 'soon', end: 'later' }] }] }],
])('what cannot be read as a whole is no day: %j %j', ([id, value]) => {
  expect(parseLiveDay(id, value)).toBeNull();
});
