import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articleCategories, articles, categories, shops } from '../database/schema/catalogue.ts';

/** When what the pages of a catalogue show was last written, by their slugs; ISO 8601. */
export interface CatalogueChanges {
  readonly shops: ReadonlyMap<string, string>;
  /** With the services in them, hidden and deleted ones included: that they are not shown any more is a change too. */
  readonly categories: ReadonlyMap<string, string>;
  readonly articles: ReadonlyMap<string, string>;
}

/** The last of some moments, of which all are in UTC; undefined where there is none. */
export const lastOf = (moments: Iterable<string>): string | undefined => [...moments].toSorted().at(-1);

/** Of a company's shops, categories and articles. */
export async function catalogueChanges(db: Database, companyId: string): Promise<CatalogueChanges> {
  const [ofShops, ofArticles, inCategories] = await Promise.all([
    db
      .select({ slug: shops.slug, changedAt: shops.changedAt })
      .from(shops)
      .where(and(eq(shops.companyId, companyId), eq(shops.removed, false))),
    db
      .select({ slug: articles.slug, changedAt: articles.changedAt })
      .from(articles)
      .where(and(eq(articles.companyId, companyId), eq(articles.removed, false))),
    categoriesWithArticles(db, companyId),
  ]);
  return { shops: bySlug(ofShops), articles: bySlug(ofArticles), categories: bySlug(inCategories) };
}

interface Changed {
  readonly slug: string;
  readonly changedAt: Date;
}

/** Each category by itself, and once more for each article in it. */
async function categoriesWithArticles(db: Database, companyId: string): Promise<Changed[]> {
  const rows = await db
    .select({ slug: categories.slug, own: categories.changedAt, article: articles.changedAt })
    .from(categories)
    .leftJoin(
      articleCategories,
      and(
        eq(articleCategories.companyId, categories.companyId),
        eq(articleCategories.categoryId, categories.id),
      ),
    )
    .leftJoin(
      articles,
      and(eq(articles.companyId, categories.companyId), eq(articles.id, articleCategories.articleId)),
    )
    .where(eq(categories.companyId, companyId));
  return rows.flatMap(({ slug, own, article }) => [
    { slug, changedAt: own },
    ...(article === null ? [] : [{ slug, changedAt: article }]),
  ]);
}

function bySlug(rows: readonly Changed[]): Map<string, string> {
  const moments = new Map<string, string>();
  for (const { slug, changedAt } of rows) {
    const moment = changedAt.toISOString();
    if (moment > (moments.get(slug) ?? '')) moments.set(slug, moment);
  }
  return moments;
}
