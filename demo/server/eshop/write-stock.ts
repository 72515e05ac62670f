import { and, eq, or } from 'drizzle-orm';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { renewPages } from '../companies/renew-pages.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import { stocks } from '../database/schema/selling/eshop.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

interface Counted {
  /** Internal id. */
  readonly productId: string;
  /** Internal or external id. */
  readonly shopId: string;
  readonly stock: number;
}

/** Writes how much a shop has of a product that it sells, as somebody has counted it. */
export async function writeStockOf(
  db: Database,
  companyId: string,
  { productId, shopId, stock }: Counted,
): Promise<{ stock: number } | Refusal> {
  const [goods] = await db
    .select({ companyId: articles.companyId, articleId: articles.id, shopId: shops.id })
    .from(articles)
    .innerJoin(
      shopArticles,
      and(eq(shopArticles.companyId, articles.companyId), eq(shopArticles.articleId, articles.id)),
    )
    .innerJoin(shops, and(eq(shops.companyId, shopArticles.companyId), eq(shops.id, shopArticles.shopId)))
    .where(
      and(
        eq(articles.companyId, companyId),
        eq(articles.id, productId),
        eq(articles.type, PRODUCT_TYPE),
        eq(articles.removed, false),
        eq(shops.removed, false),
        or(eq(shops.id, shopId), eq(shops.externalId, shopId)),
      ),
    )
    .limit(1);
  if (goods === undefined) return refuse('not_found');
  await inTransaction(db, async (tx) => {
    await tx
      .insert(stocks)
      .values({ ...goods, quantity: stock })
      .onConflictDoUpdate({
        target: [stocks.companyId, stocks.shopId, stocks.articleId],
        set: { quantity: stock },
      });
    await renewPages(tx, companyId);
  });
  return { stock };
}
