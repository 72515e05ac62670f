import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { fields, isoInstant, list, localized, text } from '../read.ts';

/** What a customer has booked, and when they did. */
export interface BookedVisit {
  readonly bookedAt: Instant;
  readonly externalShopId: ExternalShopId;
  readonly services: readonly LocalizedText[];
}

/** Null for what is no list. */
export function parseBookedVisits(value: unknown): readonly BookedVisit[] | null {
  return list(fields(value)['data'])?.flatMap((item) => parseBookedVisit(item) ?? []) ?? null;
}

function parseBookedVisit(value: unknown): BookedVisit | null {
  const { createdAt, shopId, lines } = fields(value);
  const bookedAt = isoInstant(createdAt);
  const services = (list(lines) ?? []).map(fields).filter(({ kind }) => kind === 'service');
  if (bookedAt === null || services.length === 0) return null;
  const externalShopId = text(shopId) as ExternalShopId;
  return { bookedAt, externalShopId, services: services.map(({ name }) => localized(name)) };
}
