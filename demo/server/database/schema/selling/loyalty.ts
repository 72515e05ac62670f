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
import type { LocalizedText } from '#domain/locale.ts';
import { moment, ownedBy, tenant } from '../columns.ts';
import { users } from '../people/people.ts';

/** What points may be exchanged for. A company without any has no loyalty programme. */
export const loyaltyTiers = pgTable(
  'loyalty_tiers',
  {
    companyId: tenant(),
    /** `palierId`. */
    id: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    points: integer().notNull(),
    rewardType: text('reward_type', { enum: ['amount', 'percentage'] }).notNull(),
    /** Cents, or whole per cent. */
    rewardValue: integer('reward_value').notNull(),
    /** Of the reward, from the exchange. */
    validDays: integer('valid_days').notNull(),
    active: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), check('loyalty_tiers_points', sql`${t.points} > 0`)],
);

export const loyaltyCards = pgTable(
  'loyalty_cards',
  {
    companyId: tenant(),
    userId: text('user_id').notNull(),
    /** For people. */
    number: text().notNull(),
    /** To spend; what is still pending is in the entries alone. */
    points: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    uniqueIndex('loyalty_cards_number').on(t.companyId, t.number),
    check('loyalty_cards_points', sql`${t.points} >= 0`),
    ownedBy(t, t.userId, users),
  ],
);

/** Every change of a card's points. Those that are not pending add up to the card's points. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    companyId: tenant(),
    userId: text('user_id').notNull(),
    /** What caused it, so that nothing counts twice: as `earned 7f…`. */
    cause: text().notNull(),
    at: moment('at').notNull(),
    delta: integer().notNull(),
    reason: text({ enum: ['welcome', 'earned', 'exchanged', 'returned', 'expired'] }).notNull(),
    /** Earned by what is still to come, as a visit: to spend from then on. */
    dueAt: moment('due_at'),
    pending: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.cause] }),
    index('loyalty_entries_newest').on(t.companyId, t.userId, t.at),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [loyaltyCards.companyId, loyaltyCards.userId],
    }).onDelete('cascade'),
  ],
);

/** What points were exchanged for. A code is worth something to its customer alone. */
export const rewards = pgTable(
  'rewards',
  {
    companyId: tenant(),
    id: text().notNull(),
    userId: text('user_id').notNull(),
    tierId: text('tier_id').notNull(),
    code: text().notNull(),
    kind: text({ enum: ['amount', 'percentage'] }).notNull(),
    /** Cents, or whole per cent. */
    value: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The order that used it. */
    orderId: text('order_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('rewards_code').on(t.companyId, t.code),
    index('rewards_order').on(t.companyId, t.orderId),
    index('rewards_user').on(t.companyId, t.userId),
    foreignKey({
      columns: [t.companyId, t.userId],
      foreignColumns: [loyaltyCards.companyId, loyaltyCards.userId],
    }).onDelete('cascade'),
  ],
);
