import type { Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';

/** A page of the site as a link. */
export function linkTo({ navigation }: Site, route: Route): Target {
  return { href: navigation.href(route), go: () => void navigation.open(route) };
}
