import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parsePriceTimes } from './price-times.ts';

test('prices by time are read by service; what cannot be read is left out', () => {
  const prices = [
    { duration: 60, value: 40 },
    { duration: 1440, value: 90 },
    { duration: 1, value: 1 },
    { duration: 0, value: 10 },
    { duration: 1441, value: 10 },
    { duration: 90, value: -1 },
  ];
  expect(
    parsePriceTimes([{ serviceid: 101, prices }, { serviceid: '102' }, { serviceid: '', prices }], EURO),
  ).toEqual(
    new Map([
      [
        '101',
        [
          { durationMinutes: 60, price: 4000 },
          { durationMinutes: 1440, price: 9000 },
          { durationMinutes: 1, price: 100 },
        ],
      ],
      ['102', []],
    ]),
  );
  expect(parsePriceTimes(null, EURO)).toBeNull();
});
