import { and, eq, lte } from 'drizzle-orm';
import { companyOrigin } from '../../companies/company-origin.ts';
import { renewPages } from '../../companies/renew-pages.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';
import { runBatch } from '../../jobs/batch.ts';
import { isClosed } from '../../router/route.ts';
import { sellsProducts } from '../../sales/settings.ts';
import { sendBackInStock } from './back-in-stock-mail.ts';
import { countIn } from './batches.ts';
import { nextDue, type Due } from './next-due.ts';

/**
 * Tells those who wait for what is there again, of all companies, who waits longest first: one mail an address and product. All that
 * the address asked of it, at any shop, is forgotten with the mail. It looks at the stock itself, so that it does not matter what
 * wrote it. Several processes may do so at once. Returns how many were told.
 */
export async function tellOfStock(
  context: Pick<ServerContext, 'db' | 'clock' | 'originOf'>,
): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  await db.delete(backInStockRequests).where(lte(backInStockRequests.expiresAt, new Date(now)));
  /** Companies of which nothing can be ordered, and those whose pages were made anew in this round. */
  const [closed, renewed] = [new Set<string>(), new Set<string>()];
  let told = 0;
  await runBatch(async (failed, took) => {
    const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
      const due = await nextDue(tx, { now, failed, closed: [...closed] });
      if (due === null) return { kind: 'none' };
      const { companyId, articleId, id } = due.request;
      took(id);
      if (isClosed(due) || !sellsProducts(due)) return { kind: 'closed', companyId };
      const goods = { companyId, articleId, shopId: due.shop.id };
      const place = await countIn(tx, { ...goods, pieces: due.pieces }, now);
      // Another process has told the last one for now: whoever is next is looked for anew.
      if (place === null) return { kind: 'full' };
      await forget(tx, due);
      const origin = await companyOrigin(context, companyId, tx);
      await sendBackInStock(tx, due, { origin, now });
      // The link is not to lead to a page that was kept while there was none.
      const renews = place === 1 && !renewed.has(companyId);
      if (renews) await renewPages(tx, companyId);
      return { kind: 'told', companyId, renews };
    });
    if (outcome.kind === 'closed') closed.add(outcome.companyId);
    if (outcome.kind === 'told') {
      told += 1;
      if (outcome.renews) renewed.add(outcome.companyId);
    }
    return outcome.kind !== 'none';
  });
  return told;
}

type Outcome =
  | { readonly kind: 'none' | 'full' }
  | { readonly kind: 'closed'; readonly companyId: string }
  | { readonly kind: 'told'; readonly companyId: string; readonly renews: boolean };

/** Whoever asked at a shop and at any is told once. */
async function forget(tx: Database, { request }: Due): Promise<void> {
  const { companyId, articleId, email } = backInStockRequests;
  await tx
    .delete(backInStockRequests)
    .where(and(eq(companyId, request.companyId), eq(articleId, request.articleId), eq(email, request.email)));
}
