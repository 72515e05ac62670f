import type { Bill } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import { amount, fields, localized } from '../read.ts';

/** Null where a sum cannot be read: half of a bill is none. */
export function parseBill(value: unknown, currency: Currency): Bill | null {
  const read = fields(value);
  const [subtotal, discount, voucher, due] = ['subtotal', 'discount', 'voucher', 'due'].map((name) =>
    amount(read[name], currency),
  );
  if (subtotal == null || discount == null || voucher == null || due == null) return null;
  return { subtotal, discount, discountName: localized(read['discountName']), voucher, due };
}
