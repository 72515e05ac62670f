import { and, asc, count, eq } from 'drizzle-orm';
import {
  articleBySlug,
  articlesArtebeaute,
  changeArticle,
  createArticle,
  listArticles,
  readArticle,
  removeArticle,
} from '#contract/catalogue/articles.ts';
import { addArticle, changeArticleRow, removeArticleRow } from '../../catalogue/writing/article-writing.ts';
import { articleRecord, articlesOf, articleSummariesOf } from '../../catalogue/articles.ts';
import { pageRange } from '../../http/pagination.ts';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { answer, answerCached, type ServerRoute, type Tenant } from '../../router/route.ts';

export function articleRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerCached(listArticles, ({ tenant, query }) => articleSummariesOf(db, tenant, query)),
    answerCached(articleBySlug, async ({ tenant, params }) => {
      const [article] = await articlesOf(db, tenant, { slug: params.slug });
      return article ?? refuse('not_found');
    }),
    answer(readArticle, async ({ tenant, caller, params }) => {
      const article = await articleRecord(db, tenant, { id: params.id, drafts: caller !== null });
      return article ?? refuse('not_found');
    }),
    answer(articlesArtebeaute, ({ tenant, query }) => pageOfArticles(db, tenant, query)),
    answerIdempotent(context, createArticle, async (tx, { tenant, body }) => {
      const id = await addArticle(tx, tenant, body);
      return id instanceof Refusal ? id : written(tx, tenant, id);
    }),
    answer(changeArticle, async ({ tenant, params, body }) => {
      const id = await changeArticleRow(db, tenant, params.id, body);
      return id instanceof Refusal ? id : written(db, tenant, id);
    }),
    answer(removeArticle, ({ tenant, params }) => removeArticleRow(db, tenant, params.id)),
  ];
}

async function written(db: Database, tenant: Tenant, id: string) {
  return (await articleRecord(db, tenant, { id, drafts: true })) ?? refuse('not_found');
}

async function pageOfArticles(db: Database, tenant: Tenant, query: { page?: number; itemPerPage?: number }) {
  const { page, itemPerPage, offset } = pageRange(query);
  const kept = and(eq(articles.companyId, tenant.id), eq(articles.removed, false));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(articles).where(kept),
    db
      .select()
      .from(articles)
      .where(kept)
      .orderBy(asc(articles.position), asc(articles.id))
      .limit(itemPerPage)
      .offset(offset),
  ]);
  const data = rows.map(({ id, externalId, type, slug, draft, name }) => ({
    artebeauteId: `ab-${externalId}`,
    webId: id,
    type,
    slug,
    draft,
    name: { ...name },
  }));
  return { data, total: counted?.total ?? 0, page, itemPerPage };
}
