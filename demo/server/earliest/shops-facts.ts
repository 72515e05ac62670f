import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { isServiceType } from '#domain/catalogue.ts';
import type { Database } from '../database/database.ts';
import { resourceArticles, resources } from '../database/schema/booking.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import {
  serviceFacts,
  type ArticleRow,
  type FitResource,
  type ShopFacts,
  type ShopRow,
} from '../booking/shop-facts.ts';
import type { Tenant } from '../router/route.ts';

/** A shop with the one service that it is looked at for; null where it has none that can be booked. */
export interface ShopWithService {
  readonly shop: ShopRow;
  readonly service: { readonly article: ArticleRow; readonly facts: ShopFacts } | null;
}

interface Wanted {
  /** External ids. */
  readonly shopIds: readonly string[];
  /** External id; null: the shortest that the shop offers. */
  readonly serviceId: string | null;
}

/** Shops with the wanted service, or the shortest that each offers. In three queries, however many shops there are. */
export async function shopsWithService(
  db: Database,
  tenant: Tenant,
  { shopIds, serviceId }: Wanted,
): Promise<ShopWithService[]> {
  const rows = await db
    .select()
    .from(shops)
    .where(
      and(eq(shops.companyId, tenant.id), inArray(shops.externalId, [...shopIds]), eq(shops.removed, false)),
    );
  const open = rows.filter(({ bookable }) => bookable);
  const chosen = await offersOf(db, tenant, open, serviceId);
  const staff = await staffOf(db, tenant, [...chosen.keys()], [...chosen.values()]);
  return rows.map((shop) => {
    const offer = chosen.get(shop.id);
    if (!offer) return { shop, service: null };
    const { article } = offer;
    const usesCabins = shop.usesCabins ?? tenant.profile.booker.shopUseCabins;
    const facts = serviceFacts(article, offer, staff.get(shop.id) ?? [], usesCabins);
    const services = new Map([[article.externalId, facts]]);
    return { shop, service: { article, facts: { shop, usesCabins, services } } };
  });
}

interface Offer {
  readonly article: ArticleRow;
  readonly price: number | null;
}

/** By shop id the offer that is looked at. */
async function offersOf(
  db: Database,
  tenant: Tenant,
  open: readonly ShopRow[],
  serviceId: string | null,
): Promise<ReadonlyMap<string, Offer>> {
  if (open.length === 0) return new Map();
  const rows = await db
    .select({ shopId: shopArticles.shopId, price: shopArticles.price, article: articles })
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
        eq(articles.draft, false),
        eq(articles.active, true),
        eq(articles.upsellOnly, false),
        gt(articles.duration, 0),
        serviceId === null ? undefined : eq(articles.externalId, serviceId),
      ),
    )
    .orderBy(asc(articles.duration), asc(articles.position));
  const chosen = new Map<string, Offer>();
  for (const { shopId, price, article } of rows) {
    if (isServiceType(article.type) && !chosen.has(shopId)) chosen.set(shopId, { article, price });
  }
  return chosen;
}

/** By shop id who and what works there, with which of the services each is fit for. */
async function staffOf(
  db: Database,
  tenant: Tenant,
  shopIds: readonly string[],
  offers: readonly Offer[],
): Promise<ReadonlyMap<string, readonly FitResource[]>> {
  if (shopIds.length === 0) return new Map();
  const articleIds = [...new Set(offers.map(({ article }) => article.id))];
  const rows = await db
    .select({ row: resources, articleId: resourceArticles.articleId })
    .from(resources)
    .leftJoin(
      resourceArticles,
      and(
        eq(resourceArticles.companyId, resources.companyId),
        eq(resourceArticles.resourceId, resources.id),
        inArray(resourceArticles.articleId, articleIds),
      ),
    )
    .where(and(eq(resources.companyId, tenant.id), inArray(resources.shopId, [...shopIds])))
    .orderBy(asc(resources.position));
  const byId = new Map<string, { row: (typeof rows)[number]['row']; articleIds: Set<string> }>();
  for (const { row, articleId } of rows) {
    const known = byId.get(row.id) ?? { row, articleIds: new Set() };
    if (articleId !== null) known.articleIds.add(articleId);
    byId.set(row.id, known);
  }
  return Map.groupBy(byId.values(), ({ row }) => row.shopId);
}
