import type { Bill, LateFee } from '#domain/appointments/appointment.ts';
import type { Currency } from '#domain/prices/money.ts';
import { PAYMENT_MODES, type OnlinePayment, type PaymentMode } from '#domain/prices/payment-terms.ts';
import { amount, fields, flag, localized, type WireFields } from '../read.ts';

/** Null where a sum cannot be read: half of a bill is none. */
export function parseBill(value: unknown, currency: Currency): Bill | null {
  const read = fields(value);
  const [subtotal, discount, voucher, due] = ['subtotal', 'discount', 'voucher', 'due'].map((name) =>
    amount(read[name], currency),
  );
  if (subtotal == null || discount == null || voucher == null || due == null) return null;
  return {
    subtotal,
    discount,
    discountName: localized(read['discountName']),
    voucher,
    due,
    online: parseOnline(read, currency),
    lateFee: parseLateFee(read['lateFee'], currency),
  };
}

function parseOnline(read: WireFields, currency: Currency): OnlinePayment | null {
  const now = amount(read['now'], currency);
  if (now === null || now <= 0) return null;
  return { amount: now, mode: paymentMode(read['mode']), isOptional: flag(read['onSite'], true) };
}

/** What is told as paid online is taken, where nobody says how. */
export function paymentMode(value: unknown): PaymentMode {
  return PAYMENT_MODES.find((mode) => mode === value) ?? 'full';
}

/** Null where nothing is told of it, which is no promise that it is free. */
export function parseLateFee(value: unknown, currency: Currency): LateFee | null {
  const read = fields(value);
  const fee = amount(read['amount'], currency);
  if (fee === null || fee <= 0) return null;
  const { percent } = read;
  return {
    amount: fee,
    percent: typeof percent === 'number' && percent > 0 && percent <= 100 ? percent : null,
  };
}
