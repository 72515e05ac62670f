import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CategoryFields } from '#contract/catalogue/categories.schemas.ts';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { articleCategories, articles, categories } from '../../database/schema/catalogue.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { PRODUCTS } from '../categories.ts';
import { changed, imageRows, filledTexts, slugTaken, foreignImage } from './written.ts';

type Fields = Static<typeof CategoryFields>;

/** The id of the new category. */
export async function addCategory(
  tx: Database,
  companyId: string,
  fields: Fields,
): Promise<string | Refusal> {
  const written = writtenCategory(companyId, fields);
  if (written instanceof Refusal) return written;
  const [added] = await tx
    .insert(categories)
    .values({ ...written, companyId, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: categories.id });
  return added?.id ?? slugTaken();
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
    if (before.type !== fields.type && (await isFilled(tx, companyId, id))) return invalidField('type');
    await tx.update(categories).set(written).where(sameCategory(companyId, id));
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
      .for('share');
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
