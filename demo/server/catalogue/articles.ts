import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ArticleRecord, ArticleSummaryWire, ArticleWire } from '#contract/catalogue/articles.schemas.ts';
import { currencyOf, toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import { atShop } from './sold-at.ts';
import type { Database } from '../database/database.ts';
import {
  articleCategories,
  articles,
  categories,
  shopArticles,
  shops,
} from '../database/schema/catalogue.ts';
import type { Tenant } from '../router/route.ts';

interface Wanted {
  readonly id?: string;
  readonly slug?: string;
  readonly type?: number;
  /** Whether what is not published is wanted too. */
  readonly drafts?: boolean;
}

type ArticleRow = typeof articles.$inferSelect;

interface FoundArticle {
  readonly row: ArticleRow;
  /** Of its categories, in their order. */
  readonly slugs: readonly string[];
  /** Of the shops that have a price of their own, in their order. */
  readonly prices: readonly { readonly shop: string; readonly price: Cents }[];
}

/** The articles in the company's order. What is a draft is the company's own business. */
export async function articlesOf(db: Database, tenant: Tenant, wanted: Wanted = {}): Promise<ArticleWire[]> {
  const found = await findArticles(db, tenant.id, wanted);
  const currency = currencyOf(tenant.profile.mCurrency.code);
  return found.map((article) => articleWire(article, currency));
}

/** As `articlesOf`, for lists: without descriptions. */
export async function articleSummariesOf(
  db: Database,
  tenant: Tenant,
  wanted: Wanted,
): Promise<ArticleSummaryWire[]> {
  const found = await articlesOf(db, tenant, wanted);
  return found.map(({ description: _description, ...summary }) => summary);
}

/** One article with what only planning needs; null where there is none. */
export async function articleRecord(
  db: Database,
  tenant: Tenant,
  wanted: Wanted,
): Promise<Static<typeof ArticleRecord> | null> {
  const [found] = await findArticles(db, tenant.id, wanted);
  if (found === undefined) return null;
  const { position, needsCabin, equipmentKind } = found.row;
  const wire = articleWire(found, currencyOf(tenant.profile.mCurrency.code));
  return { ...wire, order: position, needsCabin, equipmentKind };
}

/** In one query, whatever their number. */
async function findArticles(db: Database, companyId: string, wanted: Wanted): Promise<FoundArticle[]> {
  const linked = slugsOfArticle(db);
  const own = ownPricesOfArticle(db);
  const rows = await db
    .select({ row: articles, slugs: linked.slugs, prices: own.prices })
    .from(articles)
    .leftJoinLateral(linked, sql`true`)
    .leftJoinLateral(own, sql`true`)
    .where(
      and(
        eq(articles.companyId, companyId),
        eq(articles.removed, false),
        wanted.drafts === true ? undefined : eq(articles.draft, false),
        wanted.id === undefined ? undefined : eq(articles.id, wanted.id),
        wanted.slug === undefined ? undefined : eq(articles.slug, wanted.slug),
        wanted.type === undefined ? undefined : eq(articles.type, wanted.type),
      ),
    )
    .orderBy(asc(articles.position), asc(articles.id));
  return rows.map(({ row, slugs, prices }) => ({ row, slugs: slugs ?? [], prices: prices ?? [] }));
}

function slugsOfArticle(db: Database) {
  const slugs: SQL<string[] | null> = sql`json_agg(${categories.slug} order by ${categories.position})`;
  return db
    .select({ slugs: slugs.as('slugs') })
    .from(articleCategories)
    .innerJoin(
      categories,
      and(
        eq(categories.companyId, articleCategories.companyId),
        eq(categories.id, articleCategories.categoryId),
      ),
    )
    .where(
      and(eq(articleCategories.companyId, articles.companyId), eq(articleCategories.articleId, articles.id)),
    )
    .as('linked');
}

function ownPricesOfArticle(db: Database) {
  const prices: SQL<{ shop: string; price: Cents }[] | null> = sql`json_agg(
    json_build_object('shop', ${shops.externalId}, 'price', ${shopArticles.price}) order by ${shops.position})`;
  return db
    .select({ prices: prices.as('prices') })
    .from(shopArticles)
    .innerJoin(shops, atShop)
    .where(
      and(
        eq(shopArticles.companyId, articles.companyId),
        eq(shopArticles.articleId, articles.id),
        isNotNull(shopArticles.price),
      ),
    )
    .as('own');
}

function articleWire({ row, slugs, prices }: FoundArticle, currency: Currency): ArticleWire {
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
    ...(row.quantity !== null && { quantity: row.quantity }),
    ...(row.brand !== '' && { brand: row.brand }),
    price: amount(row.price),
    ...(row.regularPrice !== null && { regularPrice: amount(row.regularPrice) }),
    weekprices: row.weekdayPrice === null ? null : amount(row.weekdayPrice),
    prices: row.weekendPrice === null ? null : amount(row.weekendPrice),
    booker: {
      active: row.active,
      upsellOnly: row.upsellOnly,
      duration: row.duration,
      pause: row.pause,
      vat: row.vat,
      enableStock: row.tracksStock,
      pricesByShops: prices.map(({ shop, price }) => ({ boutiqueId: shop, pvTtc: amount(price) })),
      priceTime: {
        active: row.priceTimes !== null,
        prices: (row.priceTimes ?? []).map(({ duration, price }) => ({ duration, value: amount(price) })),
      },
      appointment: {
        nbCustomerRequired: row.requiredCustomers,
        ...(row.requiredPractitioners > 1 && { nbPractitionerRequired: row.requiredPractitioners }),
      },
    },
  };
}
