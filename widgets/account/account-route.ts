import type { AccountPage } from '#domain/account/account-pages.ts';
import type { Route, RouteOf } from '#domain/site/routes.ts';

/** A page that an account shows by itself. */
export type AccountRoute = { readonly kind: AccountPage } | RouteOf<'order'> | RouteOf<'eshop-order'>;

const KINDS: readonly Route['kind'][] = [
  'orders',
  'order',
  'eshop-orders',
  'eshop-order',
  'credit',
  'profile',
  'loyalty',
] satisfies AccountRoute['kind'][];

export function isAccountRoute(route: Route | null): route is AccountRoute & Route {
  return route !== null && KINDS.includes(route.kind);
}

/** The page of the navigation that a page belongs to. */
export function pageOf({ kind }: AccountRoute): AccountPage {
  if (kind === 'order') return 'orders';
  return kind === 'eshop-order' ? 'eshop-orders' : kind;
}
