import type { Route } from '../routes.ts';

/** The pages that the storefront's frame itself shows. */
const OWN: readonly Route['kind'][] = ['home', 'waiting', 'disabled'];

/** Of the pages around an account, those that there are. */
const AUTH_PAGES: readonly string[] = ['entry', 'login', 'customer-login', 'forgot-password'];

/** Whether the site has a page of a route at all, whatever it is about; `hasPage`: whether a feature has one of its kind. */
export function isShownRoute(route: Route, hasPage: (kind: Route['kind']) => boolean): boolean {
  if (route.kind === 'auth' && !AUTH_PAGES.includes(route.page)) return false;
  return OWN.includes(route.kind) || hasPage(route.kind);
}
