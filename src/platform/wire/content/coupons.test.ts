import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parseCoupons } from './coupons.ts';

const wire = {
  id: 'c',
  label: { fr: 'Dix' },
  auto: true,
  reductionType: 'percentage',
  amount: 10,
  minTotal: 50,
};

test('a coupon is read by what it takes off', () => {
  const warned: string[] = [];
  const read = parseCoupons(
    [
      wire,
      { ...wire, reductionType: 'amount', amount: '12.50', minTotal: undefined, auto: undefined },
      { ...wire, amount: 0 },
      { ...wire, amount: 120 },
      { ...wire, reductionType: 'other', amount: -1 },
      { ...wire, id: null },
    ],
    EURO,
    (what) => void warned.push(what),
  );
  expect(read).toEqual([
    {
      id: 'c',
      label: { fr: 'Dix' },
      isAuto: true,
      reduction: { kind: 'percentage', percent: 10 },
      minTotal: 5000,
    },
    {
      id: 'c',
      label: { fr: 'Dix' },
      isAuto: false,
      reduction: { kind: 'amount', amount: 1250 },
      minTotal: 0,
    },
  ]);
  expect(warned).toHaveLength(4);
  expect(parseCoupons(null, EURO, () => {})).toBeNull();
});
