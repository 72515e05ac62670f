import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from './catalogue.ts';
import { moment, ownedBy, tenant } from './columns.ts';

/** One use of an idempotent call. `attempt` names who is at work on it, so that a crashed attempt can be taken over. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: tenant(),
    /** Call and caller, so that a key means nothing to another. */
    scope: text().notNull(),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    attempt: text().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while in flight. */
    reply: jsonb().$type<unknown>(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.scope, t.key] }), index('idempotency_age').on(t.startedAt)],
);

export const trackedCarts = pgTable(
  'tracked_carts',
  {
    companyId: tenant(),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    type: text({ enum: ['booking', 'products'] }).notNull(),
    shopId: text('shop_id'),
    items: jsonb().$type<{ id: string; quantity?: number }[]>().notNull(),
    status: text({ enum: ['pending', 'success', 'cancelled'] }).notNull(),
    transactionId: text('transaction_id'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('tracked_carts_user').on(t.companyId, t.userId),
  ],
);

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  /** Text; of a file that is none, in Base64. */
  readonly content: string;
  readonly encoding?: 'base64';
}

/** Every message that was sent; written in the transaction that causes it. */
export const outbox = pgTable(
  'outbox',
  {
    companyId: tenant(),
    id: text().notNull(),
    sequence: integer().generatedAlwaysAsIdentity(),
    to: text('to_address').notNull(),
    from: text('from_address').notNull(),
    /** Who gets the answers; null: `from`. */
    replyTo: text('reply_to'),
    /** Where whoever gets it can stop such mails; null where there is no stopping them. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** What the salon is told of, so that it is told once; null of mails to others. */
    event: text(),
    locale: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** False of one to somebody who is erased: it goes with its delivery. */
    isKept: boolean('is_kept').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('outbox_newest').on(t.sequence),
    /** Of a mail that came back, whose company nobody named. */
    index('outbox_by_id').on(t.id),
    uniqueIndex('outbox_event').on(t.companyId, t.event),
    index('outbox_not_kept')
      .on(t.createdAt)
      .where(sql`not ${t.isKept}`),
  ],
);

/** How far each mail and SMS of the outboxes has come; written with it. */
export const deliveries = pgTable(
  'deliveries',
  {
    companyId: tenant(),
    kind: text({ enum: ['mail', 'sms'] }).notNull(),
    /** Of the mail or the SMS. */
    id: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null: never again. */
    dueAt: moment('due_at'),
    deliveredAt: moment('delivered_at'),
    /** What was answered to the last attempt that failed. */
    failure: text(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind, t.id] }), index('deliveries_due').on(t.kind, t.dueAt)],
);

/** The last day of which a salon got its daily list. */
export const dailyLists = pgTable(
  'daily_lists',
  {
    companyId: tenant(),
    shopId: text('shop_id').notNull(),
    /** YYYYMMDD. */
    date: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.shopId] }), ownedBy(t, t.shopId, shops)],
);
