import type { EarliestWire } from '#contract/booking/earliest.schemas.ts';
import type { VisitLine } from '#domain/availability/calendar.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { firstFreeDay } from '#domain/availability/visit-search.ts';
import {
  externalServiceId,
  externalShopId,
  type ExternalServiceId,
  type ExternalShopId,
} from '#domain/catalogue/ids.ts';
import { addDays, daysFrom } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ArticleRow } from '../booking/schedule/shop-facts.ts';
import { usualMinutes } from '../booking/article-price.ts';
import { limitsOf } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../router/route.ts';
import { shopDaysAhead } from './shop-days-ahead.ts';
import { shopRowsOf, shopsWithServices, type ShopWithServices } from './shops-facts.ts';

export interface EarliestQuery {
  readonly externalShopIds: readonly ExternalShopId[];
  /** The services of one visit in their order; none: the first of the catalogue that each shop offers. */
  readonly externalServiceIds: readonly ExternalServiceId[];
  readonly now: Instant;
}

/** Days that are looked at: most shops have something free in the first few, the others are looked at for longer. */
const FIRST_DAYS = 4;
const LATER_DAYS = 24;

/**
 * The earliest free time of each shop, by the scheduler that books: three queries for the shops, and two for each of at
 * most two stretches of days, however many shops there are. In the order that they were asked for.
 */
export async function earliestTimes(
  db: Database,
  tenant: Tenant,
  { externalShopIds, externalServiceIds, now }: EarliestQuery,
): Promise<EarliestWire[]> {
  const rows = await shopRowsOf(db, tenant, externalShopIds);
  const shops = await shopsWithServices(db, tenant, rows, {
    externalServiceIds: externalServiceIds.length === 0 ? null : externalServiceIds,
  });
  const found = shops.map((one) => ({ ...one, visit: visitIn(one, externalServiceIds) }));
  const byId = new Map(found.map((one) => [externalShopId(one.shop.externalId), one]));
  const soon = await startsWithin(db, tenant, { found, from: 0, days: FIRST_DAYS, now });
  const rest = found.filter(({ shop }) => !soon.has(shop.id));
  const late = await startsWithin(db, tenant, { found: rest, from: FIRST_DAYS, days: LATER_DAYS, now });
  return externalShopIds.flatMap((id): EarliestWire[] => {
    const one = byId.get(id);
    if (!one) return [];
    const start = soon.get(one.shop.id) ?? late.get(one.shop.id);
    const serviceids = one.visit.map(({ externalId }) => externalId);
    return [
      {
        shopid: id,
        serviceid: serviceids[0] ?? '',
        serviceids,
        start: start === undefined ? null : new Date(start).toISOString(),
      },
    ];
  });
}

/** The services of the visit in their order; none where the shop lacks one of them, or where all are additions. */
function visitIn(
  { articles, facts }: ShopWithServices,
  wanted: readonly ExternalServiceId[],
): readonly ArticleRow[] {
  const visit =
    wanted.length === 0 ? articles : wanted.flatMap((id) => facts.services.get(id)?.article ?? []);
  const isWhole = visit.length >= wanted.length && visit.some(({ upsellOnly }) => !upsellOnly);
  return isWhole ? visit : [];
}

interface ShopWithVisit extends ShopWithServices {
  readonly visit: readonly ArticleRow[];
}

interface Stretch {
  readonly found: readonly ShopWithVisit[];
  /** Days from the shop's today on. */
  readonly from: number;
  readonly days: number;
  readonly now: Instant;
}

/** By shop id the first free instant among the days. */
async function startsWithin(
  db: Database,
  tenant: Tenant,
  { found, from, days, now }: Stretch,
): Promise<ReadonlyMap<string, Instant>> {
  const looked = found
    .filter(({ visit }) => visit.length > 0)
    .map((one) => ({ ...one, dates: daysFrom(addDays(dateAt(now, one.shop.timeZone), from), days) }));
  const ahead = await shopDaysAhead(db, tenant, looked, now);
  const limits = limitsOf(tenant, now);
  return new Map(
    ahead.flatMap(({ one, days: shopDays }) => {
      const [first] =
        firstFreeDay(
          shopDays,
          one.visit.map((article) => lineOf(tenant, article)),
          limits,
        )?.starts ?? [];
      return first ? [[one.shop.id, first.startsAt] as const] : [];
    }),
  );
}

/** A service by anyone; as long as it usually takes where nobody said how long. */
export function lineOf(
  tenant: Tenant,
  article: ArticleRow,
  durationMinutes: number | null = null,
): VisitLine {
  return {
    externalServiceId: externalServiceId(article.externalId),
    durationMinutes: durationMinutes ?? usualMinutes(tenant, article),
    pauseMinutes: article.pause,
    practitionerCount: article.requiredPractitioners,
    practitionerId: null,
  };
}
