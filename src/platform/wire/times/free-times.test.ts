import { expect, test } from 'vitest';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { freeTimesQuery, parseFreeTimes } from './free-times.ts';

const TIME = { start: '2026-01-05T08:00:00Z', serviceid: 7, duration: 60, price: 85.5 };

test('free times are read by shop; what cannot be read is left out, and a shop without a time is a full one', () => {
  const shops = [
    { shopid: 1, times: [TIME, { ...TIME, start: 'soon' }, { ...TIME, price: -1 }] },
    { shopid: 2, times: [] },
    { shopid: '', times: [TIME] },
  ];
  expect(parseFreeTimes({ next: 12, shops }, EURO)).toEqual({
    next: 12,
    shops: [
      {
        externalShopId: '1',
        times: [
          { startsAt: Date.UTC(2026, 0, 5, 8), externalServiceId: '7', durationMinutes: 60, price: 8550 },
        ],
      },
    ],
    full: ['2'],
  });
  expect(parseFreeTimes([], EURO)).toBeNull();
});

test('what is not wished for is not asked for', () => {
  const days = { from: '20260105', to: '20260106' };
  const all = { services: null, shops: null, around: null, part: null, near: null, ...days };
  expect(freeTimesQuery(all, 0)).toEqual(days);
  const point = { latitude: 45.76, longitude: 4.84 };
  const some = { ...all, services: [externalServiceId('7')], around: { point, kilometres: 25 } };
  expect(freeTimesQuery({ ...some, part: 'evening', near: 'morning' }, 12)).toEqual({
    ...days,
    ...point,
    anyof: '7',
    radius: 25,
    parts: 'evening',
    near: 'morning',
    skip: 12,
  });
});
