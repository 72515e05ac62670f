import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { Route } from '#domain/site/routes.ts';
import { instant } from '#domain/time/instant.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { insideFetch } from '../inside-fetch.ts';
import { textsIn } from '../renderer.ts';
import { renderElement } from './render-element.tsx';
import type { ServerPage } from './server-page.ts';

let server: TestServer;
let nickname: string;

beforeAll(async () => {
  server = await startTestServer();
  nickname = await server.addCompany();
});
afterAll(() => server.close());

function pageOf(path: string, change: Partial<ServerPage> = {}): ServerPage {
  return {
    url: new URL(path, `http://${nickname}.localhost:4100`),
    token: `cmp_${nickname}`,
    locale: 'fr',
    route: null,
    now: server.clock.now(),
    fetch: insideFetch(server.app)('127.0.0.1'),
    texts: textsIn('locales'),
    ...change,
  };
}

const render = (path: string, change?: Partial<ServerPage>) =>
  renderElement('storefront', { company: `cmp_${nickname}` }, pageOf(path, change));

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test.each([
  ['/', 'fr', 'Prestations'],
  ['/services', 'fr', 'Tous les soins'],
  ['/en/services', 'en', 'Book'],
  ['/contact', 'fr', 'Horaires'],
  ['/no/such/page', 'fr', 'introuvable'],
] as const)('the page %s is rendered whole, in its language %s', async (path, locale: Locale, words) => {
  const { html, data } = await render(path, { locale });
  expect(wordsOf(html).toLowerCase()).toContain(words.toLowerCase());
  expect(html).toContain(`lang="${locale}"`);
  expect(data).toMatchObject({ locale, now: server.clock.now() });
  expect(html).not.toContain('<script');
});

test('a page in a language that its company does not speak is none, and says so in one that it speaks', async () => {
  const french = await server.addCompany({ langs: { fr: true } });
  const { html } = await renderElement(
    'storefront',
    { company: `cmp_${french}` },
    pageOf('/en/services', { token: `cmp_${french}` }),
  );
  expect(html).toContain('lang="fr"');
  expect(wordsOf(html)).toContain('Page introuvable');
  expect(wordsOf(html)).not.toContain('Page not found');
});

test('a rendered page names no style in its markup, and has the rule of each of its classes', async () => {
  const { html, css } = await render('/');
  expect(html).not.toContain(' style="');
  for (const [, style = ''] of html.matchAll(/ data-style="([^"]*)"/g)) {
    expect(css).toContain(style.replace(/&#x27;/g, "'"));
  }
  for (const rule of ['.grid{', '.min-h-screen{', '.text-muted{']) expect(css).toContain(rule);
  expect(css).toContain('--v-accent');
});

test('the same page is rendered in the same words, whatever was rendered before', async () => {
  const first = await render('/services');
  await Promise.all(['/', '/contact', '/de/services'].map((path) => render(path)));
  expect((await render('/services')).html).toBe(first.html);
});

test('a page is of one moment, whatever its replies say of theirs', async () => {
  const [noon, night] = [instant(Date.UTC(2026, 0, 12, 11)), 'Mon, 12 Jan 2026 02:00:00 GMT'];
  const send = insideFetch(server.app)('127.0.0.1');
  const fetch: ServerPage['fetch'] = async (...asked) => {
    const reply = await send(...asked);
    reply.headers.set('date', night);
    return reply;
  };
  const { html, data } = await render('/contact', { now: noon, fetch });
  expect(wordsOf(html)).toContain('Ouvert jusqu’à');
  expect(data.now).toBe(noon);
});

test('a page whose back end fails is not rendered, and nobody waits for another try', async () => {
  const fetch: ServerPage['fetch'] = async () => new Response('{}', { status: 503 });
  await expect(render('/', { fetch })).rejects.toThrow('answered 503');
  const nobody: ServerPage['fetch'] = () => Promise.reject(new TypeError('gone'));
  await expect(render('/', { fetch: nobody })).rejects.toThrow('gone');
});

test('a page whose time is up is not rendered', async () => {
  const signal = AbortSignal.timeout(50);
  await expect(render('/', { signal, fetch: () => new Promise(() => {}) })).rejects.toThrow(/abort|timeout/i);
});

test('a feature without an element is not rendered', async () => {
  await expect(renderElement('appointments', {}, pageOf('/'))).rejects.toThrow('no element');
});

test.each(['booking', 'finder', 'cart'])(
  'the element %s is rendered as it stands in a page',
  async (feature) => {
    const { html, title } = await renderElement(feature, { company: `cmp_${nickname}` }, pageOf('/'));
    expect(html.length).toBeGreaterThan(50);
    expect(title).toBe(null);
  },
);

const route = (kind: 'home' | 'services'): Route => ({ kind });

test('a page says what it is to programs: its salons with their way and hours', async () => {
  const { structured } = await render('/', { route: route('home') });
  const [salon] = (structured as { '@graph': readonly Record<string, unknown>[] })['@graph'];
  expect(salon).toMatchObject({ '@type': 'BeautySalon', address: { '@type': 'PostalAddress' } });
  expect(salon?.['openingHoursSpecification']).not.toHaveLength(0);
  expect((await render('/no/such/page')).structured).toBe(null);
});
