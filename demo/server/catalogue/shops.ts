import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { Database } from '../database/database.ts';
import { articles, geogroupments, shopArticles, shops } from '../database/schema/catalogue.ts';
import { geogroupmentWire, type GroupRow } from './group-wire.ts';
import { pageRange } from '../http/pagination.ts';
import { weekWire } from './week-hours.ts';

type ShopRow = typeof shops.$inferSelect;

interface Wanted {
  readonly id?: string;
  readonly slug?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** The shops in the company's order, each with what it offers to everybody. In one query. */
export async function shopsOf(db: Database, companyId: string, wanted: Wanted = {}): Promise<ShopWire[]> {
  const offered = offeredBy(db);
  const rows = await db
    .select({ shop: shops, group: geogroupments, articleIds: offered.articleIds })
    .from(shops)
    .leftJoin(
      geogroupments,
      and(eq(geogroupments.companyId, shops.companyId), eq(geogroupments.id, shops.groupId)),
    )
    .leftJoinLateral(offered, sql`true`)
    .where(
      and(
        standing(companyId),
        wanted.id === undefined ? undefined : eq(shops.id, wanted.id),
        wanted.slug === undefined ? undefined : eq(shops.slug, wanted.slug),
      ),
    )
    .orderBy(asc(shops.position), asc(shops.id))
    .limit(wanted.limit ?? MOST)
    .offset(wanted.offset ?? 0);
  return rows.map(({ shop, group, articleIds }) => shopWire(shop, group, articleIds ?? []));
}

/** More than any company has. */
const MOST = 1_000_000;

interface PageQuery {
  readonly page?: number;
  readonly itemPerPage?: number;
}

export async function pageOfShops(db: Database, companyId: string, query: PageQuery) {
  const { page, itemPerPage, offset } = pageRange(query);
  const [total, data] = await Promise.all([
    countOf(db, companyId),
    shopsOf(db, companyId, { limit: itemPerPage, offset }),
  ]);
  return { data, total, page, itemPerPage };
}

/** Which shop of planning and tills each of ours is. */
export async function pageOfMatches(db: Database, companyId: string, query: PageQuery) {
  const { page, itemPerPage, offset } = pageRange(query);
  const [total, rows] = await Promise.all([
    countOf(db, companyId),
    db
      .select({ id: shops.id, externalId: shops.externalId, name: shops.name })
      .from(shops)
      .where(standing(companyId))
      .orderBy(asc(shops.position), asc(shops.id))
      .limit(itemPerPage)
      .offset(offset),
  ]);
  return { data: rows.map(matchWire), total, page, itemPerPage };
}

export function matchWire({ id, externalId, name }: Pick<ShopRow, 'id' | 'externalId' | 'name'>) {
  return { artebeauteId: `ab-${externalId}`, webId: id, name };
}

async function countOf(db: Database, companyId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(shops).where(standing(companyId));
  return counted?.total ?? 0;
}

/** Those of a company that were not deleted. */
export function standing(companyId: string) {
  return and(eq(shops.companyId, companyId), eq(shops.removed, false));
}

function offeredBy(db: Database) {
  const ids: SQL<string[] | null> = sql`json_agg(${articles.id} order by ${articles.position})`;
  return db
    .select({ articleIds: ids.as('article_ids') })
    .from(shopArticles)
    .innerJoin(
      articles,
      and(
        eq(articles.companyId, shopArticles.companyId),
        eq(articles.id, shopArticles.articleId),
        eq(articles.draft, false),
      ),
    )
    .where(and(eq(shopArticles.companyId, shops.companyId), eq(shopArticles.shopId, shops.id)))
    .as('offered');
}

function shopWire(row: ShopRow, group: GroupRow | null, offered: string[]): ShopWire {
  const hasPlace = row.latitude !== null && row.longitude !== null;
  return {
    id: row.id,
    slug: row.slug,
    artebeauteId: `ab-${row.externalId}`,
    order: row.position,
    timezone: row.timeZone,
    publicInfo: { name: row.name, phone: row.phone, email: row.email, address: row.address },
    localisation: { coordonate: hasPlace ? { lat: row.latitude!, lng: row.longitude! } : null },
    images: row.images,
    booker: { active: row.bookable, shopUseCabins: row.usesCabins },
    articles: offered,
    geoGroupment: group === null ? null : geogroupmentWire(group),
    weekHours: weekWire(row.week),
  };
}
