import { and, eq, inArray, max, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, shops } from '../database/schema/catalogue.ts';
import { stocks } from '../database/schema/selling/eshop.ts';
import { isOffered, isSold, stockOf } from './stock.ts';

interface Question {
  /** Internal or external ids of products. */
  readonly ids: readonly string[];
  /** Internal or external id of a shop; null: the most that any one shop has. */
  readonly shopId: string | null;
}

/** How many there are of each product, in the order of the ids: 0 for what is not known, products and shops alike. */
export async function stockOfIds(
  db: Database,
  companyId: string,
  { ids, shopId }: Question,
): Promise<{ readonly id: string; readonly stock: number }[]> {
  const shop = shopId === null ? null : await internalShop(db, companyId, shopId);
  if (shop === undefined) return ids.map((id) => ({ id, stock: 0 }));
  const rows = await db
    .select({ id: articles.id, externalId: articles.externalId })
    .from(articles)
    .where(
      and(
        eq(articles.companyId, companyId),
        or(inArray(articles.id, [...ids]), inArray(articles.externalId, [...ids])),
      ),
    );
  const found = await stockOf(db, companyId, { articleIds: rows.map(({ id }) => id), shopId: shop });
  return ids.map((asked) => {
    const row = rows.find(({ id }) => id === asked) ?? rows.find(({ externalId }) => externalId === asked);
    return { id: asked, stock: row === undefined ? 0 : (found.get(row.id) ?? 0) };
  });
}

/** How many there are at most of each product whose stock is counted, by internal id; none at a shop that there is not. */
export async function levelsAt(
  db: Database,
  companyId: string,
  shopId: string | null,
): Promise<Readonly<Record<string, number>>> {
  const shop = shopId === null ? null : await internalShop(db, companyId, shopId);
  if (shop === undefined) return {};
  const rows = await db
    .select({ id: articles.id, most: max(stocks.quantity) })
    .from(articles)
    .leftJoin(
      stocks,
      and(
        eq(stocks.companyId, articles.companyId),
        eq(stocks.articleId, articles.id),
        shop === null ? undefined : eq(stocks.shopId, shop),
        isOffered(db),
      ),
    )
    .where(and(eq(articles.companyId, companyId), eq(articles.tracksStock, true), isSold))
    .groupBy(articles.id);
  return Object.fromEntries(rows.map(({ id, most }) => [id, most ?? 0]));
}

/** Undefined: there is no such shop. */
async function internalShop(db: Database, companyId: string, asked: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        eq(shops.companyId, companyId),
        eq(shops.removed, false),
        or(eq(shops.id, asked), eq(shops.externalId, asked)),
      ),
    );
  return (rows.find(({ id }) => id === asked) ?? rows[0])?.id;
}
