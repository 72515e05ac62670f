import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  elapsedMinuteAt,
  elapsedRanges,
  instantAt,
  wallAt,
  zonedDayOf,
} from '#domain/availability/hours/clock-change.ts';
import { minutesFromPart, openWithin, type PartOfDay } from '#domain/availability/hours/day-part.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/catalogue/ids.ts';
import { metresBetween, type Position } from '#domain/shops/distance.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { Instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';
import { openingFrom } from '../booking/schedule/shop-days.ts';
import type { Database } from '../database/database.ts';
import {
  articleCategories,
  articles,
  shopArticles,
  shops,
  type WeekTimes,
} from '../database/schema/catalogue.ts';
import type { Tenant } from '../router/route.ts';
import { canBeBooked } from './shops-facts.ts';

/** Which services will do, as a search names them. */
export interface WantedServices {
  /** Any of them; null: whatever there is. */
  readonly externalServiceIds: readonly ExternalServiceId[] | null;
}

/** What is searched for, where and when. */
export interface FreeTimesQuery extends WantedServices {
  /** Null: all shops of the company. */
  readonly externalShopIds: readonly ExternalShopId[] | null;
  readonly around: { readonly point: Position; readonly kilometres: number } | null;
  /** In each shop's calendar; none of them is over there. */
  readonly datesAt: (timeZone: string) => readonly DateKey[];
  readonly parts: readonly PartOfDay[];
  /** The part of the day to whose hours the starts of each day should be near; null: the earlier, the better. */
  readonly near: PartOfDay | null;
  /** For how long a service is wanted; null: as long as it usually takes. */
  readonly durationMinutes: number | null;
  /** How many shops, in the order of the search, were looked at before. */
  readonly skip: number;
  readonly now: Instant;
}

/** A shop as far as the order of a search needs it. */
export interface CandidateShop {
  readonly id: string;
  /** What it is ordered by: metres, or the earliest instant that its week allows, or how near its week comes to the wish. */
  readonly rank: number;
}

/** The services of a category that can be booked by themselves. */
export async function servicesOfCategory(
  db: Database,
  tenant: Tenant,
  categoryId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ externalId: articles.externalId })
    .from(articles)
    .innerJoin(
      articleCategories,
      and(
        eq(articleCategories.companyId, articles.companyId),
        eq(articleCategories.articleId, articles.id),
        eq(articleCategories.categoryId, categoryId),
      ),
    )
    .where(and(eq(articles.companyId, tenant.id), canBeBooked, eq(articles.upsellOnly, false)));
  return rows.map(({ externalId }) => externalId);
}

/** The shops that a search means, the best first; in one query. */
export function candidateShops(
  db: Database,
  tenant: Tenant,
  query: FreeTimesQuery,
): Promise<readonly CandidateShop[]> {
  const meant = and(
    eq(shops.companyId, tenant.id),
    eq(shops.removed, false),
    eq(shops.bookable, true),
    query.externalShopIds === null ? undefined : inArray(shops.externalId, [...query.externalShopIds]),
    roughlyAround(query.around),
    offering(tenant, query),
  );
  return query.around === null ? shopsByWeek(db, meant, query) : shopsAround(db, meant, query.around);
}

const byRank = (a: CandidateShop, b: CandidateShop) => a.rank - b.rank;

async function shopsAround(db: Database, meant: SQL | undefined, around: Around) {
  const rows = await db
    .select({ id: shops.id, latitude: shops.latitude, longitude: shops.longitude })
    .from(shops)
    .where(meant)
    .orderBy(shops.position, shops.id);
  return rows
    .flatMap((row): CandidateShop[] => {
      const rank = metresTo(row, around);
      return rank === null ? [] : [{ id: row.id, rank }];
    })
    .toSorted(byRank);
}

/** Most shops of a company keep one of a few weeks: each is read, and looked at, once. */
async function shopsByWeek(db: Database, meant: SQL | undefined, query: FreeTimesQuery) {
  const rows = await db
    .select({
      week: shops.week,
      timeZone: shops.timeZone,
      places: sql<readonly [number, string][]>`json_agg(json_build_array(${shops.position}, ${shops.id}))`,
    })
    .from(shops)
    .where(meant)
    .groupBy(shops.week, shops.timeZone);
  const found = rows.flatMap(({ week, timeZone, places }) => {
    const rank = earliestOf(week, timeZone, query);
    return places.map(([position, id]) => ({ id, rank, position }));
  });
  return found.toSorted((a, b) => byRank(a, b) || a.position - b.position || (a.id < b.id ? -1 : 1));
}

type Around = NonNullable<FreeTimesQuery['around']>;

/** Null where the shop is farther, or nobody knows where it is. */
function metresTo(
  { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  { point, kilometres }: Around,
): number | null {
  if (latitude === null || longitude === null) return null;
  const metres = metresBetween(point, { latitude, longitude });
  return metres <= kilometres * 1000 ? metres : null;
}

/** A degree of latitude has 111 km, rounded down so that nothing that is near enough is left out. */
const KILOMETRES_A_DEGREE = 110;

function roughlyAround(around: FreeTimesQuery['around']): SQL | undefined {
  if (around === null) return undefined;
  const degrees = around.kilometres / KILOMETRES_A_DEGREE;
  const { latitude } = around.point;
  return between(shops.latitude, latitude - degrees, latitude + degrees);
}

/** Shops that offer one of the services; all of them where any service will do. */
function offering(tenant: Tenant, { externalServiceIds }: WantedServices): SQL | undefined {
  if (externalServiceIds === null) return undefined;
  if (externalServiceIds.length === 0) return sql`false`;
  return sql`${shops.id} in (select ${shopArticles.shopId} from ${shopArticles} join ${articles} on ${articles.companyId} = ${shopArticles.companyId} and ${articles.id} = ${shopArticles.articleId} where ${and(
    eq(shopArticles.companyId, tenant.id),
    eq(articles.companyId, tenant.id),
    canBeBooked,
    eq(articles.upsellOnly, false),
    inArray(articles.externalId, [...externalServiceIds]),
  )})`;
}

/** Minutes. */
const DAY = 1440;

/** By its week the earliest instant at which a shop may be open as wished; those that are not come last. */
function earliestOf(
  week: WeekTimes,
  timeZone: string,
  { datesAt, parts, near, now }: Pick<FreeTimesQuery, 'datesAt' | 'parts' | 'near' | 'now'>,
): number {
  const dates = datesAt(timeZone);
  const opening = openingFrom({ week }, [], dates);
  for (const [index, date] of dates.entries()) {
    const zonedDay = zonedDayOf(date, timeZone);
    const open = opening.get(date) ?? [];
    const over = elapsedMinuteAt(zonedDay, now);
    const left = elapsedRanges(zonedDay, near === null ? openWithin(parts, open) : open)
      .filter(({ end }) => instantAt(zonedDay, end) > now)
      .map(({ start, end }) => ({ start: elapsedMinute(Math.max(start, over)), end }));
    const [first] = left;
    if (first === undefined) continue;
    if (near === null) return Math.max(instantAt(zonedDay, first.start), now);
    const minutes = left.map(({ start, end }) =>
      minutesFromPart(near, wallAt(zonedDay, start), wallAt(zonedDay, end)),
    );
    return index * DAY + Math.min(...minutes);
  }
  return Number.MAX_SAFE_INTEGER;
}
