import { and, asc, desc, eq, gt, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { atShop, ofArticle } from '../../catalogue/sold-at.ts';
import type { Database } from '../../database/database.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import { backInStockBatches, backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';
import { stocks } from '../../database/schema/selling/eshop.ts';
import { companies } from '../../database/schema/tenants.ts';
import { isSold } from '../stock.ts';
import { hasPlace } from './batches.ts';

export type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>;

interface Round {
  readonly now: number;
  /** Requests that are left out. */
  readonly failed: readonly string[];
  /** Companies that are left out. */
  readonly closed: readonly string[];
}

/** The first request of an address for a product, at whichever shop: whoever tells the address has locked it. */
const first = alias(backInStockRequests, 'first_request');
const earlier = alias(backInStockRequests, 'earlier_request');

function isFirst(tx: Database) {
  const { companyId, articleId, email } = backInStockRequests;
  const ofAddress = (table: typeof first | typeof earlier) =>
    and(eq(table.companyId, companyId), eq(table.articleId, articleId), eq(table.email, email));
  const before = sql`(${earlier.createdAt}, ${earlier.id}) < (${first.createdAt}, ${first.id})`;
  return and(
    ofAddress(first),
    notExists(
      tx
        .select({ id: earlier.id })
        .from(earlier)
        .where(and(ofAddress(earlier), before)),
    ),
  );
}

/** What a shop that is asked for has of a product that is counted, and may be told of now. */
const hasPieces = (now: number) =>
  and(gt(stocks.quantity, 0), or(isNull(backInStockBatches.told), hasPlace(stocks.quantity, now)));

/** Who waits longest for what is there, of those that no other process is at; at any shop, for that which has most of it. */
export async function nextDue(tx: Database, { now, failed, closed }: Round) {
  const [due] = await tx
    .select({
      request: backInStockRequests,
      product: {
        slug: articles.slug,
        name: articles.name,
        price: sql<number>`coalesce(${shopArticles.price}, ${articles.price})`,
      },
      profile: companies.profile,
      shop: { id: shops.id, name: shops.name, phone: shops.phone, address: shops.address },
      pieces: sql<number | null>`case when ${articles.tracksStock} then ${stocks.quantity} end`,
    })
    .from(backInStockRequests)
    .innerJoin(first, isFirst(tx))
    .innerJoin(companies, eq(companies.id, backInStockRequests.companyId))
    .innerJoin(
      articles,
      and(
        eq(articles.companyId, backInStockRequests.companyId),
        eq(articles.id, backInStockRequests.articleId),
        isSold,
      ),
    )
    .innerJoin(shopArticles, ofArticle)
    .innerJoin(
      shops,
      and(atShop, or(isNull(backInStockRequests.shopId), eq(backInStockRequests.shopId, shops.id))),
    )
    .leftJoin(stocks, sameGoods(stocks))
    .leftJoin(backInStockBatches, sameGoods(backInStockBatches))
    .where(
      and(
        notInArray(backInStockRequests.companyId, [...closed]),
        notInArray(backInStockRequests.id, [...failed]),
        or(eq(articles.tracksStock, false), hasPieces(now)),
      ),
    )
    .orderBy(
      asc(backInStockRequests.createdAt),
      asc(backInStockRequests.id),
      sql`${desc(stocks.quantity)} nulls last`,
      asc(shops.id),
    )
    .limit(1)
    .for('update', { of: first, skipLocked: true });
  return due ?? null;
}

function sameGoods(table: typeof stocks | typeof backInStockBatches) {
  return and(
    eq(table.companyId, shopArticles.companyId),
    eq(table.shopId, shopArticles.shopId),
    eq(table.articleId, shopArticles.articleId),
  );
}
