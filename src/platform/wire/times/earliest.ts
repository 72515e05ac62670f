import type { findEarliest } from '#contract/booking/earliest.ts';
import { externalShopId, type ExternalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import { fields, id, isoInstant, list } from '../read.ts';
import type { QueryOf } from '../write.ts';

/** The services of one visit, in their order; without any: the first of the catalogue that each shop offers. */
export function earliestQuery(
  shops: readonly ExternalShopId[],
  services: readonly ExternalServiceId[],
): QueryOf<typeof findEarliest> {
  return { shopids: shops.join(), ...(services.length > 0 && { serviceids: services.join() }) };
}

/** By shop the earliest free instant; null: none soon. */
export type WireEarliest = ReadonlyMap<ExternalShopId, Instant | null>;

/** Null for what is no list at all; an item that cannot be read is left out. */
export function parseEarliest(value: unknown): WireEarliest | null {
  const items = list(value);
  if (!items) return null;
  return new Map(
    items.flatMap((item) => {
      const { shopid, start } = fields(item);
      const when = start === null ? null : isoInstant(start);
      return id(shopid) && (when !== null || start === null)
        ? [[externalShopId(id(shopid)), when] as const]
        : [];
    }),
  );
}
