import type { RouteQuery } from '../route-query.ts';
import type { Route, RouteOf } from '../routes.ts';

const NAMES = {
  services: 'storefront:menu.services',
  eshop: 'storefront:menu.eshop',
  gift: 'storefront:title.gift',
  magazine: 'storefront:menu.magazine',
  legal: 'storefront:legal.title',
  cart: 'storefront:title.cart',
  profile: 'account:page.profile',
  'eshop-orders': 'account:page.eshop-orders',
  'eshop-order': 'account:page.eshop-orders',
  credit: 'account:page.credit',
  loyalty: 'account:page.loyalty',
  orders: 'account:page.orders',
  order: 'storefront:title.appointment',
  appointment: 'storefront:title.appointment',
  'freed-place': 'storefront:title.freedPlace',
  'password-reset': 'storefront:password.title',
  disabled: 'storefront:closed.title',
  waiting: 'storefront:waiting.title',
} as const;

const isNamed = (kind: Route['kind']): kind is keyof typeof NAMES => Object.hasOwn(NAMES, kind);

const AUTH_NAMES = {
  register: 'storefront:login.register',
  'customer-register': 'storefront:login.register',
  'forgot-password': 'storefront:password.forgotten',
  password: 'storefront:password.first',
  entry: 'storefront:login.title',
  login: 'storefront:login.title',
  'customer-login': 'storefront:login.title',
} as const satisfies Record<RouteOf<'auth'>['page'], string>;

interface Facts extends Pick<RouteQuery, 'page'> {
  readonly shopCount: number;
}

/** Key of the name of a page that is named after what it is for; null where it is named after what it shows, or has no name. */
export function pageNameKey(route: Route, { page, shopCount }: Facts) {
  switch (route.kind) {
    case 'services':
    case 'service':
      if (page === 'reserved') return 'storefront:title.reservation';
      break;
    case 'contact':
      return shopCount > 1 ? 'storefront:menu.shops' : 'storefront:menu.contact';
    case 'auth':
      return AUTH_NAMES[route.page];
    default:
  }
  return isNamed(route.kind) ? NAMES[route.kind] : null;
}

/** The title of a page that is not there, in every language. */
export const MISSING_TITLE = '404 Not Found';
