import { isInLanguage } from '#domain/languages/is-in-language.ts';
import type { Locale } from '#domain/locale.ts';
import { isShownRoute } from '#domain/site/pages/shown-routes.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import { hasFeaturePage } from '#server/render/feature-routes.ts';
import { lastOf, type CatalogueChanges } from '../../../catalogue/changes.ts';
import type { PublishedSlug } from '../../../content/posts.ts';
import { markup, type Html } from '../../../http/pages/html.ts';
import type { CompanySite } from '../site.ts';
import { isPublicRoute } from '../visited-page.ts';
import { XML } from './xml.ts';

/** Addresses of a file: the protocol allows 50,000 and 50 MB, which that many with their languages would not keep to. */
const MOST_ADDRESSES = 10_000;

interface MappedPage {
  readonly route: Route;
  readonly locales: readonly Locale[];
  /** ISO 8601, where it is known. */
  readonly changed?: string | undefined;
}

/** What a site has written, and when. */
interface MappedContent {
  readonly posts: readonly PublishedSlug[];
  readonly changes: CatalogueChanges;
}

/** The file of a path, `/sitemap.xml` or, where one does not hold all, `/sitemap-1.xml` and so on; null for any other path. */
export function siteMapOf(
  site: CompanySite,
  content: MappedContent,
  {
    origin,
    path,
    most = MOST_ADDRESSES,
  }: { readonly origin: string; readonly path: string; readonly most?: number },
): string | null {
  const asked = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/.exec(path);
  if (asked === null) return null;
  const [, number] = asked;
  const entries = pagesOf(site, content).flatMap((page) => page.locales.map((locale) => ({ page, locale })));
  const files = Math.ceil(entries.length / most);
  if (number === undefined) {
    return files > 1 ? index(files, origin) : addressList(site, entries, origin);
  }
  const end = Number(number) * most;
  return files > 1 && Number(number) <= files
    ? addressList(site, entries.slice(end - most, end), origin)
    : null;
}

/** Everything that everybody may read and that is asked for by its own address. */
function pagesOf(site: CompanySite, { posts, changes }: MappedContent): readonly MappedPage[] {
  const { locales, shops, categories, products, giftPictures } = site;
  const inAll = (route: Route, changed?: string): MappedPage => ({ route, locales, changed });
  const catalogue = categories.flatMap(({ slug, articles }) => [
    inAll({ kind: 'category', shop: null, category: slug }, changes.categories.get(slug)),
    ...articles.map((article) =>
      inAll(
        { kind: 'service', shop: null, category: slug, service: article.slug },
        changes.articles.get(article.slug),
      ),
    ),
  ]);
  const spoken = (lang: readonly string[]) => locales.filter((locale) => isInLanguage(lang, locale));
  const ofShops = lastOf(changes.shops.values());
  const ofServices = lastOf(changes.categories.values());
  const ofProducts = lastOf((products ?? []).flatMap(({ slug }) => changes.articles.get(slug) ?? []));
  const ofPosts = lastOf(posts.map(({ changedAt }) => changedAt));
  const pages: MappedPage[] = [
    inAll({ kind: 'home' }, lastOf([ofShops, ofServices, ofPosts].filter((one) => one !== undefined))),
    inAll({ kind: 'services' }, ofServices),
    inAll({ kind: 'contact' }, ofShops),
    inAll({ kind: 'legal', section: null }),
    ...(shops.length > 1
      ? shops.map(({ slug }) => inAll({ kind: 'shop', shop: slug }, changes.shops.get(slug)))
      : []),
    ...catalogue,
    ...(products && products.length > 0 ? [inAll({ kind: 'eshop' }, ofProducts)] : []),
    ...(products ?? []).map(({ slug }) => inAll({ kind: 'article', slug }, changes.articles.get(slug))),
    ...(giftPictures ? [inAll({ kind: 'gift' })] : []),
    {
      route: { kind: 'magazine' },
      locales: spoken(posts.flatMap(({ lang }) => lang)),
      changed: ofPosts,
    },
    ...posts.map(({ slug, lang, changedAt }): MappedPage => ({
      route: { kind: 'post', post: slug },
      locales: spoken(lang),
      changed: changedAt,
    })),
  ];
  return pages.filter(({ route }) => isShownRoute(route, hasFeaturePage) && isPublicRoute(route));
}

interface Entry {
  readonly page: MappedPage;
  readonly locale: Locale;
}

function addressList({ map }: CompanySite, entries: readonly Entry[], origin: string): string {
  const address = (route: Route, locale: Locale) =>
    origin + buildPath(route, locale, map.added).replace(/#.*$/, '');
  const alternate = (language: string, href: string) =>
    markup`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const written = ({ page: { route, locales, changed }, locale }: Entry): Html => {
    const [first] = locales;
    const others =
      locales.length < 2 || first === undefined
        ? []
        : [
            ...locales.map((other) => alternate(other, address(route, other))),
            alternate('x-default', address(route, first)),
          ];
    const lastmod = changed === undefined ? null : markup`<lastmod>${changed}</lastmod>`;
    return markup`<url><loc>${address(route, locale)}</loc>${lastmod}${others}</url>\n`;
  };
  return markup`${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(written)}</urlset>
`.markup;
}

function index(files: number, origin: string): string {
  const names = Array.from({ length: files }, (_, at) => `${origin}/sitemap-${at + 1}.xml`);
  return markup`${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => markup`<sitemap><loc>${name}</loc></sitemap>\n`)}</sitemapindex>
`.markup;
}
