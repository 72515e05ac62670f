import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { articles, shops } from '../catalogue.ts';
import { moment, ownedBy, tenant } from '../columns.ts';
import { ESHOP_STATUSES } from '#domain/account/orders/eshop-order.ts';

/** What a shop has of a product that is sold only as far as it goes. */
export const stocks = pgTable(
  'stocks',
  {
    companyId: tenant(),
    shopId: text('shop_id').notNull(),
    articleId: text('article_id').notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.shopId, t.articleId] }),
    check('stocks_quantity', sql`${t.quantity} >= 0`),
    ownedBy(t, t.shopId, shops),
    ownedBy(t, t.articleId, articles),
  ],
);

/** What an order took out of stock. */
export const stockTakings = pgTable(
  'stock_takings',
  {
    companyId: tenant(),
    orderId: text('order_id').notNull(),
    shopId: text('shop_id').notNull(),
    articleId: text('article_id').notNull(),
    quantity: integer().notNull(),
    givenBack: boolean('given_back').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.orderId, t.articleId] }),
    check('stock_takings_quantity', sql`${t.quantity} > 0`),
    foreignKey({
      columns: [t.companyId, t.shopId, t.articleId],
      foreignColumns: [stocks.companyId, stocks.shopId, stocks.articleId],
    }).onDelete('cascade'),
  ],
);

/** A line as it was sold; amounts are cents, taxes included. */
export interface EshopLine {
  readonly articleId: string;
  /** External id. */
  readonly abId: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly total: number;
  /** Per cent. */
  readonly vat: number;
}

/** The products of an order: what is handed out or sent. Amounts are cents. */
export const eshopOrders = pgTable(
  'eshop_orders',
  {
    companyId: tenant(),
    /** The booking order's. */
    id: text().notNull(),
    /** For people. */
    number: text().notNull(),
    createdAt: moment('created_at').notNull(),
    shopId: text('shop_id').notNull(),
    userId: text('user_id'),
    mode: text({ enum: ['collect', 'delivery'] }).notNull(),
    /** Of what is sent; null where it is collected, or nobody is known any more. */
    address: jsonb().$type<PostalAddress>(),
    lines: jsonb().$type<readonly EshopLine[]>().notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    voucher: integer().notNull(),
    delivery: integer().notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    paymentStatus: text('payment_status', {
      enum: ['none', 'paid', 'partially_refunded', 'refunded'],
    }).notNull(),
    status: text({ enum: ESHOP_STATUSES }).notNull(),
    pickupFrom: moment('pickup_from'),
    pickupUntil: moment('pickup_until'),
    trackingUrl: text('tracking_url'),
    invoiceUrl: text('invoice_url'),
    /** Last moment of the fourteen days in which a distance contract may be withdrawn from. */
    withdrawUntil: moment('withdraw_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('eshop_orders_number').on(t.companyId, t.number),
    index('eshop_orders_newest').on(t.companyId, t.createdAt),
    index('eshop_orders_user').on(t.companyId, t.userId, t.createdAt),
    ownedBy(t, t.shopId, shops),
  ],
);
