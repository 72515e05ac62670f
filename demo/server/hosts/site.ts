import type { CategoryWire } from '#contract/families/categories.ts';
import type { ShopWire } from '#contract/families/shops.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locale.ts';
import type { SiteMap } from '#domain/routes.ts';
import type { Database } from '../database/database.ts';
import { categoriesOf, SERVICES } from '../catalogue/categories.ts';
import { shopsOf } from '../catalogue/shops.ts';
import type { Tenant } from '../router/route.ts';

/** What a page of a company is made from. */
export interface Site {
  readonly tenant: Tenant;
  readonly shops: readonly ShopWire[];
  readonly categories: readonly CategoryWire[];
  /** Enabled languages, French first. */
  readonly locales: readonly Locale[];
  readonly map: SiteMap;
}

export async function readSite(db: Database, tenant: Tenant): Promise<Site> {
  const [shops, categories] = await Promise.all([
    shopsOf(db, tenant.id),
    categoriesOf(db, tenant, { type: SERVICES }),
  ]);
  const enabled = LOCALES.filter((locale) => tenant.profile.booker.langs[locale]);
  const locales = enabled.length > 0 ? enabled : [DEFAULT_LOCALE];
  return {
    tenant,
    shops,
    categories: categories.map((category) => ({ ...category, articles: category.articles.filter(isShown) })),
    locales,
    map: {
      locales,
      shopSlugs: new Set(shops.map(({ slug }) => slug)),
      categorySlugs: new Set(categories.map(({ slug }) => slug)),
    },
  };
}

/** Add-ons are offered inside a visit, never on a page of their own. */
function isShown(article: CategoryWire['articles'][number]): boolean {
  return !article.booker.upsellOnly && article.slug !== '';
}
