import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ImageWire } from '#contract/fields/media.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { ownedBy, tenant, written } from './columns.ts';

export type Image = Static<typeof ImageWire>;
interface ShopAddress {
  address: string;
  city: string;
  zipcode: string;
  country: string;
  /** Names that the town is searched by besides its own. */
  otherNames?: string[];
}

/** Opening or working hours by weekday, `0` is Sunday; wall-clock `HH:MM` pairs. An absent day is closed. */
export type WeekTimes = Partial<Record<string, readonly (readonly [start: string, end: string])[]>>;

/** Shops of one region, or of one kind. */
export const geogroupments = pgTable(
  'geogroupments',
  {
    companyId: tenant(),
    /** Positive: -1 is the group of the shops without one. */
    id: integer().generatedByDefaultAsIdentity({ startWith: 1000 }).notNull(),
    name: text().notNull(),
    type: text().notNull(),
    shortText: jsonb('short_text').$type<LocalizedText>().notNull(),
    longText: jsonb('long_text').$type<LocalizedText>().notNull(),
    image: jsonb().$type<Image>(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const shops = pgTable(
  'shops',
  {
    companyId: tenant(),
    id: text().notNull(),
    externalId: text('external_id').notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    address: jsonb().$type<ShopAddress>().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timeZone: text('time_zone').notNull(),
    images: jsonb().$type<Image[]>().notNull(),
    bookable: boolean().notNull(),
    /** Null: as the company says. */
    usesCabins: boolean('uses_cabins'),
    groupId: integer('group_id'),
    week: jsonb().$type<WeekTimes>().notNull(),
    /** Deleted, and kept for the appointments and orders that speak of it: in no list, not bookable. */
    removed: boolean().notNull().default(false),
    changedAt: written(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('shops_slug')
      .on(t.companyId, t.slug)
      .where(sql`not ${t.removed}`),
    uniqueIndex('shops_external').on(t.companyId, t.externalId),
    foreignKey({
      columns: [t.companyId, t.groupId],
      foreignColumns: [geogroupments.companyId, geogroupments.id],
    }),
  ],
);

export const specialDays = pgTable(
  'special_days',
  {
    companyId: tenant(),
    id: text().notNull(),
    shopId: text('shop_id').notNull(),
    kind: text({ enum: ['closed', 'open'] }).notNull(),
    /** YYYYMMDD. */
    date: text().notNull(),
    /** Wall clock HH:MM; null with `to` for the whole day. */
    from: text('from_time'),
    to: text('to_time'),
    label: jsonb().$type<LocalizedText>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), ownedBy(t, t.shopId, shops)],
);

export const categories = pgTable(
  'categories',
  {
    companyId: tenant(),
    id: text().notNull(),
    /** Of services (1) or of products (2). */
    type: integer().notNull().default(1),
    slug: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    summary: jsonb().$type<LocalizedText>().notNull(),
    images: jsonb().$type<Image[]>().notNull(),
    changedAt: written(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('categories_slug').on(t.companyId, t.slug),
  ],
);

/** Types 1 and 4 are services, 2 is a product. Prices are integer cents. */
export const articles = pgTable(
  'articles',
  {
    companyId: tenant(),
    id: text().notNull(),
    externalId: text('external_id').notNull(),
    type: integer().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    draft: boolean().notNull(),
    active: boolean().notNull(),
    upsellOnly: boolean('upsell_only').notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    summary: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    images: jsonb().$type<Image[]>().notNull(),
    price: integer().notNull(),
    weekdayPrice: integer('weekday_price'),
    weekendPrice: integer('weekend_price'),
    priceTimes: jsonb('price_times').$type<{ duration: number; price: number }[]>(),
    vat: doublePrecision().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    pause: integer().notNull(),
    requiredCustomers: integer('required_customers').notNull(),
    requiredPractitioners: integer('required_practitioners').notNull().default(1),
    needsCabin: boolean('needs_cabin').notNull(),
    /** The kind of equipment that one unit of is needed. */
    equipmentKind: text('equipment_kind'),
    /** A product that is sold only as far as the shop's stock goes. */
    tracksStock: boolean('tracks_stock').notNull().default(false),
    /** How many of a product come together, where its company says so. */
    quantity: integer(),
    /** Who makes a product, or its line. */
    brand: text().notNull().default(''),
    /** Cents that a product cost before its price was lowered. */
    regularPrice: integer('regular_price'),
    /** Deleted, and kept for the appointments and orders that speak of it: a draft that nobody sees. */
    removed: boolean().notNull().default(false),
    changedAt: written(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('articles_slug')
      .on(t.companyId, t.slug)
      .where(sql`not ${t.removed}`),
    uniqueIndex('articles_external').on(t.companyId, t.externalId),
  ],
);

export const articleCategories = pgTable(
  'article_categories',
  {
    companyId: tenant(),
    articleId: text('article_id').notNull(),
    categoryId: text('category_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.articleId, t.categoryId] }),
    ownedBy(t, t.articleId, articles),
    ownedBy(t, t.categoryId, categories),
  ],
);

/** What a shop offers, with its own price in cents where it differs. */
export const shopArticles = pgTable(
  'shop_articles',
  {
    companyId: tenant(),
    shopId: text('shop_id').notNull(),
    articleId: text('article_id').notNull(),
    price: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.shopId, t.articleId] }),
    index('shop_articles_article').on(t.companyId, t.articleId),
    ownedBy(t, t.shopId, shops),
    ownedBy(t, t.articleId, articles),
  ],
);
