import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenant } from './columns.ts';

/** What the back office keeps without the product knowing more of it than its family and its type. */
export const records = pgTable(
  'records',
  {
    companyId: tenant(),
    /** As `pigments`. */
    family: text().notNull(),
    id: text().notNull(),
    /** What the family's lists may be narrowed to; empty where there is none. */
    type: text().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.family, t.id] }),
    index('records_newest').on(t.companyId, t.family, t.type, t.createdAt),
  ],
);

/** Who saw or changed which records that tell of people's health, and when; never what they say. */
export const recordAudit = pgTable(
  'record_audit',
  {
    companyId: tenant(),
    id: text().notNull(),
    at: moment('at').notNull(),
    /** A member of the back office; kept when that person is gone. */
    userId: text('user_id').notNull(),
    action: text({ enum: ['list', 'read', 'create', 'change', 'delete'] }).notNull(),
    family: text().notNull(),
    /** Ids of the records. */
    records: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('record_audit_newest').on(t.companyId, t.at)],
);
