import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articleCategories, articles, categories, shops } from '../database/schema/catalogue.ts';

/** When what the pages of a catalogue show was last written, by their slugs; ISO 8601. */
export interface CatalogueChanges {
  /** Deleted ones included: that they are not shown any more changes pages that list them. */
  readonly shops: ReadonlyMap<string, string>;
  /** With the services in them, hidden and deleted ones included. */
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
      .where(eq(shops.companyId, companyId)),
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

/** Each category, with the last change of an article in it. */
function categoriesWithArticles(db: Database, companyId: string): Promise<Changed[]> {
  return db
    .select({
      slug: categories.slug,
      changedAt: sql`greatest(${categories.changedAt}, max(${articles.changedAt}))`.mapWith(
        categories.changedAt,
      ),
    })
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
    .where(eq(categories.companyId, companyId))
    .groupBy(categories.companyId, categories.id);
}

function bySlug(rows: readonly Changed[]): Map<string, string> {
  const moments = new Map<string, string>();
  for (const { slug, changedAt } of rows) {
    const moment = changedAt.toISOString();
    if (moment > (moments.get(slug) ?? '')) moments.set(slug, moment);
  }
  return moments;
}
