import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CompanyWire } from '#contract/company/company-wire.ts';

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  token: text().notNull().unique(),
  /** What anyone may know; secrets never enter this column. */
  profile: jsonb().$type<CompanyWire>().notNull(),
  /** Another number after every change of the profile or the catalogue, never one that was there before: triggers see to it. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
});

export const hosts = pgTable('hosts', {
  host: text().primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
});

/** Facts about the database itself, as the version of the seed. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });
