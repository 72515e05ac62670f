import type { Coupon } from '#domain/pop-ups/coupons.ts';
import type { Currency } from '#domain/prices/money.ts';
import { amount, each, fields, flag, id, list, localized, number, type Warn } from '../read.ts';

/** The coupons that anyone may know of; null for what is no list. One that takes nothing off is left out. */
export function parseCoupons(value: unknown, currency: Currency, warn: Warn): readonly Coupon[] | null {
  if (list(value) === null) return null;
  return each(value, 'coupon', warn, (item) => {
    const read = fields(item);
    const reduction = parseReduction(read['reductionType'], read['amount'], currency);
    const own = id(read['id']);
    if (own === '' || reduction === null) return null;
    return {
      id: own,
      label: localized(read['label']),
      isAuto: flag(read['auto'], false),
      reduction,
      minTotal: amount(read['minTotal'], currency) ?? 0,
    };
  });
}

/** Whatever is no percentage is an amount. */
function parseReduction(type: unknown, value: unknown, currency: Currency): Coupon['reduction'] | null {
  if (type !== 'percentage') {
    const cents = amount(value, currency);
    return cents === null || cents === 0 ? null : { kind: 'amount', amount: cents };
  }
  const percent = number(value);
  return percent === null || percent <= 0 || percent > 100 ? null : { kind: 'percentage', percent };
}
