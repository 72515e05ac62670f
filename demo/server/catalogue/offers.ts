import { and, eq } from 'drizzle-orm';
import { currencyOf } from '#domain/prices/money.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { standing } from './shops.ts';
import { wholeCents } from './writing/written.ts';

type Done = Record<string, never>;

/** The shop offers the article; without a price (decimal) of its own, at the article's. */
export function offerAtShop(
  db: Database,
  tenant: Tenant,
  shopId: string,
  articleId: string,
  price: number | undefined,
): Promise<Done | Refusal> {
  return inTransaction(db, async (tx) => {
    const cents = price === undefined ? null : wholeCents(price, currencyOf(tenant.profile.mCurrency.code));
    if (price !== undefined && cents === null) return invalidField('price');
    const shop = await tx
      .select({ id: shops.id })
      .from(shops)
      .where(and(standing(tenant.id), eq(shops.id, shopId)))
      .for('share');
    const article = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.companyId, tenant.id), eq(articles.id, articleId), eq(articles.removed, false)))
      .for('share');
    if (shop.length === 0 || article.length === 0) return refuse('not_found');
    await tx
      .insert(shopArticles)
      .values({ companyId: tenant.id, shopId, articleId, price: cents })
      .onConflictDoUpdate({
        target: [shopArticles.companyId, shopArticles.shopId, shopArticles.articleId],
        set: { price: cents },
      });
    return {};
  });
}

/** Nothing changes where the shop did not offer it. */
export async function withdrawFromShop(
  db: Database,
  tenant: Tenant,
  shopId: string,
  articleId: string,
): Promise<Done | Refusal> {
  const shop = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(standing(tenant.id), eq(shops.id, shopId)));
  if (shop.length === 0) return refuse('not_found');
  await db
    .delete(shopArticles)
    .where(
      and(
        eq(shopArticles.companyId, tenant.id),
        eq(shopArticles.shopId, shopId),
        eq(shopArticles.articleId, articleId),
      ),
    );
  return {};
}
