import type { Route } from '../routes.ts';

/** The pages that the storefront's frame itself shows. */
const OWN: readonly Route['kind'][] = ['home', 'waiting', 'disabled'];

/** Whether the site has a page of a route at all, whatever it is about; `hasPage`: whether a feature has one of its kind. */
export function isShownRoute(route: Route, hasPage: (kind: Route['kind']) => boolean): boolean {
  return OWN.includes(route.kind) || hasPage(route.kind);
}
