import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from './tenants.ts';

const tenant = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** Customers. */
export const users = pgTable(
  'users',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), uniqueIndex('users_email').on(t.companyId, t.email)],
);

/** Those who work for a company, and its guests in the back office. */
export const staffMembers = pgTable(
  'staff_members',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Null until the person has chosen one. */
    passwordHash: text('password_hash'),
    role: text({ enum: ['access', 'provider', 'staff', 'manager', 'admin'] }).notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Internal ids; empty: all shops. */
    shopIds: jsonb('shop_ids').$type<string[]>().notNull(),
    active: boolean().notNull(),
    lastLogin: timestamp('last_login', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('staff_members_email').on(t.companyId, t.email),
  ],
);

/** Tokens are kept as SHA-256 only. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: tenant(),
  /** Which of the two tables `userId` is of. */
  realm: text({ enum: ['customer', 'back-office'] }).notNull(),
  userId: text('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Failed log-ins of one account or one address; `subject` is a hash, so that no e-mail or address is kept. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    companyId: tenant(),
    subject: text().notNull(),
    attempts: integer().notNull(),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    last: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subject] })],
);
