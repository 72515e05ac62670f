import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PostFields, PostWire } from '#contract/content/posts.schemas.ts';
import { POSTS_IN_LIST } from '#domain/magazine/post.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { postCategories, posts } from '../database/schema/content.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { cleanHtml, type PictureHome } from './clean-html.ts';
import { cleanTexts, isOpenPeriod, isOwnImage, writtenWords } from './written.ts';

type PostRow = typeof posts.$inferSelect;
type Key = { readonly companyId: string; readonly id: string };

const published = (companyId: string) => and(eq(posts.companyId, companyId), eq(posts.published, true));
const inLanguage = (language: string) =>
  or(sql`${language} = any(${posts.languages})`, sql`'all' = any(${posts.languages})`);
const one = ({ companyId, id }: Key) => and(eq(posts.companyId, companyId), eq(posts.id, id));

/** The published ones, those featured at a moment (epoch milliseconds) first, then the newest; `isBrief`: without bodies. */
export async function publishedPosts(
  db: Database,
  companyId: string,
  {
    language,
    isBrief = false,
    now,
  }: { readonly language?: string | undefined; readonly isBrief?: boolean; readonly now: number },
): Promise<PostWire[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(published(companyId), language === undefined ? undefined : inLanguage(language)))
    .orderBy(desc(isFeatured(new Date(now))), desc(posts.createdAt), posts.id)
    .limit(POSTS_IN_LIST);
  return rows.map((row) => postWire(isBrief ? { ...row, body: {} } : row));
}

/** What an address of a published article is made from. */
export interface PublishedSlug {
  readonly slug: string;
  readonly lang: readonly string[];
  /** ISO 8601. */
  readonly changedAt: string;
}

/** Of every published article, the newest first. */
export async function publishedSlugs(db: Database, companyId: string): Promise<readonly PublishedSlug[]> {
  const rows = await db
    .select({ slug: posts.slug, lang: posts.languages, changedAt: posts.changedAt })
    .from(posts)
    .where(published(companyId))
    .orderBy(desc(posts.createdAt), posts.id);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** The newest published articles of a language, whole. */
export async function newestPosts(
  db: Database,
  companyId: string,
  { language, most }: { readonly language: string; readonly most: number },
): Promise<readonly PostWire[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(published(companyId), inLanguage(language)))
    .orderBy(desc(posts.createdAt), posts.id)
    .limit(most);
  return rows.map(postWire);
}

/** The languages that published articles are shown in; may hold `all`. */
export async function magazineLanguages(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ language: sql<string>`unnest(${posts.languages})` })
    .from(posts)
    .where(published(companyId));
  return rows.map(({ language }) => language).toSorted();
}

function isFeatured(now: Date): SQL {
  const at = now.toISOString();
  return sql`(${posts.featured} and coalesce(${posts.featuredFrom} <= ${at}, true) and coalesce(${posts.featuredUntil} >= ${at}, true))`;
}

export async function publishedPost(
  db: Database,
  companyId: string,
  which: { readonly slug: string } | { readonly id: string },
): Promise<PostWire | null> {
  const asked = 'slug' in which ? eq(posts.slug, which.slug) : eq(posts.id, which.id);
  const [row] = await db
    .select()
    .from(posts)
    .where(and(published(companyId), asked));
  return row === undefined ? null : postWire(row);
}

/** Drafts included. */
export async function anyPost(db: Database, key: Key): Promise<PostWire | null> {
  const [row] = await db.select().from(posts).where(one(key));
  return row === undefined ? null : postWire(row);
}

/** A page of all of them, drafts included, and how many there are. */
export async function everyPost(
  db: Database,
  companyId: string,
  { offset, itemPerPage }: { readonly offset: number; readonly itemPerPage: number },
): Promise<{ data: PostWire[]; total: number }> {
  const mine = eq(posts.companyId, companyId);
  const rows = await db
    .select()
    .from(posts)
    .where(mine)
    .orderBy(desc(posts.createdAt), posts.id)
    .offset(offset)
    .limit(itemPerPage);
  const [counted] = await db.select({ total: count() }).from(posts).where(mine);
  return { data: rows.map(postWire), total: counted?.total ?? 0 };
}

interface Writing {
  readonly home: PictureHome;
  readonly fields: PostFields;
  readonly now: number;
}

export async function insertPostRow(tx: Database, writing: Writing): Promise<PostWire | Refusal> {
  const { companyId } = writing.home;
  const refusal = await refusalOf(tx, writing);
  if (refusal !== null) return refusal;
  const moment = new Date(writing.now);
  const [row] = await tx
    .insert(posts)
    .values({ companyId, id: randomUUID(), createdAt: moment, changedAt: moment, ...columnsOf(writing) })
    .onConflictDoNothing()
    .returning();
  return row === undefined ? refuse('conflict', { field: 'slug' }) : postWire(row);
}

/** Fails with a unique violation where another article has the slug. */
export async function changePostRow(tx: Database, id: string, writing: Writing): Promise<PostWire | Refusal> {
  const { companyId } = writing.home;
  const refusal = await refusalOf(tx, writing);
  if (refusal !== null) return refusal;
  const [row] = await tx
    .update(posts)
    .set({ changedAt: new Date(writing.now), ...columnsOf(writing) })
    .where(one({ companyId, id }))
    .returning();
  return row === undefined ? refuse('not_found') : postWire(row);
}

export async function removePostRow(db: Database, key: Key): Promise<boolean> {
  const removed = await db.delete(posts).where(one(key)).returning({ id: posts.id });
  return removed.length > 0;
}

/** Why an article cannot be as it is written: a day that does not exist, or something that is not the company's. */
async function refusalOf(tx: Database, { home, fields }: Writing): Promise<Refusal | null> {
  const { companyId } = home;
  if (fields.image && !isOwnImage(fields.image, companyId)) return invalidField('image.url');
  if (!isOpenPeriod(fields.vedette)) return invalidField('vedette.end');
  if (fields.linkedShop) {
    const [shop] = await tx
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.companyId, companyId), eq(shops.id, fields.linkedShop)));
    if (shop === undefined) return invalidField('linkedShop');
  }
  if (fields.category) {
    const [category] = await tx
      .select({ id: postCategories.id })
      .from(postCategories)
      .where(and(eq(postCategories.companyId, companyId), eq(postCategories.id, fields.category)));
    if (category === undefined) return invalidField('category');
  }
  return null;
}

function columnsOf({ home, fields }: Writing) {
  const { vedette } = fields;
  return {
    slug: fields.slug,
    published: fields.published,
    position: fields.position,
    linkedShop: fields.linkedShop ?? null,
    languages: [...new Set(fields.lang)],
    featured: vedette.active,
    featuredFrom: vedette.start === null ? null : new Date(vedette.start),
    featuredUntil: vedette.end === null ? null : new Date(vedette.end),
    title: writtenWords(fields.title),
    summary: writtenWords(fields.summary),
    body: cleanTexts(fields.body, (html) => cleanHtml(html, home)),
    image: fields.image ?? null,
    categoryId: fields.category ?? null,
    author: (fields.author ?? '').trim(),
  };
}

function postWire(row: PostRow): PostWire {
  return {
    id: row.id,
    slug: row.slug,
    published: row.published,
    position: row.position,
    linkedShop: row.linkedShop,
    lang: row.languages,
    vedette: {
      active: row.featured,
      start: row.featuredFrom?.toISOString() ?? null,
      end: row.featuredUntil?.toISOString() ?? null,
    },
    title: { ...row.title },
    summary: { ...row.summary },
    body: { ...row.body },
    image: row.image,
    category: row.categoryId,
    author: row.author,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}
