import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { atShop } from '../catalogue/sold-at.ts';
import type { Database } from '../database/database.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import { stocks, stockTakings } from '../database/schema/selling/eshop.ts';

/** What there is of a product that is not counted. */
export const UNLIMITED = 999_999;

/** Whether an article is a product that may be bought. */
export const isSold = and(
  eq(articles.type, PRODUCT_TYPE),
  eq(articles.draft, false),
  eq(articles.active, true),
  eq(articles.removed, false),
);

/** Whether a shop whose stock is read sells the product. */
export const isOffered = (db: Database) =>
  exists(
    db
      .select({ shopId: shopArticles.shopId })
      .from(shopArticles)
      .innerJoin(shops, atShop)
      .where(
        and(
          eq(shopArticles.companyId, stocks.companyId),
          eq(shopArticles.shopId, stocks.shopId),
          eq(shopArticles.articleId, stocks.articleId),
        ),
      ),
  );

interface StockQuestion {
  /** Internal ids. */
  readonly articleIds: readonly string[];
  /** Internal id; null: the most that any one shop has, since an order comes out of one. */
  readonly shopId: string | null;
}

/** How many of each product may be sold, by internal id: 0 for what is not known. */
export async function stockOf(
  db: Database,
  companyId: string,
  { articleIds, shopId }: StockQuestion,
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: articles.id,
      tracksStock: articles.tracksStock,
      most: sql<number | null>`max(${stocks.quantity})`,
    })
    .from(articles)
    .leftJoin(
      stocks,
      and(
        eq(stocks.companyId, articles.companyId),
        eq(stocks.articleId, articles.id),
        shopId === null ? undefined : eq(stocks.shopId, shopId),
        isOffered(db),
      ),
    )
    .where(and(eq(articles.companyId, companyId), inArray(articles.id, ids), isSold))
    .groupBy(articles.id, articles.tracksStock);
  const known = new Map(rows.map(({ id, tracksStock, most }) => [id, tracksStock ? (most ?? 0) : UNLIMITED]));
  return new Map(ids.map((id) => [id, known.get(id) ?? 0]));
}

interface Taking {
  /** Internal id of the shop that hands out or sends. */
  readonly shopId: string;
  readonly lines: readonly { readonly articleId: string; readonly quantity: number }[];
  readonly orderId: string;
}

/**
 * Takes all the lines out of the shop's stock, or none of them: `out` names the first product of which there is not enough.
 * Products that are not counted are always there. Asked again for the same order, it takes nothing more; an order that gave
 * its products back gets none again.
 */
export async function takeStock(
  tx: Database,
  companyId: string,
  { shopId, lines, orderId }: Taking,
): Promise<{ readonly kind: 'taken' } | { readonly kind: 'out'; readonly articleId: string }> {
  const wanted = new Map<string, number>();
  for (const { articleId, quantity } of lines) wanted.set(articleId, (wanted.get(articleId) ?? 0) + quantity);
  const [first] = wanted.keys();
  if (first === undefined) return { kind: 'taken' };
  const earlier = await takenBy(tx, companyId, orderId);
  if (earlier !== null) return earlier.givenBack ? { kind: 'out', articleId: first } : { kind: 'taken' };
  const ids = [...wanted.keys()];
  const quantities = await lockStock(tx, companyId, shopId, ids);
  const there = await stockOf(tx, companyId, { articleIds: ids, shopId });
  const missing = lines.find(({ articleId }) => (wanted.get(articleId) ?? 0) > (there.get(articleId) ?? 0));
  if (missing !== undefined) return { kind: 'out', articleId: missing.articleId };
  const takings = [...wanted]
    .filter(([articleId]) => there.get(articleId) !== UNLIMITED && quantities.has(articleId))
    .map(([articleId, quantity]) => ({ companyId, orderId, shopId, articleId, quantity }));
  if (takings.length === 0) return { kind: 'taken' };
  await tx.insert(stockTakings).values(takings);
  for (const { articleId, quantity } of takings) {
    await changeStock(tx, { companyId, shopId, articleId }, -quantity);
  }
  return { kind: 'taken' };
}

async function takenBy(tx: Database, companyId: string, orderId: string) {
  const [known] = await tx
    .select({ givenBack: stockTakings.givenBack })
    .from(stockTakings)
    .where(and(eq(stockTakings.companyId, companyId), eq(stockTakings.orderId, orderId)))
    .limit(1);
  return known ?? null;
}

/** Always in the order of their ids, so that two orders of the same products never wait for each other. */
async function lockStock(
  tx: Database,
  companyId: string,
  shopId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ articleId: stocks.articleId })
    .from(stocks)
    .where(
      and(eq(stocks.companyId, companyId), eq(stocks.shopId, shopId), inArray(stocks.articleId, [...ids])),
    )
    .orderBy(asc(stocks.articleId))
    .for('update');
  return new Set(rows.map(({ articleId }) => articleId));
}

/** Puts back what the order took, once. */
export async function giveStockBack(tx: Database, companyId: string, orderId: string): Promise<void> {
  const given = await tx
    .update(stockTakings)
    .set({ givenBack: true })
    .where(
      and(
        eq(stockTakings.companyId, companyId),
        eq(stockTakings.orderId, orderId),
        eq(stockTakings.givenBack, false),
      ),
    )
    .returning();
  for (const taking of given.toSorted((a, b) => (a.articleId < b.articleId ? -1 : 1))) {
    await changeStock(tx, taking, taking.quantity);
  }
}

async function changeStock(
  tx: Database,
  { companyId, shopId, articleId }: { companyId: string; shopId: string; articleId: string },
  delta: number,
): Promise<void> {
  await tx
    .update(stocks)
    .set({ quantity: sql`${stocks.quantity} + ${delta}` })
    .where(and(eq(stocks.companyId, companyId), eq(stocks.shopId, shopId), eq(stocks.articleId, articleId)));
}
