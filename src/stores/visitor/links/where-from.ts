import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { buildHref, isOpenedByKey } from '#domain/site/routes.ts';
import type { AddedRoutes } from '#domain/site/route-patterns.ts';
import type { Place } from '../../navigation/navigation.ts';

/** What the pages of accounts are told of the page that led to them: nothing of one that a key opens, or of their own. */
export function whereFrom({ route, query }: Place, added?: AddedRoutes): string | undefined {
  if (route?.kind === 'auth') return query.from;
  if (!route || route.kind === 'home' || isOpenedByKey(route)) return undefined;
  return buildHref(route, DEFAULT_LOCALE, query, added);
}
