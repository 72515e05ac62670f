import { and, asc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { SERVICE_TYPES } from '#domain/catalogue/catalogue.ts';
import { externalServiceId, type ExternalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Database } from '../database/database.ts';
import {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../database/schema/catalogue.ts';
import {
  serviceFacts,
  staffOf,
  type ArticleRow,
  type ShopFacts,
  type ShopRow,
} from '../booking/schedule/shop-facts.ts';
import { SERVICE_CATEGORIES } from '../catalogue/categories.ts';
import type { Tenant } from '../router/route.ts';

/** An article that may be part of a visit. */
export const canBeBooked = and(
  inArray(articles.type, [...SERVICE_TYPES]),
  eq(articles.draft, false),
  eq(articles.active, true),
  gt(articles.duration, 0),
);

/** A shop with the services that it is looked at for; without any where it has none that can be booked. */
export interface ShopWithServices {
  readonly shop: ShopRow;
  /** The shorter ones first. */
  readonly articles: readonly ArticleRow[];
  readonly facts: ShopFacts;
}

/** A service that a shop offers, at its own price in cents if it has one. */
interface Offer {
  readonly price: number | null;
  readonly article: ArticleRow;
}

interface Wanted {
  /** Null: the first of the catalogue that a shop offers by itself. */
  readonly externalServiceIds: readonly ExternalServiceId[] | null;
  /** Services of each shop, the shortest that can be booked by themselves; missing: all that it offers. */
  readonly most?: number;
}

/** The shops of a company that have these external ids. */
export function shopRowsOf(
  db: Database,
  tenant: Tenant,
  externalShopIds: readonly ExternalShopId[],
): Promise<ShopRow[]> {
  return shopRows(db, tenant, inArray(shops.externalId, [...externalShopIds]));
}

/** The shops of a company that have these ids. */
export function shopRowsById(db: Database, tenant: Tenant, ids: readonly string[]): Promise<ShopRow[]> {
  return shopRows(db, tenant, inArray(shops.id, [...ids]));
}

function shopRows(db: Database, tenant: Tenant, named: SQL): Promise<ShopRow[]> {
  return db
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), named, eq(shops.removed, false)));
}

/** Shops with what they offer of the wanted services, and who performs it. In two queries, however many shops there are. */
export async function shopsWithServices(
  db: Database,
  tenant: Tenant,
  rows: readonly ShopRow[],
  wanted: Wanted,
): Promise<ShopWithServices[]> {
  const open = rows.filter(({ bookable }) => bookable);
  const offers = await offersOf(db, tenant, open, wanted);
  const articleIds = new Set([...offers.values()].flat().map(({ article }) => article.id));
  const everyone = await staffOf(db, tenant, [...offers.keys()], [...articleIds]);
  const staff = Map.groupBy(everyone, ({ row }) => row.shopId);
  return rows.map((shop) => {
    const usesCabins = shop.usesCabins ?? tenant.profile.booker.shopUseCabins;
    const own = offers.get(shop.id) ?? [];
    const services = new Map(
      own.map((offer) => [
        externalServiceId(offer.article.externalId),
        serviceFacts(offer.article, offer, staff.get(shop.id) ?? [], usesCabins),
      ]),
    );
    return { shop, articles: own.map(({ article }) => article), facts: { shop, usesCabins, services } };
  });
}

/** Where the catalogue shows an article first: the place of its first category of services; last without one. */
const categoryPlace = sql`(select min(${categories.position}) from ${articleCategories} join ${categories} on ${categories.companyId} = ${articleCategories.companyId} and ${categories.id} = ${articleCategories.categoryId} where ${and(
  eq(articleCategories.companyId, articles.companyId),
  eq(articleCategories.articleId, articles.id),
  eq(categories.type, SERVICE_CATEGORIES),
)})`;

/** By shop id what it offers of the wanted services, the shortest first; where none is named, the first of the catalogue. */
async function offersOf(
  db: Database,
  tenant: Tenant,
  open: readonly ShopRow[],
  { externalServiceIds: wanted, most }: Wanted,
): Promise<ReadonlyMap<string, readonly Offer[]>> {
  if (open.length === 0) return new Map();
  const fields = { shopId: shopArticles.shopId, price: shopArticles.price, article: articles };
  const select = wanted === null ? db.selectDistinctOn([shopArticles.shopId], fields) : db.select(fields);
  const rows = await select
    .from(shopArticles)
    .innerJoin(
      articles,
      and(eq(articles.companyId, shopArticles.companyId), eq(articles.id, shopArticles.articleId)),
    )
    .where(
      and(
        eq(shopArticles.companyId, tenant.id),
        inArray(
          shopArticles.shopId,
          open.map(({ id }) => id),
        ),
        canBeBooked,
        wanted === null || most !== undefined ? eq(articles.upsellOnly, false) : undefined,
        wanted === null ? ne(articles.slug, '') : inArray(articles.externalId, [...wanted]),
      ),
    )
    .orderBy(
      asc(shopArticles.shopId),
      wanted === null ? asc(categoryPlace) : asc(articles.duration),
      asc(articles.position),
      asc(articles.id),
    );
  const offers = Map.groupBy(rows, ({ shopId }) => shopId);
  return new Map([...offers].map(([shopId, own]) => [shopId, own.slice(0, most)]));
}
