import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CategoryFields } from '#contract/catalogue/categories.schemas.ts';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { articleCategories, articles, categories } from '../../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { PRODUCTS } from '../categories.ts';
import { firstUnknown } from './shop-links.ts';
import { changed, imageRows, filledTexts, slugTaken, foreignImage } from './written.ts';

type Fields = Static<typeof CategoryFields>;

const SERVICE_TYPES = [1, 4];

/** The id of the new category. */
export async function addCategory(
  tx: Database,
  companyId: string,
  fields: Fields,
): Promise<string | Refusal> {
  const written = writtenCategory(companyId, fields);
  if (written instanceof Refusal) return written;
  const wrong = await wrongField(tx, companyId, fields, null);
  if (wrong !== null) return invalidField(wrong);
  const [added] = await tx
    .insert(categories)
    .values({ ...written, companyId, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: categories.id });
  if (added === undefined) return slugTaken();
  await fill(tx, companyId, added.id, fields.articles);
  return added.id;
}

/** A category that holds articles keeps its type. */
export function changeCategoryRow(
  db: Database,
  companyId: string,
  id: string,
  fields: Fields,
): Promise<string | Refusal> {
  return changed(db, async (tx) => {
    const written = writtenCategory(companyId, fields);
    if (written instanceof Refusal) return written;
    const [before] = await tx
      .select({ type: categories.type })
      .from(categories)
      .where(sameCategory(companyId, id))
      .for('update');
    if (before === undefined) return refuse('not_found');
    const wrong = await wrongField(tx, companyId, fields, id);
    if (wrong !== null) return invalidField(wrong);
    const stays = fields.articles === undefined;
    if (stays && before.type !== fields.type && (await isFilled(tx, companyId, id)))
      return invalidField('type');
    await tx.update(categories).set(written).where(sameCategory(companyId, id));
    await fill(tx, companyId, id, fields.articles);
    return id;
  });
}

/** Its articles stay, without it. */
export async function removeCategoryRow(
  db: Database,
  companyId: string,
  id: string,
): Promise<Record<string, never> | Refusal> {
  const [row] = await db
    .delete(categories)
    .where(sameCategory(companyId, id))
    .returning({ id: categories.id });
  return row === undefined ? refuse('not_found') : {};
}

/** Services go into categories of services, products into those of products. */
export function putIntoCategory(
  db: Database,
  companyId: string,
  id: string,
  articleId: string,
): Promise<Record<string, never> | Refusal> {
  return inTransaction(db, async (tx) => {
    const [category] = await tx
      .select({ type: categories.type })
      .from(categories)
      .where(sameCategory(companyId, id))
      .for('no key update');
    const [article] = await tx
      .select({ type: articles.type })
      .from(articles)
      .where(and(eq(articles.companyId, companyId), eq(articles.id, articleId), eq(articles.removed, false)))
      .for('share');
    if (category === undefined || article === undefined) return refuse('not_found');
    if ((article.type === PRODUCT_TYPE) !== (category.type === PRODUCTS)) return invalidField('articleId');
    await tx.insert(articleCategories).values({ companyId, categoryId: id, articleId }).onConflictDoNothing();
    return {};
  });
}

/** Nothing changes where it was not in it. */
export async function takeOutOfCategory(
  db: Database,
  companyId: string,
  id: string,
  articleId: string,
): Promise<Record<string, never> | Refusal> {
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(sameCategory(companyId, id));
  if (category === undefined) return refuse('not_found');
  await db
    .delete(articleCategories)
    .where(
      and(
        eq(articleCategories.companyId, companyId),
        eq(articleCategories.categoryId, id),
        eq(articleCategories.articleId, articleId),
      ),
    );
  return {};
}

/** The first field that names what there is not, or what is of another kind; null where all is well. */
async function wrongField(
  tx: Database,
  companyId: string,
  { id: said, articles: held = [], type }: Fields,
  id: string | null,
): Promise<string | null> {
  if (said !== undefined && said !== id) return 'id';
  const types = type === PRODUCTS ? [PRODUCT_TYPE] : SERVICE_TYPES;
  const wrong = await firstUnknown(tx, companyId, held, types);
  return wrong === -1 ? null : `articles.${wrong}`;
}

/** The category holds these alone; nothing changes where none are said. */
async function fill(
  tx: Database,
  companyId: string,
  categoryId: string,
  ids?: readonly string[],
): Promise<void> {
  if (ids === undefined) return;
  await tx
    .delete(articleCategories)
    .where(and(eq(articleCategories.companyId, companyId), eq(articleCategories.categoryId, categoryId)));
  const rows = [...new Set(ids)].map((articleId) => ({ companyId, categoryId, articleId }));
  if (rows.length > 0) await tx.insert(articleCategories).values(rows);
}

function sameCategory(companyId: string, id: string) {
  return and(eq(categories.companyId, companyId), eq(categories.id, id));
}

async function isFilled(tx: Database, companyId: string, id: string): Promise<boolean> {
  const [held] = await tx
    .select({ articleId: articleCategories.articleId })
    .from(articleCategories)
    .where(and(eq(articleCategories.companyId, companyId), eq(articleCategories.categoryId, id)))
    .limit(1);
  return held !== undefined;
}

function writtenCategory(companyId: string, fields: Fields) {
  const strange = foreignImage(fields.images, companyId);
  if (strange !== null) return invalidField(strange);
  return {
    type: fields.type,
    slug: fields.slug,
    position: fields.order,
    name: filledTexts(fields.name),
    summary: filledTexts(fields.summary),
    images: imageRows(fields.images),
  };
}
