import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { isServiceType } from '#domain/catalogue/catalogue.ts';
import { externalServiceId, type ExternalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Database } from '../database/database.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import {
  serviceFacts,
  staffOf,
  type ArticleRow,
  type ShopFacts,
  type ShopRow,
} from '../booking/schedule/shop-facts.ts';
import type { Tenant } from '../router/route.ts';

/** A shop with the one service that it is looked at for; null where it has none that can be booked. */
export interface ShopWithService {
  readonly shop: ShopRow;
  readonly service: { readonly article: ArticleRow; readonly facts: ShopFacts } | null;
}

interface Wanted {
  readonly externalShopIds: readonly ExternalShopId[];
  /** Null: the shortest that the shop offers. */
  readonly externalServiceId: ExternalServiceId | null;
}

/** Shops with the wanted service, or the shortest that each offers. In three queries, however many shops there are. */
export async function shopsWithService(
  db: Database,
  tenant: Tenant,
  { externalShopIds, externalServiceId: wanted }: Wanted,
): Promise<ShopWithService[]> {
  const rows = await db
    .select()
    .from(shops)
    .where(
      and(
        eq(shops.companyId, tenant.id),
        inArray(shops.externalId, [...externalShopIds]),
        eq(shops.removed, false),
      ),
    );
  const open = rows.filter(({ bookable }) => bookable);
  const chosen = await offersOf(db, tenant, open, wanted);
  const articleIds = [...new Set([...chosen.values()].map(({ article }) => article.id))];
  const everyone = await staffOf(db, tenant, [...chosen.keys()], articleIds);
  const staff = Map.groupBy(everyone, ({ row }) => row.shopId);
  return rows.map((shop) => {
    const offer = chosen.get(shop.id);
    if (!offer) return { shop, service: null };
    const { article } = offer;
    const usesCabins = shop.usesCabins ?? tenant.profile.booker.shopUseCabins;
    const facts = serviceFacts(article, offer, staff.get(shop.id) ?? [], usesCabins);
    const services = new Map([[externalServiceId(article.externalId), facts]]);
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
  wanted: ExternalServiceId | null,
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
        wanted === null ? undefined : eq(articles.externalId, wanted),
      ),
    )
    .orderBy(asc(articles.duration), asc(articles.position));
  const chosen = new Map<string, Offer>();
  for (const { shopId, price, article } of rows) {
    if (isServiceType(article.type) && !chosen.has(shopId)) chosen.set(shopId, { article, price });
  }
  return chosen;
}
