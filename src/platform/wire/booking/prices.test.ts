import { expect, test } from 'vitest';
import { EURO } from '#domain/prices/money.ts';
import { parseBill } from './prices.ts';

test('a bill is read whole, and not at all where one sum is missing', () => {
  const bill = { subtotal: 100, discount: 10, discountName: { fr: 'Remise' }, voucher: 20, due: 70 };
  expect(parseBill(bill, EURO)).toEqual({
    subtotal: 10_000,
    discount: 1000,
    discountName: { fr: 'Remise' },
    voucher: 2000,
    due: 7000,
  });
  for (const name of ['subtotal', 'discount', 'voucher', 'due']) {
    expect(parseBill({ ...bill, [name]: null }, EURO)).toBeNull();
  }
});
