import type { DeliveryTerms } from '#domain/delivery/delivery.ts';
import type { Currency } from '#domain/prices/money.ts';
import { amount, fields, flag, integer, list, text } from '../read.ts';

const MOST_DAYS = 60;

/** How a company sends products; null where it sends none, or nobody could tell what that costs. */
export function parseDelivery(value: unknown, currency: Currency): DeliveryTerms | null {
  const read = fields(value);
  const countries = (list(read['countries']) ?? []).map(text).filter((code) => /^[A-Z]{2}$/.test(code));
  const price = amount(read['price'], currency);
  if (!flag(read['active'], false) || countries.length === 0 || price === null || price < 0) return null;
  const from = integer(fields(read['days'])['from'], 0, 0, MOST_DAYS);
  return {
    countries,
    price,
    freeFrom: amount(read['freeFrom'], currency),
    days: { from, to: Math.max(from, integer(fields(read['days'])['to'], from, 0, MOST_DAYS)) },
  };
}
