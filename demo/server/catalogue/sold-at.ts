import { and, eq } from 'drizzle-orm';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';

/** Joins an article to what its shops say of it. */
export const ofArticle = and(
  eq(shopArticles.companyId, articles.companyId),
  eq(shopArticles.articleId, articles.id),
);

/** Joins what a shop says of an article to the shop, unless that is gone. */
export const atShop = and(
  eq(shops.companyId, shopArticles.companyId),
  eq(shops.id, shopArticles.shopId),
  eq(shops.removed, false),
);
