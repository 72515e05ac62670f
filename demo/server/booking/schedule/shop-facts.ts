import { and, asc, eq, inArray } from 'drizzle-orm';
import { externalServiceId, type ExternalServiceId, type ExternalShopId } from '#domain/catalogue/ids.ts';
import type { Database } from '../../database/database.ts';
import { resourceArticles, resources } from '../../database/schema/booking.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import type { Tenant } from '../../router/route.ts';

export type ShopRow = typeof shops.$inferSelect;
export type ArticleRow = typeof articles.$inferSelect;
export type ResourceRow = typeof resources.$inferSelect;

/** A service as one shop performs it. */
export interface ServiceFacts {
  readonly article: ArticleRow;
  /** The shop's own price in cents. */
  readonly ownPrice: number | null;
  /** Whether the shop offers it at all. */
  readonly isOffered: boolean;
  readonly practitioners: readonly ResourceRow[];
  readonly cabins: readonly ResourceRow[];
  readonly equipment: readonly ResourceRow[];
  /** Whether it needs one, be there any that fits or none. */
  readonly needsCabin: boolean;
  readonly needsEquipment: boolean;
}

/** What a visit needs to know of a shop, but not what is taken. */
export interface ShopFacts {
  readonly shop: ShopRow;
  readonly usesCabins: boolean;
  /** Drafts and services that do not exist are missing. */
  readonly services: ReadonlyMap<ExternalServiceId, ServiceFacts>;
}

/** Facts of a shop and of some services; null where the company has no such shop. */
export async function shopFacts(
  db: Database,
  tenant: Tenant,
  externalShopId: ExternalShopId,
  externalServiceIds: readonly ExternalServiceId[],
): Promise<ShopFacts | null> {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), eq(shops.externalId, externalShopId)));
  if (shop === undefined) return null;
  const usesCabins = shop.usesCabins ?? tenant.profile.booker.shopUseCabins;
  const offers = await offersOf(db, tenant, shop, externalServiceIds);
  const articleIds = offers.map(({ article }) => article.id);
  const staff = await staffOf(db, tenant, [shop.id], articleIds);
  const services = offers.map(({ article, offer }): [ExternalServiceId, ServiceFacts] => [
    externalServiceId(article.externalId),
    serviceFacts(article, offer, staff, usesCabins),
  ]);
  return { shop, usesCabins, services: new Map(services) };
}

/** A resource with the services that it is fit for. */
export interface FitResource {
  readonly row: ResourceRow;
  readonly articleIds: ReadonlySet<string>;
}

/** A service as a shop performs it, given the shop's staff; `offer` is null where it does not offer it. */
export function serviceFacts(
  article: ArticleRow,
  offer: { readonly price: number | null } | null,
  staff: readonly FitResource[],
  usesCabins: boolean,
): ServiceFacts {
  const isOffered = offer !== null;
  const able = (kind: ResourceRow['kind']) =>
    isOffered ? staff.filter(({ row, articleIds }) => row.kind === kind && articleIds.has(article.id)) : [];
  const fitted = isOffered
    ? staff.filter(({ row }) => row.equipmentKind !== null && row.equipmentKind === article.equipmentKind)
    : [];
  return {
    article,
    ownPrice: offer?.price ?? null,
    isOffered,
    needsCabin: usesCabins && article.needsCabin,
    needsEquipment: article.equipmentKind !== null,
    practitioners: able('practitioner').map(({ row }) => row),
    cabins: usesCabins && article.needsCabin ? able('cabin').map(({ row }) => row) : [],
    equipment: fitted.map(({ row }) => row),
  };
}

async function offersOf(db: Database, tenant: Tenant, shop: ShopRow, externalIds: readonly string[]) {
  if (externalIds.length === 0) return [];
  const rows = await db
    .select({ article: articles, offer: shopArticles })
    .from(articles)
    .leftJoin(
      shopArticles,
      and(
        eq(shopArticles.companyId, articles.companyId),
        eq(shopArticles.articleId, articles.id),
        eq(shopArticles.shopId, shop.id),
      ),
    )
    .where(
      and(
        eq(articles.companyId, tenant.id),
        inArray(articles.externalId, [...externalIds]),
        eq(articles.draft, false),
      ),
    );
  return rows;
}

/** What joins a resource with the articles that it is fit for. */
export const isFitOf = and(
  eq(resourceArticles.companyId, resources.companyId),
  eq(resourceArticles.resourceId, resources.id),
);

/** Who and what works in these shops, in order, each with those of the articles that it is fit for. */
export async function staffOf(
  db: Database,
  tenant: Tenant,
  shopIds: readonly string[],
  articleIds: readonly string[],
): Promise<readonly FitResource[]> {
  if (shopIds.length === 0 || articleIds.length === 0) return [];
  const rows = await db
    .select({ row: resources, articleId: resourceArticles.articleId })
    .from(resources)
    .leftJoin(resourceArticles, and(isFitOf, inArray(resourceArticles.articleId, [...articleIds])))
    .where(and(eq(resources.companyId, tenant.id), inArray(resources.shopId, [...shopIds])))
    .orderBy(asc(resources.position));
  const byId = new Map<string, { row: ResourceRow; articleIds: Set<string> }>();
  for (const { row, articleId } of rows) {
    const known = byId.get(row.id) ?? { row, articleIds: new Set() };
    if (articleId !== null) known.articleIds.add(articleId);
    byId.set(row.id, known);
  }
  return [...byId.values()];
}
