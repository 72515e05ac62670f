import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DocumentContent } from '../../../documents/document-content.ts';
import { moment, tenant } from '../columns.ts';
import { orders } from './orders.ts';

/** The last number of a kind of document in a company's year. */
export const documentCounters = pgTable(
  'document_counters',
  {
    companyId: tenant(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind, t.year] })],
);

/** Invoices and credit notes as they were issued. Who bought is the order's to say. */
export const documents = pgTable(
  'documents',
  {
    companyId: tenant(),
    /** Nobody guesses it: whoever knows it may read the document. */
    id: text().notNull(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    year: integer().notNull(),
    /** Counted from 1 in each company, kind and year, without gaps. */
    sequence: integer().notNull(),
    /** For people, as `F2026-00012`. */
    number: text().notNull(),
    orderId: text('order_id').notNull(),
    /** What it corrects; null for an invoice. */
    invoiceId: text('invoice_id'),
    /** What it was issued for, once. */
    cause: text().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('documents_sequence').on(t.companyId, t.kind, t.year, t.sequence),
    uniqueIndex('documents_cause').on(t.companyId, t.cause),
    index('documents_order').on(t.companyId, t.orderId),
    foreignKey({
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
  ],
);
