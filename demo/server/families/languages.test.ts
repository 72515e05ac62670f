import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import { LOCALES } from '#domain/locale.ts';
import { articles, categories } from '../database/schema/catalogue.ts';
import { send, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let salon: string;

const five = (word: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `${word} ${locale}`]));

beforeAll(async () => {
  server = await startTestServer();
  salon = await server.addCompany({
    siteDisabledMessage: five('closed'),
    primarySiteLinkText: { it: 'sito' },
  });
  const name = five('name');
  await server.database.db.update(categories).set({ name, summary: { de: 'nur', en: 'only' } });
  await server.database.db.update(articles).set({ name, summary: {} }).where(eq(articles.slug, 'massage'));
});
afterAll(() => server.close());

const read = (url: string, headers: Record<string, string>) => send(server, salon, { url, headers });

describe('what anyone may read', () => {
  test.each(LOCALES)('what anyone may read speaks %s alone', async (curlang) => {
    const headers = { curlang };
    const alone = { [curlang]: `name ${curlang}` };
    const list = (await read('/api/categories', headers)).body as CategoryWire[];
    expect(list.every((category) => category.name[curlang] && Object.keys(category.name).length === 1)).toBe(
      true,
    );
    const inList = list.flatMap((category) => category.articles).find(({ slug }) => slug === 'massage');
    expect(inList?.name).toEqual(alone);
    expect((await read('/api/articles/slug/massage', headers)).body).toMatchObject({ name: alone });
    expect((await read('/api/categories/slug/care', headers)).body).toMatchObject({ name: alone });
    const company = { booker: { siteDisabledMessage: { [curlang]: `closed ${curlang}` } } };
    expect((await read('/api/companies/me', headers)).body).toMatchObject(company);
    expect((await read(`/api/companies/token/host/${salon}.localhost`, headers)).body).toMatchObject(company);
    const all = await Promise.all(
      ['/shops', '/api/closeddays', '/api/opendays', '/api/companies/me', '/api/categories'].map((url) =>
        read(url, headers),
      ),
    );
    for (const { text } of all) expect(text).not.toMatch(/\{[^{}]*"fr":"[^{}]*"en":"/);
  });

  test('a text that lacks the language is in French, else in one that it has; an empty one stays empty', async () => {
    const massage = await read('/api/articles/slug/massage', { curlang: 'es' });
    expect(massage.body).toMatchObject({
      description: { fr: '<p>massage</p>' },
      summary: {},
      images: [{ alt: { fr: expect.any(String) as string } }],
    });
    const [category] = (await read('/api/categories', { curlang: 'es' })).body as CategoryWire[];
    expect(category?.summary).toEqual({ de: 'nur' });
    expect((await read('/api/companies/me', { curlang: 'pt' })).body).toMatchObject({
      booker: { primarySiteLinkText: { it: 'sito' }, siteDisabledMessage: { fr: 'closed fr' } },
    });
  });

  test('what anyone may read is kept by language: one that is known is not sent again, and does not stand for another', async () => {
    const german = await read('/api/categories', { curlang: 'de' });
    const tag = String(german.headers['etag']);
    expect(german.headers['vary']).toMatch(/\bcompany, curlang\b/);
    const again = await read('/api/categories', { curlang: 'de', 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['vary']).toMatch(/\bcurlang\b/);
    expect((await read('/api/categories', { curlang: 'it', 'if-none-match': tag })).status).toBe(200);
  });
});
