import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import type { ImageWire } from '#contract/fields/media.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { moment, tenant } from './columns.ts';

type Image = Static<typeof ImageWire>;

const words = (name?: string) =>
  (name === undefined ? jsonb() : jsonb(name)).$type<LocalizedText>().notNull();

export const postCategories = pgTable(
  'post_categories',
  {
    companyId: tenant(),
    id: text().notNull(),
    slug: text().notNull(),
    name: words(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('post_categories_slug').on(t.companyId, t.slug),
  ],
);

/** Articles of the magazine; their HTML is clean. */
export const posts = pgTable(
  'posts',
  {
    companyId: tenant(),
    id: text().notNull(),
    slug: text().notNull(),
    published: boolean().notNull(),
    position: text({ enum: ['home', 'shop', 'all'] }).notNull(),
    /** Internal id of a shop. */
    linkedShop: text('linked_shop'),
    /** Languages that it is shown in, or `all`. */
    languages: text().array().notNull(),
    featured: boolean().notNull(),
    featuredFrom: moment('featured_from'),
    featuredUntil: moment('featured_until'),
    title: words(),
    summary: words(),
    body: words(),
    image: jsonb().$type<Image>(),
    categoryId: text('category_id'),
    author: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('posts_slug').on(t.companyId, t.slug),
    index('posts_newest').on(t.companyId, t.createdAt),
    foreignKey({
      columns: [t.companyId, t.categoryId],
      foreignColumns: [postCategories.companyId, postCategories.id],
    }),
  ],
);

/** What a company announces between two moments; the HTML is clean. */
export const events = pgTable(
  'events',
  {
    companyId: tenant(),
    id: text().notNull(),
    start: moment('start_at').notNull(),
    end: moment('end_at').notNull(),
    images: jsonb().$type<Image[]>().notNull(),
    showDates: boolean('show_dates').notNull(),
    body: words(),
    linkUrl: text('link_url').notNull(),
    linkTitle: words('link_title'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('events_end').on(t.companyId, t.end)],
);

/** A word about one service between two moments; the HTML is clean. */
export const alerts = pgTable(
  'alerts',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Internal id of the article. */
    serviceId: text('service_id').notNull(),
    start: moment('start_at').notNull(),
    end: moment('end_at').notNull(),
    body: words(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('alerts_end').on(t.companyId, t.end)],
);
