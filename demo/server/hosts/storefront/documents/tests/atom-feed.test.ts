import { parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { whatLives } from '../../../../content/testing/what-lives.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { writePosts } from '../../../../content/tests/write-posts.ts';
import { named, textOf, xmlTree } from './xml-tree.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const visit = (company: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: `${company}.localhost:4100`, ...headers } });
async function feedOf(company: string, url: string) {
  const reply = await visit(company, url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  return xmlTree(reply.body);
}
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const UUID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/;

describe.each<[Locale, string]>([
  ['fr', ''],
  ['de', '/de'],
  ['en', '/en'],
  ['es', '/es'],
  ['it', '/it'],
])('the feed of a magazine in %s', (locale, prefix) => {
  let company: string;
  let origin: string;
  beforeAll(async () => {
    company = await server.addCompany({ langs: { fr: true, de: true, en: true, es: true, it: true } });
    origin = `http://${company}.localhost:4100`;
    await writePosts(
      server,
      company,
      {
        author: 'Inès & Cie',
        summary: { [locale]: 'Un <mot> & un autre' },
        body: {
          [locale]: `<p>Voir <a href="/contact">nous</a>, <a href="#bas">plus bas</a>, <a href="https://salon.example/a?b=1&amp;c=2">ailleurs</a></p><img src="/medias/uploads/${company}/posts/a.320.webp" alt="Un galet"><script>alert(1)</script><a href="javascript:alert(1)">x</a>`,
        },
        image: {
          url: `/medias/${company}/a.{width}.{format}`,
          widths: [320, 640],
          alt: {},
          colour: '#aabbcc',
        },
      },
      { languages: [locale], title: { fr: 'Caractère \u0008 interdit ]]>' } },
      { published: false },
      { languages: [locale === 'fr' ? 'de' : 'fr'] },
      { featured: true },
    );
  });

  test('has what RFC 4287 asks of it: its id, its moment, its author, and where it and its page are', async () => {
    const feed = await feedOf(company, `${prefix}/magazine.atom`);
    expect([feed.name, feed.attributes]).toEqual([
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
    ]);
    expect(textOf(feed, 'id')).toMatch(UUID);
    expect(textOf(feed, 'title')).toContain(`Salon ${company} – `);
    expect(textOf(feed, 'updated')).toBe('2026-01-02T00:00:00.000Z');
    expect(textOf(named(feed, 'author')[0]!, 'name')).toBe(`Salon ${company}`);
    expect(named(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
      ['self', `${origin}${prefix}/magazine.atom`],
      ['alternate', `${origin}${prefix}/magazine`],
    ]);
  });

  test('has each article of the language once, the newest first, with a page that answers', async () => {
    const entries = named(await feedOf(company, `${prefix}/magazine.atom`), 'entry');
    const pages = entries.map(
      (entry) => named(entry, 'link')[0]?.attributes['href']?.replace(origin, '') ?? '',
    );
    expect(pages).toEqual([0, 1, 4].map((index) => `${prefix}/magazine/article-${index}`));
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated']) expect(named(entry, name), name).toHaveLength(1);
      expect(textOf(entry, 'updated')).toMatch(RFC_3339);
      expect(textOf(entry, 'published')).toMatch(RFC_3339);
    }
    for (const page of pages) expect((await visit(company, page)).statusCode, page).toBe(200);
    expect(entries.map((entry) => textOf(named(entry, 'author')[0] ?? entry, 'name'))).toEqual([
      'Inès & Cie',
      undefined,
      undefined,
    ]);
  });

  test('has articles whole and harmless, whose links work wherever they are read', async () => {
    const [first] = named(await feedOf(company, `${prefix}/magazine.atom`), 'entry');
    expect(textOf(first!, 'summary')).toBe('Un <mot> & un autre');
    const [content] = named(first!, 'content');
    expect(content?.attributes).toEqual({ type: 'html' });
    const html = content?.text ?? '';
    expect(whatLives(html.replaceAll(`${origin}/medias/`, '/medias/'), company)).toEqual([]);
    expect(html).not.toContain('alert');
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      `${origin}/contact`,
      `${origin}${prefix}/magazine/article-0#bas`,
      'https://salon.example/a?b=1&amp;c=2',
      `${origin}/medias/uploads/${company}/posts/a.320.webp`,
    ]);
    expect(parseFragment(html).childNodes.length).toBeGreaterThan(1);
    expect(named(first!, 'link')[1]?.attributes).toEqual({
      rel: 'enclosure',
      type: 'image/webp',
      href: `${origin}/medias/${company}/a.640.webp`,
    });
  });

  test('says in which language a text is that is not translated, and has no character that XML forbids', async () => {
    const [, second] = named(await feedOf(company, `${prefix}/magazine.atom`), 'entry');
    expect(textOf(second!, 'title')).toBe('Caractère  interdit ]]>');
    expect(named(second!, 'title')[0]?.attributes).toEqual(locale === 'fr' ? {} : { 'xml:lang': 'fr' });
  });

  test('is named in the head of the magazine’s pages, and of no other', async () => {
    const link = `<link rel="alternate" type="application/atom+xml" title="Salon ${company} – `;
    for (const path of ['/magazine', '/magazine/article-0']) {
      const { body } = await visit(company, prefix + path);
      expect(body).toContain(link);
      expect(body).toContain(`href="${prefix}/magazine.atom"`);
    }
    expect((await visit(company, `${prefix}/contact`)).body).not.toContain('atom+xml');
  });
});

test.each([
  ['without articles', [], '/magazine.atom', 404],
  ['without articles in the language', [{ languages: ['fr'] }], '/en/magazine.atom', 404],
  ['in a language that is not enabled', [{}], '/de/magazine.atom', 404],
  ['by another name', [{}], '/magazine.atom/', 404],
])('a feed %s is none', async (_, rows, url, status) => {
  const company = await server.addCompany();
  await writePosts(server, company, ...rows);
  expect((await visit(company, url)).statusCode).toBe(status);
});

test('a feed has thirty articles at most, keeps their ids wherever it is asked for, and is not sent twice', async () => {
  const company = await server.addCompany();
  await writePosts(server, company, ...Array.from({ length: 35 }, () => ({})));
  expect(named(await feedOf(company, '/magazine.atom'), 'entry')).toHaveLength(30);
  const first = await visit(company, '/magazine.atom');
  const again = await visit(company, '/magazine.atom', { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
