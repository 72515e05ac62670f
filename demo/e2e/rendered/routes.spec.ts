import { get } from 'node:http';
import { expect } from '@playwright/test';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { textsIn, type TextKey } from '../fixtures/texts.ts';

interface Company {
  readonly host: DemoHost;
  readonly locales: readonly Locale[];
  /** What stands around a page's name in a title. */
  readonly pattern: string;
  readonly shops: 'one' | 'several';
}

const OPEN: readonly Company[] = [
  { host: 'maison', locales: LOCALES, pattern: '%s · Maison Orée', shops: 'several' },
  { host: 'suisse', locales: LOCALES, pattern: '%s · Maison Orée Suisse', shops: 'several' },
  { host: 'duo', locales: ['fr', 'en'], pattern: '%s | Duo Cobalt', shops: 'several' },
  { host: 'atelier', locales: ['fr'], pattern: '%s · Atelier Nacre', shops: 'one' },
];

const CLOSED: readonly Company[] = [
  { host: 'closed', locales: ['fr', 'en'], pattern: '%s · Rive Douce', shops: 'one' },
  { host: 'works', locales: ['fr', 'it'], pattern: '%s · Villa Myrte', shops: 'one' },
];

/** Where everybody reads the same, by the text that names it. */
const PUBLIC: readonly (readonly [path: string, name: (company: Company) => TextKey])[] = [
  ['/', () => 'storefront:title.fallback'],
  ['/services', () => 'storefront:menu.services'],
  ['/contact', ({ shops }) => (shops === 'several' ? 'storefront:menu.shops' : 'storefront:menu.contact')],
  ['/legal', () => 'storefront:legal.title'],
  ['/cgv', () => 'storefront:legal.title'],
  ['/rgpd', () => 'storefront:legal.title'],
];

/** Where each reads what is theirs. */
const OWN: readonly (readonly [path: string, name: TextKey])[] = [
  ['/panier', 'storefront:title.cart'],
  ['/waiting', 'storefront:waiting.title'],
  ['/auth', 'storefront:login.title'],
  ['/auth/login', 'storefront:login.title'],
  ['/auth/customer/login', 'storefront:login.title'],
  ['/auth/forgot-password', 'storefront:password.forgotten'],
  ['/auth/register', 'storefront:login.register'],
  ['/auth/customer/register', 'storefront:login.register'],
  ['/auth/password', 'storefront:password.first'],
  ['/profile/orders', 'account:page.orders'],
  ['/profile/orders/1', 'storefront:title.appointment'],
  ['/profile/password-reset', 'storefront:password.title'],
  ['/rendez-vous/1', 'storefront:title.appointment'],
  ['/liste-attente/1', 'storefront:title.freedPlace'],
  ['/services?page=reserved', 'storefront:title.reservation'],
];

/** What leads nowhere, in every position, however it is written. */
const NOWHERE = [
  '/nowhere',
  '/services/none',
  '/services/none/none',
  '/none/services/none',
  '/none/services/none/none',
  '/services/none/none/none',
  '/profile/none',
  '/payments/none',
  '/magazine/none',
  '/boutique/article/none',
  '/fr',
  '/pt',
  '/%E2%82%AC',
  '/caf%C3%A9%20cr%C3%A8me',
  '/a%2Fb',
  '//services',
  '/services//massages',
  `/${'x'.repeat(2000)}`,
  `/services/${'%C3%A9'.repeat(300)}`,
];

interface Reply {
  readonly status: number;
  readonly location: string;
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  readonly isIndexed: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (html = '') =>
  html.replaceAll(/<[^>]+>/g, '').replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** As a program asks, which leaves the path as it is written. */
async function read(address: string, path: string): Promise<Reply> {
  const { host, port } = new URL(address);
  const { status, location, html } = await new Promise<{ status: number; location: string; html: string }>(
    (resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (reply) => {
        let html = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (html += part));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '', html }),
        );
      }).on('error', reject);
    },
  );
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return {
    status,
    location,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: plain(/<title>([^]*?)<\/title>/.exec(html)?.[1]),
    headings: [...html.matchAll(/<h1[^>]*>([^]*?)<\/h1>/g)].map(([, text]) => plain(text)),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null,
    alternates: Object.fromEntries([...alternates].map(([, language, href]) => [language, href])),
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
  };
}

const prefixOf = (locale: Locale) => (locale === 'fr' ? '' : `/${locale}`);
const pathIn = (locale: Locale, path: string) => prefixOf(locale) + (path === '/' ? '' : path) || '/';

/** Where an alias leads to the page of another address. */
const builtPath = (path: string) => (path === '/cgv' || path === '/rgpd' ? '/legal' : path);

for (const company of OPEN) {
  const { host, locales, pattern } = company;
  const titled = (name: string) => pattern.replace('%s', () => name);

  for (const locale of locales) {
    const t = textsIn(locale);

    test(`${host} in ${locale}: what everybody reads has its title, its one heading and its addresses`, async ({
      at,
    }) => {
      for (const [path, name] of PUBLIC) {
        const page = await read(at(host), pathIn(locale, path));
        const address = (spoken: Locale) => new URL(pathIn(spoken, builtPath(path)), at(host)).href;
        expect(page, path).toMatchObject({
          status: 200,
          lang: locale,
          title: titled(t(name(company))),
          canonical: address(locale),
          isIndexed: true,
        });
        expect(page.headings, path).toHaveLength(1);
        const others = locales.map((spoken) => [spoken, address(spoken)]);
        expect(page.alternates, path).toEqual(
          others.length > 1 ? Object.fromEntries([...others, ['x-default', address('fr')]]) : {},
        );
      }
    });

    test(`${host} in ${locale}: what is somebody’s own has its title and is in no index`, async ({ at }) => {
      for (const [path, name] of OWN) {
        expect(await read(at(host), pathIn(locale, path)), path).toMatchObject({
          status: 200,
          lang: locale,
          title: titled(t(name)),
          canonical: null,
          alternates: {},
          isIndexed: false,
        });
      }
    });

    test(`${host} in ${locale}: what leads nowhere says so`, async ({ at }) => {
      for (const path of NOWHERE) {
        const page = await read(at(host), pathIn(locale, path));
        expect(page, path).toMatchObject({
          status: 404,
          title: '404 Not Found',
          canonical: null,
          isIndexed: false,
        });
        expect(page.headings, path).toEqual([textsIn(page.lang as Locale)('storefront:missing.title')]);
      }
    });
  }

  for (const locale of LOCALES.filter((each) => !locales.includes(each))) {
    test(`${host} in ${locale}, which it does not speak, has no page`, async ({ at }) => {
      for (const [path] of PUBLIC)
        expect(await read(at(host), pathIn(locale, path)), path).toMatchObject({ status: 404, lang: 'fr' });
    });
  }
}

for (const { host, locales } of CLOSED) {
  test(`${host}, which is closed, leads from every address to what it says of that`, async ({ at }) => {
    for (const locale of locales) {
      const closed = pathIn(locale, '/disabled');
      for (const [path] of [...PUBLIC, ...OWN])
        expect(await read(at(host), pathIn(locale, path)), path).toMatchObject({
          status: 302,
          location: closed,
        });
      const page = await read(at(host), closed);
      expect(page).toMatchObject({ status: 503, lang: locale, canonical: null, isIndexed: false });
      expect(page.headings).toHaveLength(1);
    }
  });
}
