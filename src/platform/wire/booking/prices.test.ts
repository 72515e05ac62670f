import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parseBill, parseLateFee } from './prices.ts';

test('a bill is read whole, and not at all where one sum is missing', () => {
  const bill = { subtotal: 100, discount: 10, discountName: { fr: 'Remise' }, voucher: 20, due: 70 };
  expect(parseBill(bill, EURO)).toEqual({
    subtotal: 10_000,
    discount: 1000,
    discountName: { fr: 'Remise' },
    voucher: 2000,
    due: 7000,
    lateFee: null,
    online: null,
  });
  for (const name of ['subtotal', 'discount', 'voucher', 'due']) {
    expect(parseBill({ ...bill, [name]: null }, EURO)).toBeNull();
  }
});

test.each([
  [
    { percent: 50, amount: 35.25 },
    { percent: 50, amount: 3525 },
  ],
  [{ amount: 20 }, { percent: null, amount: 2000 }],
  [
    { percent: 'half', amount: 20 },
    { percent: null, amount: 2000 },
  ],
  [{ percent: 50 }, null],
  [{ percent: 50, amount: 0 }, null],
  [undefined, null],
])('the late fee %j is read as %j', (wire, expected) => {
  expect(parseLateFee(wire, EURO)).toEqual(expected);
});

test('what is paid online is read with its way; an unknown way takes it', () => {
  const bill = { subtotal: 100, discount: 0, voucher: 0, due: 100, now: 30, mode: 'deposit', onSite: false };
  expect(parseBill(bill, EURO)?.online).toEqual({ amount: 3000, mode: 'deposit', isOptional: false });
  expect(parseBill({ ...bill, mode: 'other' }, EURO)?.online?.mode).toBe('full');
  expect(parseBill({ ...bill, now: 0 }, EURO)?.online).toBeNull();
});
