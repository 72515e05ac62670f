import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CompanyWire } from '#contract/families/companies.ts';

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  token: text().notNull().unique(),
  /** What anyone may know; secrets never enter this column. */
  profile: jsonb().$type<CompanyWire>().notNull(),
});

export const hosts = pgTable('hosts', {
  host: text().primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
});

/** Facts about the database itself, as the version of the seed. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });

export const users = pgTable(
  'users',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['customer', 'provider', 'staff', 'admin'] }).notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), uniqueIndex('users_email').on(t.companyId, t.email)],
);

/** Tokens are kept as SHA-256 only. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  userId: text('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Failed log-ins of one account or one address; `subject` is a hash, so that no e-mail or address is kept. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    attempts: integer().notNull(),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    last: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subject] })],
);
