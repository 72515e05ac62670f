import { DEFAULT_LOCALE, LOCALES } from '#domain/locale.ts';
import { buildHref, isOpenedByKey, parsePath, type Route } from '#domain/site/routes.ts';
import { parseQuery, type RouteQuery } from '#domain/site/route-query.ts';
import type { AddedRoutes } from '#domain/site/route-patterns.ts';
import type { Navigation, Place } from '#stores/navigation/navigation.ts';

/** What the pages of accounts are told of the page that led to them: nothing of one that a key opens, or of their own. */
export function whereFrom({ route, query }: Place, added?: AddedRoutes): string | undefined {
  if (route?.kind === 'auth') return query.from;
  if (!route || route.kind === 'home' || isOpenedByKey(route)) return undefined;
  return buildHref(route, DEFAULT_LOCALE, query, added);
}

/** The page of the site that `from` names, and home for all else: an address of another site is none. */
export function returnPlace(
  from: string | undefined,
  { added }: Pick<Navigation, 'added'>,
): { readonly route: Route; readonly query: Partial<RouteQuery> } {
  const home = { route: { kind: 'home' }, query: {} } as const;
  if (!from?.startsWith('/')) return home;
  const parsed = parsePath(from, { locales: LOCALES, added });
  if (parsed.kind !== 'found' || parsed.route.kind === 'auth' || isOpenedByKey(parsed.route)) return home;
  const [address = ''] = from.split('#');
  return {
    route: parsed.route,
    query: parseQuery(address.slice(address.indexOf('?') + 1 || address.length)),
  };
}
