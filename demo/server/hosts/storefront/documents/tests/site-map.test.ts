import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createSiteReader } from '../../site.ts';
import { companyOfHost } from '../../../../families/company/companies.ts';
import { siteMapOf } from '../site-map.ts';
import { articleCategories, articles, shops, specialDays } from '../../../../database/schema/catalogue.ts';
import { writePosts } from '../../../../content/tests/write-posts.ts';
import { named, textOf, xmlTree } from './xml-tree.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const langsOf = (...locales: readonly Locale[]) =>
  Object.fromEntries((['fr', 'de', 'en', 'es', 'it'] as const).map((one) => [one, locales.includes(one)]));
const visit = (company: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: `${company}.localhost:4100`, ...headers } });

async function entriesOf(company: string, url = '/sitemap.xml') {
  const reply = await visit(company, url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const root = xmlTree(reply.body);
  expect(root.name).toBe('urlset');
  const origin = `http://${company}.localhost:4100`;
  return named(root, 'url').map((entry) => ({
    path: textOf(entry, 'loc')?.replace(origin, ''),
    changed: textOf(entry, 'lastmod'),
    alternates: Object.fromEntries(
      named(entry, 'xhtml:link').map(({ attributes }) => [
        attributes['hreflang'],
        attributes['href']?.replace(origin, ''),
      ]),
    ),
  }));
}

describe.each<[string, readonly Locale[]]>([
  ['French alone', ['fr']],
  ['German alone', ['de']],
  ['French and English', ['fr', 'en']],
  ['all languages', ['fr', 'de', 'en', 'es', 'it']],
])('the map of a site in %s', (_, locales) => {
  let company: string;
  beforeAll(async () => {
    company = await server.addCompany({ langs: langsOf(...locales) });
    await writePosts(
      server,
      company,
      {},
      { languages: [locales[0]!] },
      { published: false },
      { languages: ['it'] },
    );
  });

  test('has pages that answer, each in each of its languages with the others, and none that search engines may not keep', async () => {
    const entries = await entriesOf(company);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    for (const { path = '', alternates } of entries) {
      const page = await visit(company, path);
      expect([page.statusCode, page.body.includes('content="noindex"')], path).toEqual([200, false]);
      expect(page.body, path).toContain(`rel="canonical" href="http://${company}.localhost:4100${path}"`);
      const { 'x-default': usual, ...spoken } = alternates;
      expect(Object.values(spoken).length, path).not.toBe(1);
      if (Object.keys(spoken).length > 0) {
        expect(Object.values(spoken), path).toContain(path);
        expect(usual, path).toBe(Object.values(spoken)[0]);
      }
      for (const [language, other] of Object.entries(alternates)) {
        expect(page.body, path).toContain(
          `hreflang="${language}" href="http://${company}.localhost:4100${other}"`,
        );
      }
    }
  });

  test('has the magazine and its articles with when they changed, in their languages', async () => {
    const entries = await entriesOf(company);
    const paths = entries.flatMap(({ path = '' }) => (path.includes('/magazine') ? [path] : []));
    const at = (locale: Locale, path: string) => (locale === 'fr' ? path : `/${locale}${path}`);
    expect(paths).toEqual([
      ...locales.map((locale) => at(locale, '/magazine')),
      ...locales.map((locale) => at(locale, '/magazine/article-0')),
      at(locales[0]!, '/magazine/article-1'),
      ...(locales.includes('it') ? ['/it/magazine/article-3'] : []),
    ]);
    const changed = (path: string) => entries.find((entry) => entry.path === path)?.changed;
    expect(changed(at(locales[0]!, '/magazine'))).toBe('2026-01-02T00:00:00.000Z');
    expect(changed(at(locales[0]!, '/magazine/article-1'))).toBe('2026-01-01T23:59:00.000Z');
    expect(changed(at(locales[0]!, '/legal'))).toBe(undefined);
  });

  test('leaves crawlers out of what is one visitor’s own, in each language, and leads them here', async () => {
    const { body } = await visit(company, '/robots.txt');
    const lines = body.split('\n');
    for (const locale of locales) {
      expect(lines).toContain(`Disallow: ${locale === 'fr' ? '' : `/${locale}`}/panier`);
    }
    expect(lines.filter((line) => line.startsWith('Disallow')).length).toBe(
      5 * (1 + locales.filter((one) => one !== 'fr').length),
    );
    expect(lines).toContain(`Sitemap: http://${company}.localhost:4100/sitemap.xml`);
  });
});

test('a company that is not open to search engines has no map, and its robots.txt is the one specified', async () => {
  const company = await server.addCompany({ seo: { siteTabTitlePattern: '%s', indexable: false } });
  expect((await visit(company, '/sitemap.xml')).statusCode).toBe(404);
  expect((await visit(company, '/robots.txt')).body).toBe(
    'User-agent: Googlebot\nAllow: /$\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
  );
});

test('a closed site tells crawlers to come again, and keeps them out of nothing', async () => {
  const company = await server.addCompany({ maintenance: true });
  const reply = await visit(company, '/sitemap.xml');
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
    503,
    '3600',
    'no-store',
  ]);
  expect((await visit(company, '/robots.txt')).statusCode).toBe(200);
});

test('who has the map already is told that it is the same, until something changes', async () => {
  const company = await server.addCompany();
  const tag = String((await visit(company, '/sitemap.xml')).headers['etag']);
  expect((await visit(company, '/sitemap.xml', { 'if-none-match': tag })).statusCode).toBe(304);
  await writePosts(server, company, {});
  expect((await visit(company, '/sitemap.xml', { 'if-none-match': tag })).statusCode).toBe(200);
});

describe('when pages of the catalogue have changed', () => {
  const FORMERLY = '2026-01-01T00:00:00.000Z';
  let company: string;

  /** The pages that have changed since a moment that is the same for all of them. */
  async function changedBy(
    write: (db: TestServer['database']['db']) => PromiseLike<unknown>,
  ): Promise<string[]> {
    const { db } = server.database;
    for (const table of ['shops', 'categories', 'articles']) {
      await db.execute(`alter table ${table} disable trigger change_noted`);
      await db.execute(`update ${table} set changed_at = '${FORMERLY}' where company_id = '${company}'`);
      await db.execute(`alter table ${table} enable trigger change_noted`);
    }
    const before = await entriesOf(company);
    expect(new Set(before.flatMap(({ changed }) => changed ?? []))).toEqual(new Set([FORMERLY]));
    await write(db);
    const after = await entriesOf(company);
    return after
      .filter(({ changed = FORMERLY }) => changed > FORMERLY)
      .map(({ path = '' }) => path)
      .toSorted();
  }

  beforeEach(async () => {
    company = await server.addCompany({ langs: langsOf('fr') });
  });

  const SERVICE = '/services/care/massage';

  test('a shop and its special days change its page, the contact page and home', async () => {
    const shop = and(eq(shops.companyId, company), eq(shops.slug, 'one'));
    const changed = await changedBy((db) => db.update(shops).set({ phone: '+33142000001' }).where(shop));
    expect(changed).toEqual(['/', '/contact', '/one']);
    const day = { companyId: company, id: 'd1', kind: 'closed', date: '20270101', label: {} } as const;
    const { database } = server;
    const [row] = await database.db.select().from(shops).where(shop);
    const closes = await changedBy((db) => db.insert(specialDays).values({ ...day, shopId: row!.id }));
    expect(closes).toEqual(['/', '/contact', '/one']);
    const opens = await changedBy((db) => db.delete(specialDays).where(eq(specialDays.companyId, company)));
    expect(opens).toEqual(['/', '/contact', '/one']);
  });

  test('a service changes its page and those that list it', async () => {
    const article = and(eq(articles.companyId, company), eq(articles.slug, 'massage'));
    const changed = await changedBy((db) => db.update(articles).set({ price: 4321 }).where(article));
    expect(changed).toEqual(['/', '/services', '/services/care', SERVICE]);
  });

  test('a service that is deleted or leaves a category changes the pages that listed it', async () => {
    const article = and(eq(articles.companyId, company), eq(articles.slug, 'massage'));
    const [row] = await server.database.db.select().from(articles).where(article);
    const listed = and(eq(articleCategories.companyId, company), eq(articleCategories.articleId, row!.id));
    const removed = await changedBy((db) =>
      db.update(articles).set({ removed: true, draft: true }).where(article),
    );
    expect(removed).toEqual(['/', '/services', '/services/care']);
    const left = await changedBy((db) => db.delete(articleCategories).where(listed));
    expect(left).toEqual(['/', '/services', '/services/care']);
  });
});

describe('a map of more addresses than a file may have', () => {
  const origin = 'https://salon.example';
  const changes = { shops: new Map(), categories: new Map(), articles: new Map() };
  const posts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      slug: `a-${index}`,
      lang: ['all'],
      changedAt: '2026-01-01T00:00:00Z',
    }));

  async function siteOf(company: string) {
    const tenant = await companyOfHost(server.database.db, `${company}.localhost`);
    return createSiteReader(server.database.db)(tenant!);
  }

  test('is an index of files, which together have each address once', async () => {
    const site = await siteOf(await server.addCompany());
    const file = (path: string, most?: number) =>
      siteMapOf(site, { posts: posts(25), changes }, { origin, path, ...(most !== undefined && { most }) });
    const addresses = (text: string | null) =>
      named(xmlTree(text ?? ''), 'url').map((entry) => textOf(entry, 'loc'));
    const whole = addresses(file('/sitemap.xml'));
    const index = xmlTree(file('/sitemap.xml', 20) ?? '');
    expect(index.name).toBe('sitemapindex');
    const names = named(index, 'sitemap').map((one) => textOf(one, 'loc')?.replace(origin, '') ?? '');
    expect(names).toHaveLength(Math.ceil(whole.length / 20));
    const parts = names.map((name) => addresses(file(name, 20)));
    expect(parts.flat()).toEqual(whole);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(20);
    for (const path of [
      `/sitemap-${names.length + 1}.xml`,
      '/sitemap-0.xml',
      '/sitemap-01.xml',
      '/sitemap-.xml',
    ]) {
      expect(file(path, 20), path).toBe(null);
    }
    expect(file('/sitemap-1.xml')).toBe(null);
  });

  test('keeps to 50,000 addresses and 50 MB a file, whatever the slugs', async () => {
    const site = await siteOf(await server.addCompany({ langs: langsOf('fr', 'de', 'en', 'es', 'it') }));
    const long = posts(12_000).map((post, at) => ({ ...post, slug: `${'s'.repeat(110)}-${at}` }));
    const names = named(
      xmlTree(siteMapOf(site, { posts: long, changes }, { origin, path: '/sitemap.xml' }) ?? ''),
      'sitemap',
    );
    expect(names.length).toBe(7);
    const first = siteMapOf(site, { posts: long, changes }, { origin, path: '/sitemap-1.xml' }) ?? '';
    expect(first.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(first)).toBeLessThan(50 * 1024 * 1024);
  });
});
