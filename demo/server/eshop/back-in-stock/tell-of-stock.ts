import { and, eq, lte, sql } from 'drizzle-orm';
import { companyOrigin } from '../../companies/company-origin.ts';
import { renewPages } from '../../companies/renew-pages.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { backInStockBatches, backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';
import { runBatch } from '../../jobs/batch.ts';
import { sendBackInStock } from './back-in-stock-mail.ts';
import { BATCH_TIME, MAILS_PER_PIECE, nextDue, type Due } from './next-due.ts';

/**
 * Tells those who wait for what is there again, of all companies, who waits longest first: one mail a request, which is forgotten
 * with it. It looks at the stock itself, so that it does not matter what wrote it. Several processes may do so at once. Returns
 * how many were told.
 */
export async function tellOfStock(
  context: Pick<ServerContext, 'db' | 'clock' | 'originOf'>,
): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  await db.delete(backInStockRequests).where(lte(backInStockRequests.expiresAt, new Date(now)));
  let told = 0;
  await runBatch((failed, took) =>
    inTransaction(db, async (tx) => {
      const due = await nextDue(tx, now, failed);
      if (due === null) return false;
      const { companyId, id } = due.request;
      took(id);
      const place = await countIn(tx, due, now);
      // Another process has told the last one for now: whoever is next is looked for anew.
      if (place === null) return true;
      await tx
        .delete(backInStockRequests)
        .where(and(eq(backInStockRequests.companyId, companyId), eq(backInStockRequests.id, id)));
      const origin = await companyOrigin(context, companyId, tx);
      await sendBackInStock(tx, due, { origin, now });
      // The link is not to lead to a page that was kept while there was none.
      if (place === 1) await renewPages(tx, companyId);
      told += 1;
      return true;
    }),
  );
  return told;
}

/** The how-manieth of its batch this one is; null: there are no pieces for it now. What is not counted never runs out. */
async function countIn(tx: Database, { request, shop, pieces }: Due, now: number): Promise<number | null> {
  if (pieces === null) return 1;
  const { companyId, articleId } = request;
  const { shopId, since, told } = backInStockBatches;
  const isOver = lte(since, new Date(now - BATCH_TIME));
  const [counted] = await tx
    .insert(backInStockBatches)
    .values({ companyId, shopId: shop.id, articleId, since: new Date(now), told: 1 })
    .onConflictDoUpdate({
      target: [backInStockBatches.companyId, shopId, backInStockBatches.articleId],
      set: {
        told: sql`case when ${isOver} then 1 else ${told} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${since} end`,
      },
      setWhere: sql`${isOver} or ${told} < ${pieces * MAILS_PER_PIECE}`,
    })
    .returning({ told });
  return counted?.told ?? null;
}
