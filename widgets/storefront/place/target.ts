import type { Route } from '#domain/site/routes.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import type { Target } from '#ui/actions/link.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';

/** A page of the site as a link. */
export function targetTo(navigation: Navigation, route: Route, query: Partial<RouteQuery> = {}): Target {
  return {
    href: navigation.href(route, query),
    go: () => afterPaint(() => void navigation.open(route, query)),
  };
}
