import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../locale.ts';
import { buildQuery, type RouteQuery } from './route-query.ts';
import {
  fixedPath,
  fixedRoute,
  isKeyedWord,
  isReservedWord,
  KEYED_WORDS,
  type FixedRoute,
} from './fixed-routes.ts';
import type { AddedRoutes, FeatureRoute } from './route-patterns.ts';

/** Every page of the site. Slugs and ids are decoded and never empty. */
export type Route =
  | FixedRoute
  | FeatureRoute
  | { readonly kind: 'order'; readonly id: string }
  /** An appointment without an account; its key is in the fragment, which no server sees. */
  | { readonly kind: 'appointment'; readonly id: string }
  /** A place that became free, for whoever waited for it; its key is in the fragment. */
  | { readonly kind: 'freed-place'; readonly id: string }
  | { readonly kind: 'eshop-order'; readonly id: string }
  | { readonly kind: 'password-reset'; readonly token: string | null }
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'post'; readonly post: string }
  | { readonly kind: 'shop'; readonly shop: string }
  | { readonly kind: 'category'; readonly shop: string | null; readonly category: string }
  | ServiceRoute;

/** The pages of some kinds. */
export type RouteOf<Kind extends Route['kind']> = Extract<Route, { readonly kind: Kind }>;

/** A service's page; only inside a shop may the category be left out. */
export type ServiceRoute =
  | { readonly kind: 'service'; readonly shop: null; readonly category: string; readonly service: string }
  | {
      readonly kind: 'service';
      readonly shop: string;
      readonly category: string | null;
      readonly service: string;
    };

export interface SiteMap {
  /** The languages that the company enables. */
  readonly locales: readonly Locale[];
  /** Where given, any other first segment is no shop. */
  readonly shopSlugs?: ReadonlySet<string>;
  /** Where given, `/{shop}/services/x` is a service unless x is a category; else it is a category. */
  readonly categorySlugs?: ReadonlySet<string>;
  /** The pages that features have added. */
  readonly added?: AddedRoutes | undefined;
}

export type ParsedPath =
  | { readonly kind: 'found'; readonly locale: Locale; readonly route: Route }
  | { readonly kind: 'not-found'; readonly locale: Locale };

/**
 * The page of a URL's path, with its fragment where a legal section is meant; a search is not looked at. Paths without a
 * prefix speak French, or the company's first language where it has no French; a prefix of a language that is not enabled
 * leads nowhere, and so does /fr.
 */
export function parsePath(path: string, site: SiteMap): ParsedPath {
  const plainLocale = unprefixedLocale(site.locales);
  const [address = '', fragment = ''] = path.split('#');
  const segments = decodeSegments(address.replace(/\?.*$/s, ''));
  if (!segments) return { kind: 'not-found', locale: plainLocale };
  const [first, ...rest] = segments;
  const prefixed = isLocale(first);
  if (prefixed && (first === DEFAULT_LOCALE || !site.locales.includes(first))) {
    return { kind: 'not-found', locale: plainLocale };
  }
  const locale = prefixed ? first : plainLocale;
  const route = routeOf(prefixed ? rest : segments, fragment, site);
  return route ? { kind: 'found', locale, route } : { kind: 'not-found', locale };
}

/** The language of paths without a prefix. */
export function unprefixedLocale(locales: readonly Locale[]): Locale {
  if (locales.includes(DEFAULT_LOCALE)) return DEFAULT_LOCALE;
  return LOCALES.find((locale) => locales.includes(locale)) ?? DEFAULT_LOCALE;
}

/**
 * The path of a page in a language, legal sections as a fragment; `parsePath` reads it back. A page that a feature
 * has added has no path but by `added`: without it, home's is given.
 */
export function buildPath(route: Route, locale: Locale, added?: AddedRoutes): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const path = prefix + (added?.path(route) ?? pathOf(route));
  return path === '' ? '/' : path;
}

/** A link to a page: path, search and fragment in their order. */
export function buildHref(
  route: Route,
  locale: Locale,
  query: Partial<RouteQuery> = {},
  added?: AddedRoutes,
): string {
  const [path = '', fragment] = buildPath(route, locale, added).split('#');
  return path + buildQuery(query) + (fragment === undefined ? '' : `#${fragment}`);
}

/** Whether a key in the fragment of the address opens the page: nobody whom it leads to is told of its address. */
export function isOpenedByKey(route: Route): boolean {
  const { kind } = route;
  if (kind === 'auth') return route.page === 'login';
  return (
    kind === 'appointment' || kind === 'freed-place' || kind === 'password-reset' || kind === 'gift-check'
  );
}

/** The page of a service: inside its shop only where the company has two shops or more. */
export function serviceRoute(
  shop: string | null,
  shopCount: number,
  category: string,
  service: string,
): ServiceRoute {
  return shop !== null && shopCount >= 2
    ? { kind: 'service', shop, category, service }
    : { kind: 'service', shop: null, category, service };
}

function routeOf(segments: readonly string[], fragment: string, site: SiteMap): Route | null {
  const [first, second, third] = segments;
  if (first === undefined) return { kind: 'home' };
  const fixed = fixedRoute(segments, fragment);
  const own = fixed ?? site.added?.read(segments);
  if (own) return own;
  if (segments.length > 1) {
    if (first === 'profile') return profileRoute(segments);
    if (isKeyedWord(first)) return keyedRoute(segments);
    if (first === 'boutique' && second === 'article' && third !== undefined && segments.length === 3) {
      return { kind: 'article', slug: third };
    }
    if (first === 'magazine' && second !== undefined && segments.length === 2) {
      return { kind: 'post', post: second };
    }
    if (first === 'services') return serviceRouteOf(null, segments.slice(1), site);
  }
  return shopRoute(segments, site);
}

function profileRoute([, page, id, ...more]: readonly string[]): Route | null {
  if (more.length > 0) return null;
  if (page === 'password-reset') return { kind: 'password-reset', token: id ?? null };
  if (id === undefined) return null;
  if (page === 'orders') return { kind: 'order', id };
  return page === 'eshoporders' ? { kind: 'eshop-order', id } : null;
}

function keyedRoute([page, id, ...more]: readonly string[]): Route | null {
  if (id === undefined || more.length > 0) return null;
  return page === KEYED_WORDS.appointment ? { kind: 'appointment', id } : { kind: 'freed-place', id };
}

function shopRoute([shop, page, ...rest]: readonly string[], site: SiteMap): Route | null {
  if (shop === undefined || isReservedWord(shop) || site.added?.isTaken(shop)) return null;
  if (site.shopSlugs && !site.shopSlugs.has(shop)) return null;
  if (page === undefined) return { kind: 'shop', shop };
  return page === 'services' ? serviceRouteOf(shop, rest, site) : null;
}

function serviceRouteOf(shop: string | null, segments: readonly string[], site: SiteMap): Route | null {
  const [first, second, ...more] = segments;
  if (first === undefined || more.length > 0) return null;
  if (second !== undefined) {
    return shop === null
      ? { kind: 'service', shop, category: first, service: second }
      : { kind: 'service', shop, category: first, service: second };
  }
  if (shop !== null && site.categorySlugs && !site.categorySlugs.has(first)) {
    return { kind: 'service', shop, category: null, service: first };
  }
  return { kind: 'category', shop, category: first };
}

function pathOf(route: Route): string {
  switch (route.kind) {
    case 'order':
      return join('profile', 'orders', route.id);
    case 'appointment':
    case 'freed-place':
      return join(KEYED_WORDS[route.kind], route.id);
    case 'eshop-order':
      return join('profile', 'eshoporders', route.id);
    case 'password-reset':
      return join('profile', 'password-reset', route.token);
    case 'article':
      return join('boutique', 'article', route.slug);
    case 'post':
      return join('magazine', route.post);
    case 'shop':
      return join(route.shop);
    case 'category':
      return join(route.shop, 'services', route.category);
    case 'service':
      return join(route.shop, 'services', route.category, route.service);
    default:
      return fixedPath(route as FixedRoute);
  }
}

function join(...segments: readonly (string | null)[]): string {
  return segments
    .filter((segment) => segment !== null)
    .map((segment) => `/${encodeURIComponent(segment)}`)
    .join('');
}

/** Decoded segments; null where the path cannot be one of ours: malformed escapes, empty or dot segments. */
function decodeSegments(path: string): readonly string[] | null {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  if (trimmed === '') return [];
  try {
    const segments = trimmed.split('/').map(decodeURIComponent);
    return segments.some((segment) => /^\.{0,2}$/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}
