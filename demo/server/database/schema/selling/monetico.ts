import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenant } from '../columns.ts';

/** Orders at Monetico, which tells once what became of one, and can be asked about none. */
export const moneticoOrders = pgTable(
  'monetico_orders',
  {
    companyId: tenant(),
    /** Its reference there. */
    id: text().notNull(),
    /** Our payment's id. */
    paymentId: text('payment_id').notNull(),
    state: text({ enum: ['open', 'refused', 'authorised', 'taken', 'released'] }).notNull(),
    /** Word of the fault for which it was refused last. */
    fault: text(),
    /** Tries that were refused: Monetico takes four of one order. */
    refusals: integer().notNull().default(0),
    /** When the visitor was sent on last: the date of the order, which all that is asked of it afterwards has to name. */
    openedAt: moment('opened_at').notNull(),
    /** When they came back from there as somebody who has paid, whatever Monetico tells. */
    returnedAt: moment('returned_at'),
    returnUrl: text('return_url').notNull(),
    /** The bank's number of what it has authorised. */
    authorisation: text(),
    takenAt: moment('taken_at'),
    /** Cents. */
    taken: integer().notNull().default(0),
    /** Cents of which a part was asked for, and nobody knows whether it was taken. */
    asked: integer(),
    /** Cents that are still kept after a part of it was taken. */
    rest: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** Refunds at Monetico, which knows no key of a request: it tells a repeated one by what it had left to give back. */
export const moneticoRefunds = pgTable(
  'monetico_refunds',
  {
    companyId: tenant(),
    /** Of the refund. */
    id: text().notNull(),
    orderId: text('order_id').notNull(),
    /** Cents. */
    amount: integer().notNull(),
    /** Cents that could be given back when it was asked. */
    possible: integer().notNull(),
    /** Null: nobody knows whether it was heard. */
    doneAt: moment('done_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);
