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
import type { Static } from 'typebox';
import type { ImageWire } from '#contract/fields/media.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { articles } from '../catalogue.ts';
import { moment, ownedBy, tenant } from '../columns.ts';

export const coupons = pgTable(
  'coupons',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Upper case. */
    code: text().notNull(),
    /** Applies without its code being given. */
    auto: boolean().notNull(),
    label: jsonb().$type<LocalizedText>().notNull(),
    reductionType: text('reduction_type', { enum: ['percentage', 'amount'] }).notNull(),
    /** Whole per cent, or cents. */
    value: integer().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null: until it is taken back. */
    endsAt: moment('ends_at'),
    /** Cents that the goods it is for have to cost. */
    minTotal: integer('min_total').notNull(),
    /** Internal ids of the services and the products it is for; both empty: all of them. */
    serviceIds: jsonb('service_ids').$type<string[]>().notNull(),
    productIds: jsonb('product_ids').$type<string[]>().notNull(),
    /** Null: without end. */
    maxUses: integer('max_uses'),
    /** Uses of one customer; null: without end. One with a limit is for customers with an account. */
    maxUsesEach: integer('max_uses_each'),
    uses: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('coupons_code').on(t.companyId, t.code),
    check('coupons_uses', sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`),
  ],
);

/** Which order used which coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    companyId: tenant(),
    orderId: text('order_id').notNull(),
    couponId: text('coupon_id').notNull(),
    customerId: text('customer_id'),
    usedAt: moment('used_at').notNull(),
    givenBack: boolean('given_back').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.orderId] }),
    index('coupon_uses_customer').on(t.companyId, t.couponId, t.customerId),
    ownedBy(t, t.couponId, coupons),
  ],
);

/** What a voucher may look like, and for which sums it is sold. */
export const giftThemes = pgTable(
  'gift_themes',
  {
    companyId: tenant(),
    id: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    image: jsonb().$type<Static<typeof ImageWire>>(),
    /** Cents; what is offered to choose from. */
    amounts: jsonb().$type<number[]>().notNull(),
    /** Cents, both included. */
    least: integer().notNull(),
    most: integer().notNull(),
    validDays: integer('valid_days').notNull(),
    active: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** Services that may be given. */
export const giftFormulas = pgTable(
  'gift_formulas',
  { companyId: tenant(), articleId: text('article_id').notNull(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.articleId] }), ownedBy(t, t.articleId, articles)],
);

/** Sold vouchers. Of the code there are its SHA-256 and its last four letters, once it was sent. */
export const vouchers = pgTable(
  'vouchers',
  {
    companyId: tenant(),
    id: text().notNull(),
    orderId: text('order_id').notNull(),
    /** Among the vouchers of its order. */
    position: integer().notNull(),
    themeId: text('theme_id').notNull(),
    articleId: text('article_id'),
    /** As it was called when it was sold. */
    name: jsonb().$type<LocalizedText>().notNull(),
    codeHash: text('code_hash'),
    last4: text(),
    /** Cents. */
    initial: integer().notNull(),
    balance: integer().notNull(),
    buyerId: text('buyer_id'),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    sender: text().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull(),
    deliverAt: moment('deliver_at').notNull(),
    /** When its code was first sent. */
    deliveredAt: moment('delivered_at'),
    /** The first moment at which it is worth nothing any more. */
    expiresAt: moment('expires_at').notNull(),
    voidedAt: moment('voided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('vouchers_code').on(t.companyId, t.codeHash),
    uniqueIndex('vouchers_order').on(t.companyId, t.orderId, t.position),
    index('vouchers_buyer').on(t.companyId, t.buyerId, t.createdAt),
    index('vouchers_newest').on(t.companyId, t.createdAt),
    index('vouchers_waiting')
      .on(t.deliverAt)
      .where(sql`${t.deliveredAt} is null and ${t.voidedAt} is null`),
    check('vouchers_balance', sql`${t.balance} between 0 and ${t.initial}`),
    foreignKey({
      columns: [t.companyId, t.themeId],
      foreignColumns: [giftThemes.companyId, giftThemes.id],
    }),
  ],
);

/** What a voucher paid of an order, in cents; `returned` is what came back of it. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    companyId: tenant(),
    orderId: text('order_id').notNull(),
    voucherId: text('voucher_id').notNull(),
    amount: integer().notNull(),
    returned: integer().notNull().default(0),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.orderId, t.voucherId] }),
    index('voucher_uses_voucher').on(t.companyId, t.voucherId),
    check('voucher_uses_returned', sql`${t.amount} > 0 and ${t.returned} between 0 and ${t.amount}`),
    ownedBy(t, t.voucherId, vouchers),
  ],
);

/** Tries of somebody at something, in one window of time; `subject` is a hash, so that no address is kept. */
export const tries = pgTable(
  'tries',
  {
    companyId: tenant(),
    subject: text().notNull(),
    count: integer().notNull(),
    since: moment('since').notNull(),
    /** When the window is over and the row means nothing. */
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subject] }), index('tries_age').on(t.until)],
);
