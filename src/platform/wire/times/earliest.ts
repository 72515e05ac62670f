import type { findEarliest } from '#contract/booking/earliest.ts';
import { externalShopId, type ExternalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import { fields, id, isoInstant, list } from '../read.ts';
import type { QueryOf } from '../write.ts';

/** Without a service: whatever each shop offers that is the shortest. */
export function earliestQuery(
  shops: readonly ExternalShopId[],
  service: ExternalServiceId | null,
): QueryOf<typeof findEarliest> {
  return { shopids: shops.join(), ...(service && { serviceid: service }) };
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
