import type { ArticleSummaryWire } from '#contract/catalogue/articles.schemas.ts';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { PostWire } from '#contract/content/posts.schemas.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { ImageWire } from '#contract/fields/media.ts';
import type { Static } from 'typebox';
import { PRODUCT_TYPE } from '#domain/catalogue/catalogue.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locale.ts';
import { maySellOnline } from '#domain/prices/online-selling.ts';
import { POSTS_IN_LIST } from '#domain/magazine/post.ts';
import { parsePath, type SiteMap } from '#domain/site/routes.ts';
import { LRUCache } from 'lru-cache';
import { FEATURE_ROUTES } from '#server/render/feature-routes.ts';
import type { Database } from '../../database/database.ts';
import { themesOnSale } from '../../gifts/on-sale.ts';
import { sellsProducts } from '../../sales/settings.ts';
import { articleSummariesOf } from '../../catalogue/articles.ts';
import { categoriesOf, SERVICE_CATEGORIES } from '../../catalogue/categories.ts';
import { shopsOf } from '../../catalogue/shops.ts';
import { publishedPost, publishedPosts } from '../../content/posts.ts';
import type { RevisedTenant } from '../../router/tenants.ts';
import type { Tenant } from '../../router/route.ts';

/** What a page of a company is made from. */
export interface CompanySite {
  readonly tenant: Tenant;
  readonly shops: readonly ShopWire[];
  readonly categories: readonly CategoryWire[];
  /** The newest published articles, and the one that the path names, without their bodies. */
  readonly posts: readonly PostWire[];
  /** Those that it sells online; null: it sells none. */
  readonly products: readonly ArticleSummaryWire[] | null;
  /** The pictures of the themes that it sells vouchers with; null: it sells none. */
  readonly giftPictures: readonly Static<typeof ImageWire>[] | null;
  /** Enabled languages, French first. */
  readonly locales: readonly Locale[];
  readonly map: SiteMap;
}

type Catalogue = Pick<CompanySite, 'shops' | 'categories' | 'posts' | 'products' | 'giftPictures'>;

/** Bytes of catalogues that a process keeps, and about what a service or an article, and one that a shop offers, take of them. */
const MOST = 64 * 1024 * 1024;
const SERVICE = 2048;
const OFFER = 64;

/** A path of the site may name an article that is not among the listed ones: it comes with them then. */
export type SiteReader = (tenant: RevisedTenant, path?: string) => Promise<CompanySite>;

/** Reads sites. A catalogue is kept until its company's revision, which is read before it, is another one. */
export function createSiteReader(db: Database): SiteReader {
  const kept = new LRUCache<string, Catalogue & { readonly revision: number }>({
    maxSize: MOST,
    sizeCalculation: weigh,
  });
  const listed = async (tenant: RevisedTenant) => {
    const cached = kept.get(tenant.id);
    if (cached?.revision === tenant.revision) return siteOf(tenant, cached);
    const catalogue = await readCatalogue(db, tenant);
    kept.set(tenant.id, { ...catalogue, revision: tenant.revision });
    return siteOf(tenant, catalogue);
  };
  return async (tenant, path) => {
    const site = await listed(tenant);
    return path === undefined || site.posts.length < POSTS_IN_LIST ? site : withPostOf(db, site, path);
  };
}

/** The list ends somewhere; an older article is read by its slug. */
async function withPostOf(db: Database, site: CompanySite, path: string): Promise<CompanySite> {
  const parsed = parsePath(path, site.map);
  if (parsed.kind === 'not-found' || parsed.route.kind !== 'post') return site;
  const named = parsed.route.post;
  // No text of the database has the byte zero.
  if (named.includes('\0') || site.posts.some(({ slug }) => slug === named)) return site;
  const post = await publishedPost(db, site.tenant.id, { slug: named });
  return post === null ? site : { ...site, posts: [...site.posts, { ...post, body: {} }] };
}

function weigh({ shops, categories, posts, products }: Catalogue): number {
  const services = categories.reduce((sum, { articles }) => sum + articles.length, 0);
  const offers = shops.reduce((sum, { articles }) => sum + articles.length, 0);
  return SERVICE * (1 + services + shops.length + posts.length + (products?.length ?? 0)) + OFFER * offers;
}

async function readCatalogue(db: Database, tenant: Tenant): Promise<Catalogue> {
  const [shops, categories, posts, products, giftPictures] = await Promise.all([
    shopsOf(db, tenant.id),
    categoriesOf(db, tenant, { type: SERVICE_CATEGORIES }),
    // Which of them is featured at the moment says nothing of the pages that there are.
    publishedPosts(db, tenant.id, { isBrief: true, now: 0 }),
    sellsProducts(tenant) ? articleSummariesOf(db, tenant, { type: PRODUCT_TYPE }) : null,
    giftPicturesOf(db, tenant),
  ]);
  return {
    shops,
    posts,
    giftPictures,
    products: products && products.filter(({ slug }) => slug !== ''),
    categories: categories.map((category) => ({ ...category, articles: category.articles.filter(isShown) })),
  };
}

async function giftPicturesOf(
  db: Database,
  tenant: Tenant,
): Promise<readonly Static<typeof ImageWire>[] | null> {
  const { provider, keys } = tenant.profile.booker.payment;
  if (!maySellOnline({ provider, publicKey: keys.publicKey })) return null;
  const themes = await themesOnSale(db, tenant.id);
  return themes.length === 0 ? null : themes.flatMap(({ image }) => image ?? []);
}

function siteOf(
  tenant: Tenant,
  { shops, categories, posts, products, giftPictures }: Catalogue,
): CompanySite {
  const enabled = LOCALES.filter((locale) => tenant.profile.booker.langs[locale]);
  const locales = enabled.length > 0 ? enabled : [DEFAULT_LOCALE];
  return {
    tenant,
    shops,
    categories,
    posts,
    products,
    giftPictures,
    locales,
    map: {
      locales,
      added: FEATURE_ROUTES,
      shopSlugs: new Set(shops.map(({ slug }) => slug)),
      categorySlugs: new Set(categories.map(({ slug }) => slug)),
    },
  };
}

/** Add-ons are offered inside a visit, never on a page of their own. */
function isShown(article: CategoryWire['articles'][number]): boolean {
  return !article.booker.upsellOnly && article.slug !== '';
}
