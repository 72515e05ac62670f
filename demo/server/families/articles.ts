import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { articleBySlug, type ArticleWire } from '#contract/families/articles.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/money.ts';
import type { Database } from '../database/database.ts';
import {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../database/schema/catalogue.ts';
import type { ServerContext } from '../frame/context.ts';
import { refuse } from '../frame/refusal.ts';
import { answer, type Route, type Tenant } from '../router/route.ts';

export function articleRoutes({ db }: ServerContext): Route[] {
  return [
    answer(articleBySlug, async ({ tenant, params }) => {
      const [article] = await articlesOf(db, tenant, params.slug);
      return article ?? refuse('not_found');
    }),
  ];
}

/** The articles in the company's order, or the one of a slug. What is a draft is the company's own business. */
export async function articlesOf(db: Database, tenant: Tenant, slug?: string): Promise<ArticleWire[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.companyId, tenant.id),
        eq(articles.draft, false),
        slug === undefined ? undefined : eq(articles.slug, slug),
      ),
    )
    .orderBy(asc(articles.position));
  if (rows.length === 0) return [];
  const only = slug === undefined ? undefined : rows[0]?.id;
  const [slugs, prices] = await Promise.all([categorySlugs(db, tenant, only), shopPrices(db, tenant, only)]);
  return rows.map((row) => articleWire(row, tenant, slugs.get(row.id) ?? [], prices.get(row.id) ?? []));
}

async function categorySlugs(
  db: Database,
  tenant: Tenant,
  articleId?: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ articleId: articleCategories.articleId, slug: categories.slug })
    .from(articleCategories)
    .innerJoin(
      categories,
      and(
        eq(categories.companyId, articleCategories.companyId),
        eq(categories.id, articleCategories.categoryId),
      ),
    )
    .where(
      and(
        eq(articleCategories.companyId, tenant.id),
        articleId === undefined ? undefined : eq(articleCategories.articleId, articleId),
      ),
    )
    .orderBy(asc(categories.position));
  return grouped(rows.map((row) => [row.articleId, row.slug]));
}

interface ShopPrice {
  readonly externalId: string;
  readonly price: Cents;
}

async function shopPrices(
  db: Database,
  tenant: Tenant,
  articleId?: string,
): Promise<Map<string, ShopPrice[]>> {
  const rows = await db
    .select({
      articleId: shopArticles.articleId,
      externalId: shops.externalId,
      price: shopArticles.price,
    })
    .from(shopArticles)
    .innerJoin(shops, and(eq(shops.companyId, shopArticles.companyId), eq(shops.id, shopArticles.shopId)))
    .where(
      and(
        eq(shopArticles.companyId, tenant.id),
        isNotNull(shopArticles.price),
        articleId === undefined ? undefined : eq(shopArticles.articleId, articleId),
      ),
    )
    .orderBy(asc(shops.position));
  return grouped(rows.map((row) => [row.articleId, { externalId: row.externalId, price: row.price ?? 0 }]));
}

function grouped<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

function articleWire(
  row: typeof articles.$inferSelect,
  tenant: Tenant,
  slugs: readonly string[],
  prices: readonly ShopPrice[],
): ArticleWire {
  const currency = currencyOf(tenant.profile.mCurrency.code);
  const amount = (cents: Cents) => toDecimal(cents, currency);
  return {
    id: row.id,
    artebeauteId: `ab-${row.externalId}`,
    abId: row.externalId,
    type: row.type,
    slug: row.slug,
    draft: row.draft,
    name: { ...row.name },
    summary: { ...row.summary },
    description: { ...row.description },
    images: row.images,
    categories: slugs.map((slug) => ({ slug })),
    price: amount(row.price),
    weekprices: row.weekdayPrice === null ? null : amount(row.weekdayPrice),
    prices: row.weekendPrice === null ? null : amount(row.weekendPrice),
    booker: {
      active: row.active,
      upsellOnly: row.upsellOnly,
      duration: row.duration,
      pause: row.pause,
      vat: row.vat,
      enableStock: row.tracksStock,
      pricesByShops: prices.map(({ externalId, price }) => ({
        boutiqueId: externalId,
        pvTtc: amount(price),
      })),
      priceTime: {
        active: row.priceTimes !== null,
        prices: (row.priceTimes ?? []).map(({ duration, price }) => ({ duration, value: amount(price) })),
      },
      appointment: { nbCustomerRequired: row.requiredCustomers },
    },
  };
}
