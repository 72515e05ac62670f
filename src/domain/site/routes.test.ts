import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale.ts';
import { buildHref, buildPath, parsePath, serviceRoute, unprefixedLocale, type Route } from './routes.ts';
import { isReservedWord } from './fixed-routes.ts';

const EVERYWHERE = { locales: LOCALES };

function routeAt(path: string): Route | null {
  const parsed = parsePath(path, EVERYWHERE);
  return parsed.kind === 'found' ? parsed.route : null;
}

const pages: readonly (readonly [path: string, route: Route])[] = [
  ['/', { kind: 'home' }],
  ['/auth', { kind: 'auth', page: 'entry' }],
  ['/auth/login', { kind: 'auth', page: 'login' }],
  ['/auth/register', { kind: 'auth', page: 'register' }],
  ['/auth/password', { kind: 'auth', page: 'password' }],
  ['/auth/forgot-password', { kind: 'auth', page: 'forgot-password' }],
  ['/auth/customer/login', { kind: 'auth', page: 'customer-login' }],
  ['/auth/customer/register', { kind: 'auth', page: 'customer-register' }],
  ['/boutique', { kind: 'eshop' }],
  ['/boutique/article/huile', { kind: 'article', slug: 'huile' }],
  ['/contact', { kind: 'contact' }],
  ['/disabled', { kind: 'disabled' }],
  ['/gift', { kind: 'gift' }],
  ['/legal', { kind: 'legal', section: null }],
  ['/legal#rgpd', { kind: 'legal', section: 'rgpd' }],
  ['/legal#mentions', { kind: 'legal', section: 'mentions' }],
  ['/legal#cgv', { kind: 'legal', section: 'cgv' }],
  ['/legal#cgu', { kind: 'legal', section: 'cgu' }],
  ['/magazine', { kind: 'magazine' }],
  ['/magazine/hiver', { kind: 'post', post: 'hiver' }],
  ['/panier', { kind: 'cart' }],
  ['/payments/fail', { kind: 'payment', page: 'fail' }],
  ['/payments/rdvcheck', { kind: 'payment', page: 'check' }],
  ['/payments/success', { kind: 'payment', page: 'success' }],
  ['/profile', { kind: 'profile' }],
  ['/profile/orders', { kind: 'orders' }],
  ['/profile/orders/12', { kind: 'order', id: '12' }],
  ['/profile/eshoporders', { kind: 'eshop-orders' }],
  ['/profile/eshoporders/12', { kind: 'eshop-order', id: '12' }],
  ['/profile/loyalty', { kind: 'loyalty' }],
  ['/profile/password-reset', { kind: 'password-reset', token: null }],
  ['/profile/password-reset/abc', { kind: 'password-reset', token: 'abc' }],
  ['/rendez-vous/7f', { kind: 'appointment', id: '7f' }],
  ['/liste-attente/7f', { kind: 'freed-place', id: '7f' }],
  ['/services', { kind: 'services' }],
  ['/services/soins', { kind: 'category', shop: null, category: 'soins' }],
  ['/services/soins/visage', { kind: 'service', shop: null, category: 'soins', service: 'visage' }],
  ['/waiting', { kind: 'waiting' }],
  ['/marais', { kind: 'shop', shop: 'marais' }],
  ['/marais/services/soins', { kind: 'category', shop: 'marais', category: 'soins' }],
  [
    '/marais/services/soins/visage',
    { kind: 'service', shop: 'marais', category: 'soins', service: 'visage' },
  ],
];

test.each(pages)('the path %s is a page in every language, and its own link', (path, route) => {
  expect(parsePath(path, EVERYWHERE)).toEqual({ kind: 'found', locale: 'fr', route });
  expect(buildPath(route, 'fr')).toBe(path);
  for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
    const prefixed = path === '/' ? `/${locale}` : `/${locale}${path}`;
    expect(parsePath(prefixed, EVERYWHERE)).toEqual({ kind: 'found', locale, route });
    expect(buildPath(route, locale)).toBe(prefixed);
  }
});

test.each([
  ['/bonscadeaux', '/gift'],
  ['/presse', '/magazine'],
  ['/boutique/article', '/boutique'],
  ['/rgpd', '/legal#rgpd'],
  ['/legales', '/legal#mentions'],
  ['/cgv', '/legal#cgv'],
  ['/cgu', '/legal#cgu'],
  ['/de/cgv', '/de/legal#cgv'],
  ['/services/', '/services'],
  ['/de/', '/de'],
  ['', '/'],
  ['/services?page=reserved', '/services'],
  ['/services#top', '/services'],
])('the path %s leads to the page of %s', (alias, path) => {
  expect(parsePath(alias, EVERYWHERE)).toEqual(parsePath(path, EVERYWHERE));
});

test.each([
  '/fr',
  '/fr/services',
  '/auth/nowhere',
  '/auth/customer',
  '/payments',
  '/payments/later',
  '/profile/orders/1/2',
  '/profile/loyalty/1',
  '/profile/nowhere',
  '/boutique/huile',
  '/boutique/article/a/b',
  '/magazine/a/b',
  '/services/a/b/c',
  '/contact/us',
  '/marais/services',
  '/marais/soins',
  '/marais/services/a/b/c',
  '/contact/services/soins',
  '/api/services/soins',
  '/shops',
  '/rendez-vous',
  '/rendez-vous/a/b',
  '/liste-attente',
  '/embed',
  '//services',
  '/services//visage',
  '/%E0%A4%A',
  '/services/%',
  '/services/%2e%2e',
  '/services/..',
  '/de/de',
])('the path %s is not found', (path) => {
  expect(parsePath(path, EVERYWHERE).kind).toBe('not-found');
});

test('the prefix of a language that is not enabled is not found', () => {
  const site = { locales: ['fr', 'en'] as const };
  expect(parsePath('/de/services', site)).toEqual({ kind: 'not-found', locale: 'fr' });
  expect(parsePath('/en/services', site)).toMatchObject({ kind: 'found', locale: 'en' });
  expect(parsePath('/en/nowhere/at/all', site)).toEqual({ kind: 'not-found', locale: 'en' });
});

test('the only language of a company needs no prefix', () => {
  const site = { locales: ['de'] as const };
  expect(parsePath('/services', site)).toMatchObject({ kind: 'found', locale: 'de' });
  expect(parsePath('/de/services', site)).toMatchObject({ kind: 'found', locale: 'de' });
  expect(unprefixedLocale(['it', 'en'])).toBe('en');
  expect(unprefixedLocale([])).toBe('fr');
});

test('a first segment that is no known shop is not found', () => {
  const site = { ...EVERYWHERE, shopSlugs: new Set(['marais', 'contact']) };
  expect(parsePath('/marais', site).kind).toBe('found');
  expect(parsePath('/lyon', site).kind).toBe('not-found');
  expect(parsePath('/lyon/services/soins', site).kind).toBe('not-found');
  expect(parsePath('/contact', site)).toMatchObject({ route: { kind: 'contact' } });
});

test('a shop’s service is found without its category once the categories are known', () => {
  const site = { ...EVERYWHERE, categorySlugs: new Set(['soins']) };
  const route: Route = { kind: 'service', shop: 'marais', category: null, service: 'visage' };
  expect(buildPath(route, 'fr')).toBe('/marais/services/visage');
  expect(parsePath('/marais/services/visage', site)).toMatchObject({ route });
  expect(parsePath('/marais/services/soins', site)).toMatchObject({
    route: { kind: 'category', category: 'soins' },
  });
});

test('slugs are encoded in paths and decoded in routes', () => {
  const route: Route = { kind: 'category', shop: 'l’écrin & co', category: 'a/b#c?d' };
  const path = '/l%E2%80%99%C3%A9crin%20%26%20co/services/a%2Fb%23c%3Fd';
  expect(buildPath(route, 'fr')).toBe(path);
  expect(routeAt(path)).toEqual(route);
  expect(routeAt('/auth%2Flogin')).toEqual({ kind: 'shop', shop: 'auth/login' });
});

test('a link has path, search and fragment in their order', () => {
  expect(buildHref({ kind: 'legal', section: 'cgv' }, 'de', { tab: 'x' })).toBe('/de/legal?tab=x#cgv');
  expect(buildHref({ kind: 'home' }, 'fr')).toBe('/');
});

test('a service has its address inside its shop only where there are two shops or more', () => {
  expect(buildPath(serviceRoute('marais', 2, 'soins', 'visage'), 'fr')).toBe('/marais/services/soins/visage');
  expect(buildPath(serviceRoute('marais', 1, 'soins', 'visage'), 'fr')).toBe('/services/soins/visage');
  expect(buildPath(serviceRoute(null, 24, 'soins', 'visage'), 'fr')).toBe('/services/soins/visage');
});

const anySlug = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((slug) => !/^\.{1,2}$/.test(slug));
const anyShop = anySlug.filter((slug) => !isReservedWord(slug));
const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom(...pages.map(([, route]) => route)),
  anySlug.map((id) => ({ kind: 'order' as const, id })),
  anySlug.map((id) => ({ kind: 'eshop-order' as const, id })),
  anySlug.map((id) => ({ kind: 'appointment' as const, id })),
  anySlug.map((id) => ({ kind: 'freed-place' as const, id })),
  fc.option(anySlug).map((token) => ({ kind: 'password-reset' as const, token })),
  anySlug.map((slug) => ({ kind: 'article' as const, slug })),
  anySlug.map((post) => ({ kind: 'post' as const, post })),
  anyShop.map((shop) => ({ kind: 'shop' as const, shop })),
  fc.record({ kind: fc.constant('category' as const), shop: fc.option(anyShop), category: anySlug }),
  fc.record({
    kind: fc.constant('service' as const),
    shop: fc.constant(null),
    category: anySlug,
    service: anySlug,
  }),
  fc.record({ kind: fc.constant('service' as const), shop: anyShop, category: anySlug, service: anySlug }),
);

test('a route that is built is found again, in every language', () => {
  fc.assert(
    fc.property(anyRoute, fc.constantFrom<Locale>(...LOCALES), (route, locale) => {
      expect(parsePath(buildPath(route, locale), EVERYWHERE)).toEqual({ kind: 'found', locale, route });
    }),
    { numRuns: 1000 },
  );
});

test('no path breaks the site, and what is found is built again to the same page', () => {
  const anyPath = fc.oneof(
    fc.webPath(),
    fc.string(),
    fc.array(fc.string(), { maxLength: 4 }).map((all) => `/${all.join('/')}`),
  );
  fc.assert(
    fc.property(anyPath, (path) => {
      const parsed = parsePath(path, EVERYWHERE);
      if (parsed.kind === 'not-found') return;
      expect(parsePath(buildPath(parsed.route, parsed.locale), EVERYWHERE)).toEqual(parsed);
    }),
    { numRuns: 1000 },
  );
});
