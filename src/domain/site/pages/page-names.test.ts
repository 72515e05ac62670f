import { expect, test } from 'vitest';
import type { Route } from '../routes.ts';
import { pageNameKey } from './page-names.ts';

const SERVICE: Route = { kind: 'service', shop: null, category: 'care', service: 'massage' };
const one = { page: null, shopCount: 1 } as const;

test.each<[Route, ReturnType<typeof pageNameKey>]>([
  [{ kind: 'home' }, null],
  [{ kind: 'services' }, 'storefront:menu.services'],
  [SERVICE, null],
  [{ kind: 'cart' }, 'storefront:title.cart'],
  [{ kind: 'auth', page: 'login' }, 'storefront:login.title'],
  [{ kind: 'auth', page: 'forgot-password' }, 'storefront:password.forgotten'],
  [{ kind: 'auth', page: 'customer-register' }, 'storefront:login.register'],
  [{ kind: 'auth', page: 'password' }, 'storefront:password.first'],
  [{ kind: 'legal', section: 'cgv' }, 'storefront:legal.title'],
])('%j is named after %s', (route, key) => {
  expect(pageNameKey(route, one)).toBe(key);
});

test('the reservation has a name of its own wherever it is open', () => {
  for (const route of [{ kind: 'services' } as const, SERVICE])
    expect(pageNameKey(route, { page: 'reserved', shopCount: 1 })).toBe('storefront:title.reservation');
});

test('the contact page is named after the shops where there are several', () => {
  expect(pageNameKey({ kind: 'contact' }, one)).toBe('storefront:menu.contact');
  expect(pageNameKey({ kind: 'contact' }, { page: null, shopCount: 2 })).toBe('storefront:menu.shops');
});
