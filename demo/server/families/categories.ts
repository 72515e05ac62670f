import { and, asc, eq } from 'drizzle-orm';
import { categoryBySlug, listCategories, type CategoryWire } from '#contract/families/categories.ts';
import type { Database } from '../database/database.ts';
import { categories } from '../database/schema/catalogue.ts';
import type { ServerContext } from '../frame/context.ts';
import { refuse } from '../frame/refusal.ts';
import { answer, type Route, type Tenant } from '../router/route.ts';
import { articlesOf } from './articles.ts';

/** Types of categories: of services, of products. */
export const SERVICES = 1;
export const PRODUCTS = 2;

export function categoryRoutes({ db }: ServerContext): Route[] {
  return [
    answer(listCategories, ({ tenant }) => categoriesOf(db, tenant, { type: SERVICES })),
    answer(categoryBySlug, async ({ tenant, params }) => {
      const [category] = await categoriesOf(db, tenant, { slug: params.slug });
      return category ?? refuse('not_found');
    }),
  ];
}

/** The categories of a type in the company's order, or the one of a slug, each with its articles. */
export async function categoriesOf(
  db: Database,
  tenant: Tenant,
  { type, slug }: { readonly type?: number; readonly slug?: string },
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
    .orderBy(asc(categories.position));
  if (rows.length === 0) return [];
  const articles = await articlesOf(db, tenant);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    slug: row.slug,
    order: row.position,
    name: { ...row.name },
    summary: { ...row.summary },
    images: row.images,
    articles: articles.filter((article) => article.categories.some((category) => category.slug === row.slug)),
  }));
}
