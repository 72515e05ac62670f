import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, tenant } from '../columns.ts';

/**
 * Refunds as PayZen was asked for them. It knows no key of a request: whether it had heard one before is told by what it had left of the
 * payment then. So those of one payment are asked for one after the other.
 */
export const payzenRefunds = pgTable(
  'payzen_refunds',
  {
    companyId: tenant(),
    /** Of the refund. */
    id: text().notNull(),
    intentId: text('intent_id').notNull(),
    /** What had been taken and not given back when it was asked; null where it was not yet. */
    left: integer(),
    /** Whoever set it may ask, and nobody else for half a minute. */
    askedAt: moment('asked_at').notNull(),
    isDone: boolean('is_done').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('payzen_refunds_open')
      .on(t.companyId, t.intentId)
      .where(sql`not is_done`),
  ],
);
