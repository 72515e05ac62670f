import type { LocalizedText, Locale } from '#domain/locale.ts';
import { isInLanguage } from '#domain/languages/is-in-language.ts';
import { parsePath, type Route } from '#domain/site/routes.ts';
import { isShownRoute } from '#domain/site/pages/shown-routes.ts';
import { hasFeaturePage, isPublicFeaturePage } from '#server/render/feature-routes.ts';
import { isClosed } from '../../router/route.ts';
import type { CompanySite } from './site.ts';

/** What a path leads to. */
export interface VisitedPage {
  readonly locale: Locale;
  /** Null for a path that leads nowhere. */
  readonly route: Route | null;
  readonly status: 200 | 404 | 503;
  /** The name and the words of what is shown; empty where the page is not about one thing. */
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
}

const NOTHING: LocalizedText = {};

/** The page of a path with the status that is true: what the catalogue does not have is not found. */
export function visitedPage(site: CompanySite, path: string): VisitedPage {
  const parsed = parsePath(path, site.map);
  if (parsed.kind === 'not-found') return missing(parsed.locale);
  const { locale, route } = parsed;
  if (!isShownRoute(route, hasFeaturePage)) return missing(locale);
  const subject = subjectOf(site, route);
  if (subject === null) return missing(locale);
  return {
    locale,
    route,
    status: isClosed(site.tenant) && !site.tenant.profile.isDebug ? 503 : 200,
    ...subject,
  };
}

function missing(locale: Locale): VisitedPage {
  return { locale, route: null, status: 404, name: NOTHING, summary: NOTHING };
}

interface Subject {
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
}

/** Null where the route is well formed, but about something that does not exist. */
function subjectOf(
  { shops, categories, posts, products, giftPictures }: CompanySite,
  route: Route,
): Subject | null {
  switch (route.kind) {
    case 'shop': {
      const shop = shops.find(({ slug }) => slug === route.shop);
      return shop ? { name: { fr: shop.publicInfo.name }, summary: NOTHING } : null;
    }
    case 'category': {
      const category = categories.find(({ slug }) => slug === route.category);
      return category ? { name: { ...category.name }, summary: { ...category.summary } } : null;
    }
    case 'service': {
      const among =
        route.category === null ? categories : categories.filter(({ slug }) => slug === route.category);
      const service = among.flatMap(({ articles }) => articles).find(({ slug }) => slug === route.service);
      const shop = route.shop === null ? null : shops.find(({ slug }) => slug === route.shop);
      if (!service || (shop && !shop.articles.includes(service.id))) return null;
      return { name: { ...service.name }, summary: { ...service.summary } };
    }
    case 'magazine':
      return posts.length > 0 ? { name: NOTHING, summary: NOTHING } : null;
    case 'post': {
      const post = posts.find(({ slug }) => slug === route.post);
      return post ? { name: { ...post.title }, summary: { ...post.summary } } : null;
    }
    case 'eshop':
      return products && { name: NOTHING, summary: NOTHING };
    case 'gift':
      return giftPictures && { name: NOTHING, summary: NOTHING };
    case 'article': {
      const product = products?.find(({ slug }) => slug === route.slug);
      return product ? { name: { ...product.name }, summary: { ...product.summary } } : null;
    }
    default:
      return { name: NOTHING, summary: NOTHING };
  }
}

/** Whether everybody may read it. */
export function isPublicRoute(route: Route | null): boolean {
  return route !== null && (route.kind === 'home' || isPublicFeaturePage(route.kind));
}

/** The languages of the company in which a page has something of its own to say. */
export function localesOf({ locales, posts }: CompanySite, route: Route): readonly Locale[] {
  switch (route.kind) {
    case 'magazine':
      return locales.filter((locale) => posts.some(({ lang }) => isInLanguage(lang, locale)));
    case 'post': {
      const { lang } = posts.find(({ slug }) => slug === route.post) ?? { lang: [] };
      return locales.filter((locale) => isInLanguage(lang, locale));
    }
    default:
      return locales;
  }
}
