import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CategoryRecord, CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { Database } from '../database/database.ts';
import { articleCategories, articles, categories } from '../database/schema/catalogue.ts';
import type { Tenant } from '../router/route.ts';
import { articleSummariesOf } from './articles.ts';

/** Types of categories: of services, of products. */
export const SERVICE_CATEGORIES = 1;
export const PRODUCTS = 2;

interface Wanted {
  readonly type?: number;
  readonly slug?: string;
  /** Without their articles. */
  readonly isBrief?: boolean;
}

/** The categories of a type in the company's order, or the one of a slug, each with its articles. In two queries. */
export async function categoriesOf(
  db: Database,
  tenant: Tenant,
  { type, slug, isBrief = false }: Wanted,
): Promise<CategoryWire[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(
      and(
        eq(categories.companyId, tenant.id),
        type === undefined ? undefined : eq(categories.type, type),
        slug === undefined ? undefined : eq(categories.slug, slug),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id));
  if (rows.length === 0) return [];
  const found = isBrief ? [] : await articleSummariesOf(db, tenant, {});
  return rows.map((row) => ({
    ...factsOf(row),
    articles: found.filter((article) => article.categories.some((category) => category.slug === row.slug)),
  }));
}

/** One category with all that is in it, drafts included; null where there is none. */
export async function categoryRecord(
  db: Database,
  companyId: string,
  id: string,
): Promise<Static<typeof CategoryRecord> | null> {
  const held = heldBy(db);
  const [found] = await db
    .select({ row: categories, articleIds: held.articleIds })
    .from(categories)
    .leftJoinLateral(held, sql`true`)
    .where(and(eq(categories.companyId, companyId), eq(categories.id, id)));
  if (found === undefined) return null;
  const ids = found.articleIds ?? [];
  return { ...factsOf(found.row), articleIds: ids, articles: ids };
}

function heldBy(db: Database) {
  const ids: SQL<string[] | null> = sql`json_agg(${articles.id} order by ${articles.position})`;
  return db
    .select({ articleIds: ids.as('article_ids') })
    .from(articleCategories)
    .innerJoin(
      articles,
      and(
        eq(articles.companyId, articleCategories.companyId),
        eq(articles.id, articleCategories.articleId),
        eq(articles.removed, false),
      ),
    )
    .where(
      and(
        eq(articleCategories.companyId, categories.companyId),
        eq(articleCategories.categoryId, categories.id),
      ),
    )
    .as('held');
}

function factsOf(row: typeof categories.$inferSelect) {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    order: row.position,
    name: { ...row.name },
    summary: { ...row.summary },
    images: row.images,
  };
}
