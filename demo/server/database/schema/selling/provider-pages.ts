import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenant } from '../columns.ts';

/**
 * Payments at a provider that has a page of its own, with what it does not tell again: to which page their visitor is sent, and what
 * was asked of what is kept.
 */
export const providerPages = pgTable(
  'provider_pages',
  {
    companyId: tenant(),
    provider: text().notNull(),
    intentId: text('intent_id').notNull(),
    /** Our payment's id. */
    reference: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    captures: boolean().notNull(),
    /** As the provider names what is paid there: an order of PayPal's, a token of Saferpay's. */
    pageId: text('page_id').notNull(),
    /** Counted from 1: a page that came to nothing is followed by another. */
    turn: integer().notNull(),
    url: text().notNull(),
    /** After which nobody can open it; null where its provider does not say. */
    expiresAt: moment('expires_at'),
    /** Whether the visitor was sent there. */
    isOpened: boolean('is_opened').notNull(),
    /** Cents of what is kept that were asked for, of a provider that does not tell how much it took. */
    collected: integer(),
    /** Until when somebody gives money back, at a provider that would give it back twice. */
    busyUntil: moment('busy_until'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.provider, t.intentId] })],
);
