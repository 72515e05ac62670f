import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { articles, shops } from '../catalogue.ts';
import { moment, ownedBy, tenant } from '../columns.ts';

/** Who wants one mail when a product is back. A row goes with its mail, or when it has waited too long. */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    companyId: tenant(),
    id: text().notNull(),
    articleId: text('article_id').notNull(),
    /** Null: any shop. */
    shopId: text('shop_id'),
    /** Lower case. */
    email: text().notNull(),
    locale: text().notNull(),
    /** The same in all requests of an address, which it withdraws. It opens nothing, and a later mail names it: no hash of it would do. */
    key: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('back_in_stock_requests_once').on(t.companyId, t.articleId, t.shopId, t.email).nullsNotDistinct(),
    index('back_in_stock_requests_email').on(t.companyId, t.email),
    index('back_in_stock_requests_key').on(t.companyId, t.key),
    index('back_in_stock_requests_age').on(t.createdAt),
    index('back_in_stock_requests_expiry').on(t.expiresAt),
    ownedBy(t, t.articleId, articles),
    ownedBy(t, t.shopId, shops),
  ],
);

/** How many were told of what a shop has of a product since a moment: no more at once than could buy some. */
export const backInStockBatches = pgTable(
  'back_in_stock_batches',
  {
    companyId: tenant(),
    shopId: text('shop_id').notNull(),
    articleId: text('article_id').notNull(),
    since: moment('since').notNull(),
    told: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.shopId, t.articleId] }),
    ownedBy(t, t.shopId, shops),
    ownedBy(t, t.articleId, articles),
  ],
);
