import { and, asc, desc, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles, shopArticles, shops } from '../../database/schema/catalogue.ts';
import { backInStockBatches, backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';
import { stocks } from '../../database/schema/selling/eshop.ts';
import { companies } from '../../database/schema/tenants.ts';
import { isSold } from '../stock.ts';

/**
 * So many are told for each piece that a shop has: most who are told do not buy. The others follow a day later, if there is still
 * some of it, and need not come for nothing.
 */
export const MAILS_PER_PIECE = 3;
export const BATCH_TIME = 86_400_000;

export type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>;

const isOpen = sql`not coalesce((${companies.profile} -> 'booker' ->> 'siteDisabled')::boolean, false)
  and not coalesce((${companies.profile} -> 'booker' ->> 'maintenance')::boolean, false)`;

/** What a shop that is asked for has of a product that is counted, and may be told of now. */
function hasPieces(now: number) {
  const isTold = sql`${backInStockBatches.told} >= ${stocks.quantity} * ${MAILS_PER_PIECE}`;
  return and(
    gt(stocks.quantity, 0),
    or(
      isNull(backInStockBatches.told),
      lte(backInStockBatches.since, new Date(now - BATCH_TIME)),
      sql`not (${isTold})`,
    ),
  );
}

/** Who waits longest for what is there, of those that no other process is at; at any shop, for that which has most of it. */
export async function nextDue(tx: Database, now: number, failed: readonly string[]) {
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
    .innerJoin(companies, eq(companies.id, backInStockRequests.companyId))
    .innerJoin(
      articles,
      and(
        eq(articles.companyId, backInStockRequests.companyId),
        eq(articles.id, backInStockRequests.articleId),
        isSold,
      ),
    )
    .innerJoin(
      shopArticles,
      and(eq(shopArticles.companyId, articles.companyId), eq(shopArticles.articleId, articles.id)),
    )
    .innerJoin(
      shops,
      and(
        eq(shops.companyId, shopArticles.companyId),
        eq(shops.id, shopArticles.shopId),
        eq(shops.removed, false),
        or(isNull(backInStockRequests.shopId), eq(backInStockRequests.shopId, shops.id)),
      ),
    )
    .leftJoin(stocks, sameGoods(stocks))
    .leftJoin(backInStockBatches, sameGoods(backInStockBatches))
    .where(
      and(
        isOpen,
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
    .for('update', { of: backInStockRequests, skipLocked: true });
  return due ?? null;
}

function sameGoods(table: typeof stocks | typeof backInStockBatches) {
  return and(
    eq(table.companyId, shopArticles.companyId),
    eq(table.shopId, shopArticles.shopId),
    eq(table.articleId, shopArticles.articleId),
  );
}
