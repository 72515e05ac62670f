import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parseLateFee, paymentMode } from '../booking/prices.ts';
import { amount, fields, list, localized, number } from '../read.ts';

/** Null where a sum cannot be read: half of a price is none. */
export function parseSalePrice(value: unknown, currency: Currency): SalePrice | null {
  const read = fields(value);
  const sum = (name: string) => amount(read[name], currency);
  const [subtotal, discount, delivery, total] = ['subtotal', 'discount', 'delivery', 'total'].map(sum);
  const [voucher, credit, due, now] = ['voucher', 'credit', 'due', 'now'].map(sum);
  if (subtotal == null || discount == null || delivery == null || total == null) return null;
  if (voucher == null || credit == null || due == null || now == null) return null;
  const discountName = localized(read['discountName']);
  const taxes = (list(read['taxes']) ?? []).flatMap((each) => {
    const { rate, amount: tax } = fields(each);
    const [percent, cents] = [number(rate), amount(tax, currency)];
    return percent === null || cents === null ? [] : [{ rate: percent, amount: cents }];
  });
  return {
    subtotal,
    discount,
    discountName,
    delivery,
    deliveryPrice: sum('deliveryPrice'),
    total,
    voucher,
    credit,
    due,
    now,
    mode: paymentMode(read['mode']),
    lateFee: parseLateFee(read['lateFee'], currency),
    taxes,
  };
}
