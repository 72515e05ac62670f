import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { LiveDayWire } from '#contract/booking/live/live-times-wire.ts';
import { endOfDay, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import type { Instant, InstantRange } from '#domain/time/instant.ts';
import type { Database } from '../../database/database.ts';
import { claims, resourceArticles, resources } from '../../database/schema/booking.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import { isFitOf } from '../schedule/shop-facts.ts';
import { byResource, claimFields, takenRows } from '../schedule/taken-times.ts';

/** A shop whose times are followed. */
export interface LiveShop {
  readonly companyId: string;
  readonly id: string;
  readonly externalId: string;
  readonly timeZone: string;
}

/** A hold, and when it runs out. */
export interface PendingHold extends InstantRange {
  readonly resourceId: string;
  readonly expiresAt: number;
}

/** The shops of these external ids, those that the company does not have, or has removed, left out. */
export function findLiveShops(
  db: Database,
  companyId: string,
  externalIds: readonly string[],
): Promise<LiveShop[]> {
  return db
    .select({
      companyId: shops.companyId,
      id: shops.id,
      externalId: shops.externalId,
      timeZone: shops.timeZone,
    })
    .from(shops)
    .where(
      and(
        eq(shops.companyId, companyId),
        inArray(shops.externalId, [...externalIds]),
        eq(shops.removed, false),
      ),
    );
}

/** Those of a shop whose times availability publishes: who or what takes part in a service that the shop offers. */
export async function publishedResources(db: Database, shop: LiveShop): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: resources.id })
    .from(resources)
    .innerJoin(
      shopArticles,
      and(eq(shopArticles.companyId, resources.companyId), eq(shopArticles.shopId, resources.shopId)),
    )
    .innerJoin(
      articles,
      and(
        eq(articles.companyId, shopArticles.companyId),
        eq(articles.id, shopArticles.articleId),
        eq(articles.draft, false),
      ),
    )
    .leftJoin(resourceArticles, and(isFitOf, eq(resourceArticles.articleId, articles.id)))
    .where(
      and(
        eq(resources.companyId, shop.companyId),
        eq(resources.shopId, shop.id),
        eq(resources.removed, false),
        or(isNotNull(resourceArticles.articleId), eq(resources.equipmentKind, articles.equipmentKind)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The holds of a shop that have yet to run out. */
export async function pendingHolds(db: Database, shop: LiveShop, now: Instant): Promise<PendingHold[]> {
  const rows = await db
    .select(claimFields)
    .from(claims)
    .innerJoin(resources, and(eq(resources.companyId, claims.companyId), eq(resources.id, claims.resourceId)))
    .where(
      and(
        eq(claims.companyId, shop.companyId),
        eq(resources.shopId, shop.id),
        gt(claims.expiresAt, new Date(now)),
        eq(claims.active, true),
      ),
    );
  return pendingAmong(rows);
}

type ClaimRow = InstantRange & { readonly resourceId: string; readonly expiresAt: Date | null };

function pendingAmong(rows: readonly ClaimRow[]): PendingHold[] {
  return rows.flatMap(({ expiresAt, ...hold }) =>
    expiresAt === null ? [] : [{ ...hold, expiresAt: expiresAt.getTime() }],
  );
}

/** The state of some days, with an id that grows with the database's clock. */
export interface ReadDays {
  readonly id: number;
  readonly days: readonly LiveDayWire[];
  /** Those among what is taken that are to run out. */
  readonly holds: readonly PendingHold[];
}

/** When resources are taken on some days of a shop, as whoever has no visit there sees it. */
export async function readDays(
  db: Database,
  { companyId, externalId, timeZone }: LiveShop,
  changed: ReadonlyMap<string, ReadonlySet<string>>,
  now: Instant,
): Promise<ReadDays> {
  const dates = [...changed.keys()].toSorted();
  const zoned = dates.map((date) => zonedDayOf(date, timeZone));
  const first = zoned[0];
  const last = zoned.at(-1);
  if (first === undefined || last === undefined) return { id: 0, days: [], holds: [] };
  const id = await databaseTime(db);
  const rows = await takenRows(db, {
    companyId,
    resourceIds: [...new Set([...changed.values()].flatMap((ids) => [...ids]))],
    within: { start: first.startsAt, end: endOfDay(last) },
    now,
    visitKey: null,
  });
  const taken = byResource(rows);
  const days = zoned.map((day, index) => {
    const date = dates[index] ?? '';
    const until = endOfDay(day);
    const eventsOf = (resource: string) =>
      (taken.get(resource) ?? [])
        .filter(({ start, end }) => start < until && end > day.startsAt)
        .map(({ start, end }) => ({
          start: new Date(start).toISOString(),
          end: new Date(end).toISOString(),
        }));
    const resourceIds = [...(changed.get(date) ?? [])];
    return {
      shopid: externalId,
      date,
      resources: resourceIds.map((resource) => ({ id: resource, events: eventsOf(resource) })),
    };
  });
  return { id, days, holds: pendingAmong(rows) };
}

/** Microseconds. Asked before the rows: they are as new, or newer. */
async function databaseTime(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`(extract(epoch from clock_timestamp()) * 1000000)::float8` })
    .from(sql`(values (1)) as one`);
  return Math.floor(row?.id ?? 0);
}
