import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenant } from './columns.ts';

/** Pictures that a company's people uploaded; the files lie in the folder of pictures. */
export const medias = pgTable(
  'medias',
  {
    companyId: tenant(),
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
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('medias_newest').on(t.companyId, t.createdAt)],
);
