import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { FixedRoute } from '#domain/site/fixed-routes.ts';
import type { FeatureRoutes } from '#domain/site/route-patterns.ts';
import { buildPath, type Route, type RouteOf } from '#domain/site/routes.ts';
import { definitionOf, renderElement } from '#server/render/engine/render-element.tsx';
import { hasFeaturePage } from '#server/render/feature-routes.ts';
import { textsIn } from '#server/render/renderer.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { isPublicRoute } from './visited-page.ts';

let server: TestServer;
let salon = '';

beforeAll(async () => {
  server = await startTestServer({
    renderer: { render: renderElement, definitionOf, texts: textsIn('locales') },
  });
  salon = await server.addCompany({ langs: Object.fromEntries(LOCALES.map((locale) => [locale, true])) });
});
afterAll(() => server.close());

type Kind = Exclude<Route['kind'], keyof FeatureRoutes>;
const id = 'abc123';
const only = <K extends FixedRoute['kind']>(kind: K) => [{ kind } as unknown as RouteOf<K>];

const AUTH_PAGES = {
  entry: true,
  login: true,
  register: true,
  'customer-login': true,
  'customer-register': true,
  'forgot-password': true,
  password: true,
} satisfies Record<RouteOf<'auth'>['page'], true>;
const PAYMENT_PAGES = { success: true, fail: true, check: true } satisfies Record<
  RouteOf<'payment'>['page'],
  true
>;
const pagesOf = <K extends 'auth' | 'payment'>(kind: K, pages: object) =>
  Object.keys(pages).map((page) => ({ kind, page }) as RouteOf<K>);

/** Each kind of page that there is; one that is added has to say who may be sent it. `status`: of the site, whatever is asked for. */
const PAGES: Readonly<
  Record<Kind, 'public' | 'status' | { readonly [who in 'account' | 'step']?: readonly Route[] }>
> = {
  home: 'public',
  services: 'public',
  category: 'public',
  service: 'public',
  shop: 'public',
  eshop: 'public',
  article: 'public',
  gift: 'public',
  'gift-check': 'public',
  magazine: 'public',
  post: 'public',
  contact: 'public',
  legal: 'public',
  disabled: 'status',
  waiting: 'status',
  cart: { step: only('cart') },
  checkout: { step: only('checkout') },
  profile: { account: only('profile') },
  orders: { account: only('orders') },
  order: { account: [{ kind: 'order', id }] },
  'eshop-orders': { account: only('eshop-orders') },
  'eshop-order': { account: [{ kind: 'eshop-order', id }] },
  loyalty: { account: only('loyalty') },
  credit: { account: only('credit') },
  appointment: { account: [{ kind: 'appointment', id }] },
  'freed-place': { account: [{ kind: 'freed-place', id }] },
  'password-reset': { account: [null, id].map((token) => ({ kind: 'password-reset', token })) },
  auth: { step: pagesOf('auth', AUTH_PAGES) },
  payment: { step: pagesOf('payment', PAYMENT_PAGES) },
};
const UNSHARED = 'private, no-cache';
const UNSTORED = 'private, no-store';
const PRIVATE = Object.values(PAGES).flatMap((page) => {
  if (typeof page === 'string') return [];
  const { account = [], step = [] } = page;
  const rows = (routes: readonly Route[], lifetime: string) =>
    routes.map((route) => [buildPath(route, 'fr'), lifetime, route] as const);
  return [...rows(account, UNSTORED), ...rows(step, UNSHARED)];
});

const visit = (url: string) => server.app.inject({ url, headers: { host: `${salon}.localhost:4100` } });

describe('a page that is not for everybody', () => {
  test.each(PRIVATE)('%s is sent to one visitor, %s, in each language', async (_, lifetime, route) => {
    expect([isPublicRoute(route), hasFeaturePage(route.kind)]).toEqual([false, true]);
    for (const locale of LOCALES) {
      const { statusCode, headers } = await visit(buildPath(route, locale));
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, lifetime, undefined]);
    }
  });

  test.each([
    ['/profile?from=/contact&page=reserved', 200, UNSTORED],
    ['/auth/login?from=/contact', 200, UNSHARED],
    ['/?page=reserved', 200, UNSHARED],
    ['/?q=balayage', 200, UNSHARED],
    ['/nowhere?page=reserved', 404, UNSHARED],
  ])('%s is so with what is asked behind its path: %i, %s', async (url, status, lifetime) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers['cache-control']]).toEqual([status, lifetime]);
  });
});

describe('a page of an account', () => {
  const isRendered = (body: string) => body.includes('shadowrootmode');

  test.each(['/profile', '/profile/orders', '/profile/eshoporders', '/profile/credit', '/profile/loyalty'])(
    '%s begins with the menu, alike for everybody, whoever asks for it',
    async (url) => {
      const headers = { host: `${salon}.localhost:4100`, cookie: 'auth.token=somebody; auth.type=customer' };
      const { body } = await server.app.inject({ url, headers });
      expect(isRendered(body)).toBe(true);
      expect(body).toContain('Mes informations');
      expect(body).not.toContain('sign-in-address');
      expect((await visit(url)).body).toBe(body);
    },
  );

  test('is made from what everybody may read, which other pages share, and of its visitor from nothing', async () => {
    const other = await server.addCompany();
    const read = vi.spyOn(server.app, 'inject');
    await server.app.inject({
      url: '/profile/orders',
      headers: {
        host: `${other}.localhost:4100`,
        cookie: 'auth.token=somebody; auth.type=customer',
        authorization: 'Bearer somebody',
      },
    });
    const calls: unknown[][] = read.mock.calls;
    const [, ...inside] = calls.map(([asked]) => asked as { url: string; headers: object });
    expect(inside.map(({ url }) => url.replace(/\?.*/, ''))).toEqual(
      expect.arrayContaining(['/api/companies/me', '/shops', '/api/categories']),
    );
    for (const { headers } of inside)
      expect(Object.keys(headers).toSorted()).toEqual(['company', 'curlang', 'host']);
    read.mockRestore();
  });

  test('an order’s own is drawn by the browser alone, whichever is asked for', async () => {
    for (const url of ['/profile/orders/a', '/profile/eshoporders/a'])
      expect(isRendered((await visit(url)).body)).toBe(false);
  });
});

test('what is public is so by the features that show it', () => {
  const isPublic = (kind: string) => isPublicRoute({ kind } as Route);
  for (const [kind, what] of Object.entries(PAGES))
    expect([kind, isPublic(kind)]).toEqual([kind, what === 'public']);
});
