import { LOCALES } from '#domain/locale.ts';
import { isOpenedByKey, parsePath, type Route } from '#domain/site/routes.ts';
import { parseQuery, type RouteQuery } from '#domain/site/route-query.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';

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
