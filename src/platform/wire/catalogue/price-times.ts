import type { PriceTime } from '#domain/catalogue/catalogue.ts';
import { externalServiceId, type ExternalServiceId } from '#domain/catalogue/ids.ts';
import type { Currency } from '#domain/prices/money.ts';
import { amount, fields, id, integer, list } from '../read.ts';

/** Prices by duration, by service; null for what is no list. What cannot be read is left out. */
export function parsePriceTimes(
  value: unknown,
  currency: Currency,
): ReadonlyMap<ExternalServiceId, readonly PriceTime[]> | null {
  const items = list(value);
  if (!items) return null;
  return new Map(
    items.flatMap((item) => {
      const read = fields(item);
      const times = parseTimes(read['prices'], currency);
      return id(read['serviceid']) ? [[externalServiceId(id(read['serviceid'])), times] as const] : [];
    }),
  );
}

function parseTimes(value: unknown, currency: Currency): readonly PriceTime[] {
  return (list(value) ?? []).flatMap((item) => {
    const price = amount(fields(item)['value'], currency);
    const durationMinutes = integer(fields(item)['duration'], 0, 1, 1440);
    return price === null || durationMinutes === 0 ? [] : [{ durationMinutes, price }];
  });
}
