import {
  categoryBySlug,
  changeCategory,
  createCategory,
  linkCategoryArticle,
  listCategories,
  readCategory,
  removeCategory,
  unlinkCategoryArticle,
} from '#contract/catalogue/categories.ts';
import { categoriesOf, categoryRecord, SERVICE_CATEGORIES } from '../../catalogue/categories.ts';
import {
  addCategory,
  changeCategoryRow,
  putIntoCategory,
  removeCategoryRow,
  takeOutOfCategory,
} from '../../catalogue/writing/category-writing.ts';
import type { Database } from '../../database/database.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { answer, answerCached, type ServerRoute } from '../../router/route.ts';

export function categoryRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerCached(listCategories, ({ tenant }) => categoriesOf(db, tenant, { type: SERVICE_CATEGORIES })),
    answerCached(categoryBySlug, async ({ tenant, params }) => {
      const [category] = await categoriesOf(db, tenant, { slug: params.slug });
      return category ?? refuse('not_found');
    }),
    answer(readCategory, ({ tenant, params }) => written(db, tenant.id, params.id)),
    answerIdempotent(context, createCategory, async (tx, { tenant, body }) => {
      const id = await addCategory(tx, tenant.id, body);
      return id instanceof Refusal ? id : written(tx, tenant.id, id);
    }),
    answer(changeCategory, async ({ tenant, params, body }) => {
      const id = await changeCategoryRow(db, tenant.id, params.id, body);
      return id instanceof Refusal ? id : written(db, tenant.id, id);
    }),
    answer(removeCategory, ({ tenant, params }) => removeCategoryRow(db, tenant.id, params.id)),
    answer(linkCategoryArticle, ({ tenant, params }) =>
      putIntoCategory(db, tenant.id, params.id, params.articleId),
    ),
    answer(unlinkCategoryArticle, ({ tenant, params }) =>
      takeOutOfCategory(db, tenant.id, params.id, params.articleId),
    ),
  ];
}

async function written(db: Database, companyId: string, id: string) {
  return (await categoryRecord(db, companyId, id)) ?? refuse('not_found');
}
