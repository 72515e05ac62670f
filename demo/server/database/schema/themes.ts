import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LookChange } from '#contract/company/company-wire.ts';
import type { PublishedThemeWire } from '#contract/company/themes.schemas.ts';
import { moment, tenant } from './columns.ts';

/** What is to change of a company's look; one draft for all who work for it. */
export const themeDrafts = pgTable(
  'theme_drafts',
  {
    companyId: tenant(),
    version: integer().notNull(),
    change: jsonb().$type<LookChange>().notNull(),
    /** What the company had for each setting of it when it was drafted. */
    base: jsonb().$type<LookChange>().notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId] })],
);

/** Each look that was published; number 0 is what there was before the first. */
export const publishedThemes = pgTable(
  'published_themes',
  {
    companyId: tenant(),
    number: integer().notNull(),
    look: jsonb().$type<LookChange>().notNull(),
    /** The settings that belonged to a look when it was kept: those that joined it since are none of this one. Null: nobody has said. */
    names: jsonb().$type<string[]>(),
    /** What it changed of the one before. */
    changes: jsonb().$type<PublishedThemeWire['changes']>().notNull(),
    restored: integer(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] })],
);

/** Who may see what is drafted. Kept as SHA-256. */
export const previewTokens = pgTable(
  'preview_tokens',
  {
    companyId: tenant(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tokenHash] })],
);
