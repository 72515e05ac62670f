import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';

/** The products that an address waits for, by their slugs; each once, whatever the shop. */
export async function requestsOf(db: Database, companyId: string, email: string): Promise<string[]> {
  if (email === '') return [];
  const waiting = await db
    .selectDistinct({ slug: articles.slug })
    .from(backInStockRequests)
    .innerJoin(
      articles,
      and(
        eq(articles.companyId, backInStockRequests.companyId),
        eq(articles.id, backInStockRequests.articleId),
      ),
    )
    .where(and(eq(backInStockRequests.companyId, companyId), eq(backInStockRequests.email, email)))
    .orderBy(asc(articles.slug));
  return waiting.map(({ slug }) => slug);
}
