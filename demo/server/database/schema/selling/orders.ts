import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#domain/locale.ts';
import type { Settlement } from '../../../orders/ending/settlement.ts';
import type { ByMeans } from '../../../orders/money/by-means.ts';
import type { Withdrawal } from '../../../orders/money/withdrawal.ts';
import type { SaleAsk } from '../../../sales/ask.ts';
import type { OrderLine } from '../../../sales/pricing/priced-sale.ts';
import type { Buyer } from '../../../sales/sale-lines.ts';
import { moment, ownedBy, tenant } from '../columns.ts';

/** How a company lets its customers pay. A company without a row: on site, before or after the visit. */
export const paymentSettings = pgTable('payment_settings', {
  companyId: tenant().primaryKey(),
  /** Nothing has to be paid online for a visit. */
  payOnSite: boolean('pay_on_site').notNull(),
  /** What is taken online for a visit where it is not paid on site. */
  mode: text({ enum: ['none', 'hold', 'deposit', 'full'] }).notNull(),
  depositPercent: integer('deposit_percent').notNull(),
  /** Of a visit's price, kept when it is cancelled too late. */
  lateFeePercent: integer('late_fee_percent').notNull(),
  /** The shop confirms each visit itself. */
  approval: boolean().notNull(),
});

/** Keys that only the server may know, as `stripe.secretKey`. No call ever answers with one. */
export const companySecrets = pgTable(
  'company_secrets',
  { companyId: tenant(), name: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.name] })],
);

/** What somebody is about to pay. What it costs is computed anew each time; `due` is what the buyer was told. */
export const saleCarts = pgTable(
  'sale_carts',
  {
    companyId: tenant(),
    id: text().notNull(),
    userId: text('user_id'),
    /** `given_back`: it was paid and could not be sold any more. */
    status: text({ enum: ['open', 'paid', 'given_back', 'expired'] }).notNull(),
    ask: jsonb().$type<SaleAsk>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    locale: text().notNull(),
    /** Cents, after vouchers and credit. */
    due: integer().notNull(),
    /** SHA-256 of the token that opens its payment. */
    tokenHash: text('token_hash').notNull(),
    tokenExpiresAt: moment('token_expires_at').notNull(),
    orderId: text('order_id'),
    /** Id of the first of the carts that a buyer has begun to pay one instead of another: one of them is sold. Null: before there were such. */
    bagId: text('bag_id'),
    /** Word of the problem for which it was given back. */
    problem: text(),
    createdAt: moment('created_at').notNull(),
    /** When paying began and the held slot was kept for longer; that happens once. */
    payingSince: moment('paying_since'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('sale_carts_age').on(t.status, t.createdAt),
    index('sale_carts_bag').on(t.companyId, t.bagId),
  ],
);

/** Money that a provider takes for a cart. */
export const payments = pgTable(
  'payments',
  {
    companyId: tenant(),
    id: text().notNull(),
    cartId: text('cart_id').notNull(),
    provider: text().notNull(),
    /** As the provider names it. */
    intentId: text('intent_id').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** False: the amount is kept on the card and taken only where a fee is due. */
    captures: boolean().notNull(),
    status: text({
      enum: ['created', 'processing', 'action', 'captured', 'authorised', 'failed', 'released'],
    }).notNull(),
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('payments_intent').on(t.companyId, t.provider, t.intentId),
    uniqueIndex('payments_cart').on(t.companyId, t.cartId),
    index('payments_unsettled').on(t.status, t.changedAt),
    ownedBy(t, t.cartId, saleCarts),
  ],
);

/** What a provider told us; one event is heard once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    companyId: tenant(),
    provider: text().notNull(),
    id: text().notNull(),
    paymentId: text('payment_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.provider, t.id] })],
);

export const orderCounters = pgTable('order_counters', {
  companyId: tenant().primaryKey(),
  last: integer().notNull(),
});

/** All that was sold. Amounts are cents; `total = subtotal - discount + delivery`. */
export const orders = pgTable(
  'orders',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Counted from 1 in each company, without gaps. */
    number: integer().notNull(),
    /** By which people name an order of vouchers alone; null: its products, its appointment or its `number` is named in its place. */
    reference: text(),
    cartId: text('cart_id'),
    appointmentId: text('appointment_id'),
    shopId: text('shop_id'),
    userId: text('user_id'),
    status: text().notNull(),
    paymentStatus: text('payment_status').notNull(),
    origin: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    locale: text().notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    couponCode: text('coupon_code'),
    /** What took the discount off was called so when it was sold; empty where nothing did. */
    discountName: jsonb('discount_name').$type<LocalizedText>().notNull().default({}),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    delivery: integer().notNull(),
    total: integer().notNull(),
    voucher: integer().notNull(),
    credit: integer().notNull(),
    creditReturned: integer('credit_returned').notNull().default(0),
    /** Kept on a card, not taken. */
    authorised: integer().notNull().default(0),
    captured: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** What was to go back and to be kept when it came to nothing, whatever the provider made of it since. */
    settlement: jsonb().$type<Settlement>(),
    provider: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its buyer withdrew from the purchase of its products and vouchers. */
    withdrawnAt: moment('withdrawn_at'),
    /** What of them they withdrew from, and what has gone back for it. */
    withdrawal: jsonb().$type<Withdrawal>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('orders_number').on(t.companyId, t.number),
    uniqueIndex('orders_reference').on(t.companyId, t.reference),
    uniqueIndex('orders_cart').on(t.companyId, t.cartId),
    uniqueIndex('orders_appointment').on(t.companyId, t.appointmentId),
    uniqueIndex('orders_transaction').on(t.companyId, t.transactionId),
    index('orders_user').on(t.companyId, t.userId),
    // An account that is opened takes over what its address has without one.
    index('orders_guest_email')
      .on(t.companyId, sql`lower(${t.email})`)
      .where(sql`user_id is null`),
    index('orders_created').on(t.companyId, t.createdAt),
  ],
);

/** Money on its way back, or a fee on its way in; what is pending is tried until the provider has answered. */
export const refunds = pgTable(
  'refunds',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Null where a payment is given back that never became an order. */
    orderId: text('order_id'),
    /** Null where vouchers and credit have paid for the whole order. */
    paymentId: text('payment_id'),
    /** `fee`: taken from what is kept on the card, the rest of which is released. */
    kind: text({ enum: ['refund', 'fee', 'release'] }).notNull(),
    amount: integer().notNull(),
    /**
     * What is for goods that the buyer withdrew from: a part of the amount, and what goes back to vouchers and credit once the amount
     * has.
     */
    withdrawn: jsonb().$type<ByMeans>().notNull().default({ byCard: 0, otherwise: 0 }),
    reason: text().notNull(),
    status: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
    /** What asked for it, so that the same wish is one refund. */
    wish: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('refunds_wish').on(t.companyId, t.wish),
    index('refunds_pending').on(t.status, t.createdAt),
    index('refunds_order').on(t.companyId, t.orderId),
  ],
);

/** Money that a customer has with the company: each entry once for what caused it. */
export const customerCredits = pgTable(
  'customer_credits',
  {
    companyId: tenant(),
    userId: text('user_id').notNull(),
    /** As `order 7f…` or `returned 7f… 1`. */
    cause: text().notNull(),
    /** Cents; negative where it was spent. */
    delta: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId, t.cause] })],
);

export const customerBirthdays = pgTable(
  'customer_birthdays',
  {
    companyId: tenant(),
    userId: text('user_id').notNull(),
    /** YYYY-MM-DD. */
    date: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] })],
);

/** The books of the sandbox provider: another house's, that happens to keep them here. */
export const sandboxIntents = pgTable(
  'sandbox_intents',
  {
    companyId: tenant(),
    id: text().notNull(),
    provider: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Our payment's id. */
    reference: text().notNull(),
    captures: boolean().notNull(),
    /** `approved`: its visitor has agreed, and the money is there to be asked for. */
    state: text({
      enum: [
        'new',
        'processing',
        'choice',
        'action',
        'approved',
        'authorised',
        'captured',
        'failed',
        'released',
      ],
    }).notNull(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** Word of the fault, as `card_declined`. */
    fault: text(),
    /** When what is processing is done. */
    readyAt: moment('ready_at'),
    /** Where the visitor goes back to from a page of the provider's. */
    returnUrl: text('return_url'),
    /** Where whoever has not paid goes instead; null: to the same place. */
    leaveUrl: text('leave_url'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    companyId: tenant(),
    id: text().notNull(),
    intentId: text('intent_id').notNull(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);
