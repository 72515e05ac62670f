import type { searchFreeTimes } from '#contract/booking/earliest.ts';
import type { PartOfDay } from '#domain/availability/hours/day-part.ts';
import {
  externalServiceId,
  externalShopId,
  type ExternalServiceId,
  type ExternalShopId,
} from '#domain/catalogue/ids.ts';
import type { Cents, Currency } from '#domain/prices/money.ts';
import type { Position } from '#domain/shops/distance.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import { amount, fields, id, isoInstant, list, number } from '../read.ts';
import type { QueryOf } from '../write.ts';

/** What is searched for, as the back end is asked. */
export interface FreeTimesQuestion {
  /** Any of them; null: whatever there is. */
  readonly services: readonly ExternalServiceId[] | null;
  /** Null: all of the company's. */
  readonly shops: readonly ExternalShopId[] | null;
  readonly around: { readonly point: Position; readonly kilometres: number } | null;
  readonly from: DateKey;
  readonly to: DateKey;
  /** Null: the whole day. */
  readonly part: PartOfDay | null;
  /** The starts of a day that are nearest to it come first; null: the earliest do. */
  readonly near: PartOfDay | null;
  /** For how long, in minutes; missing: as long as each service usually takes. */
  readonly durationMinutes?: number;
}

export function freeTimesQuery(
  { services, shops, around, from, to, part, near, durationMinutes }: FreeTimesQuestion,
  skip: number,
): QueryOf<typeof searchFreeTimes> {
  return {
    ...(services && { anyof: services.join() }),
    ...(shops && { shopids: shops.join() }),
    ...(around && { ...around.point, radius: around.kilometres }),
    from,
    to,
    ...(part && { parts: part }),
    ...(near && { near }),
    ...(durationMinutes !== undefined && { duration: durationMinutes }),
    ...(skip > 0 && { skip }),
  };
}

/** A start that can be held, with the service that it is of. */
export interface FreeTime {
  readonly startsAt: Instant;
  readonly externalServiceId: ExternalServiceId;
  readonly durationMinutes: number;
  readonly price: Cents;
}

export interface ShopTimes {
  readonly externalShopId: ExternalShopId;
  readonly times: readonly FreeTime[];
}

/** A page of what was found. */
export interface FreeTimesPage {
  /** Where the next page begins; null: there is none. */
  readonly next: number | null;
  readonly shops: readonly ShopTimes[];
  /** Those that were looked at and have nothing free. */
  readonly full: readonly ExternalShopId[];
}

function parseTime(value: unknown, currency: Currency): FreeTime | null {
  const { start, serviceid, duration, price } = fields(value);
  const [startsAt, minutes, cents] = [isoInstant(start), number(duration), amount(price, currency)];
  if (startsAt === null || minutes === null || cents === null || id(serviceid) === '') return null;
  return {
    startsAt,
    externalServiceId: externalServiceId(id(serviceid)),
    durationMinutes: minutes,
    price: cents,
  };
}

/** Null for what is no page at all; a time that cannot be read is left out. */
export function parseFreeTimes(value: unknown, currency: Currency): FreeTimesPage | null {
  const { next, shops } = fields(value);
  const items = list(shops);
  if (!items) return null;
  const read = items.flatMap((item) => {
    const { shopid, times } = fields(item);
    if (!id(shopid)) return [];
    const own = list(times) ?? [];
    const known = own.flatMap((time) => parseTime(time, currency) ?? []);
    return [{ externalShopId: externalShopId(id(shopid)), times: known, isFull: own.length === 0 }];
  });
  return {
    next: number(next),
    shops: read.flatMap(({ externalShopId, times }) => (times.length > 0 ? [{ externalShopId, times }] : [])),
    full: read.flatMap(({ externalShopId, isFull }) => (isFull ? [externalShopId] : [])),
  };
}
