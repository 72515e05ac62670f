import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from './tenants.ts';

/** Pictures that a company's people uploaded; the files lie in the folder of pictures. */
export const medias = pgTable(
  'medias',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    folder: text({ enum: ['general', 'posts', 'events', 'shops', 'articles', 'company', 'gifts'] }).notNull(),
    /** With `{width}` and `{format}`. */
    url: text().notNull(),
    /** Pixels of the widest. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Pixels, the narrowest first. */
    widths: jsonb().$type<number[]>().notNull(),
    colour: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('medias_newest').on(t.companyId, t.createdAt)],
);
