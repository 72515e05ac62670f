import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shops } from '../database/schema/catalogue.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let salon: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-hosts-'));
  const write = async (path: string, content: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await write(
    'dist/.vite/manifest.json',
    JSON.stringify({
      'src/loader.ts': { file: 'vitrine.js', isEntry: true, dynamicImports: ['_cart.js', '_storefront.js'] },
      '_cart.js': { file: 'c/cart-AbCd1234.js' },
      '_storefront.js': { file: 'c/storefront-AbCd1234.js', imports: ['_react.js', 'src/loader.ts'] },
      '_react.js': { file: 'c/react-AbCd1234.js', imports: ['_storefront.js'] },
      'node_modules/fonts/newsreader-latin-wght-normal.woff2': { file: 'a/newsreader-AbCd.woff2' },
      'node_modules/fonts/newsreader-latin-ext-wght-normal.woff2': { file: 'a/newsreader-ext-AbCd.woff2' },
      'node_modules/fonts/figtree-latin-wght-normal.woff2': { file: 'a/figtree-AbCd.woff2' },
      'virtual:texts/fr/storefront': { file: 't-1/fr-storefront.js', isEntry: true },
      'virtual:texts/en/storefront': { file: 't-1/en-storefront.js', isEntry: true },
    }),
  );
  await write('pages/backoffice/index.html', '<p>office of {{origin}}</p>');
  server = await startTestServer({
    folders: {
      bundle: join(folder, 'dist'),
      pictures: join(folder, 'pictures'),
      pages: join(folder, 'pages'),
    },
  });
  salon = await server.addCompany();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: `${host}:4100`, ...headers } });
const site = (url: string, headers?: Record<string, string>) => get(`${salon}.localhost`, url, headers);

const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '';

describe('a company’s own pages', () => {
  test.each([
    ['/', 200, 'fr', 'Réservation en ligne | Salon'],
    ['/en', 200, 'en', 'Online booking | Salon'],
    ['/services/care', 200, 'fr', 'Soins | Salon'],
    ['/en/services/care/massage', 200, 'en', 'massage (en) | Salon'],

    ['/one', 200, 'fr', 'Salon one | Salon'],
    ['/contact/', 200, 'fr', 'Nos adresses | Salon'],
    ['/legal', 200, 'fr', 'Informations légales | Salon'],
    ['/rien', 404, 'fr', '404 Not Found'],
    ['/gift', 404, 'fr', '404 Not Found'],
    ['/en/boutique', 404, 'en', '404 Not Found'],
    ['/auth/nothing', 404, 'fr', '404 Not Found'],
    ['/de', 404, 'fr', '404 Not Found'],
    ['/services/none', 404, 'fr', '404 Not Found'],
    ['/services/care/draft', 404, 'fr', '404 Not Found'],
    ['/en/services/care/none', 404, 'en', '404 Not Found'],
    ['/nowhere/services/care/massage', 404, 'fr', '404 Not Found'],
    ['/services/care/massage/more', 404, 'fr', '404 Not Found'],
  ])('the page %s has status %i, language %s and title %s', async (url, status, lang, title) => {
    const reply = await site(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain(`<html lang="${lang}">`);
    expect(reply.body).toContain(`<title>${title}</title>`);
    expect(reply.body).toContain(`<vitrine-storefront company="cmp_${salon}">`);
    expect(reply.body.includes('content="noindex"')).toBe(status === 404);
  });

  test.each([
    ['/panier', 'Votre panier | Salon'],
    ['/one/services/care/massage?page=reserved', 'Votre rendez-vous | Salon'],
    ['/auth', 'Se connecter | Salon'],
    ['/auth/register', 'Créer mon compte | Salon'],
    ['/en/profile/orders', 'My appointments | Salon'],
    ['/waiting', 'Beaucoup de monde en ce moment | Salon'],
  ])('the page %s, which is somebody’s own, has its title %s and is in no index', async (url, title) => {
    const { statusCode, body } = await site(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('content="noindex"');
    expect(body).not.toContain('rel="canonical"');
  });

  test('a company’s own pages load the bundle and announce the chunks of the first screen, each once and without the entry', async () => {
    const { body } = await site('/');
    expect(body).toContain('src="/embed/vitrine.js"');
    expect([...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map((each) => each[1])).toEqual([
      '/embed/c/storefront-AbCd1234.js',
      '/embed/c/react-AbCd1234.js',
      '/embed/t-1/fr-storefront.js',
    ]);
    // The fonts that its text is set in, without the letters that few texts have.
    expect(
      [...body.matchAll(/rel="preload" as="font" href="([^"]+)" crossorigin/g)].map((each) => each[1]),
    ).toEqual(['/embed/a/newsreader-AbCd.woff2', '/embed/a/figtree-AbCd.woff2']);
  });

  test('a company’s own pages run only the scripts of theirs and the styles that their policy names by what they say', async () => {
    const { headers, body } = await site('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const inline = [...body.matchAll(/<(style|script)(?![^>]* src=)[^>]*>([^]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, kind, text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(directiveOf(policy, `${kind}-src`)).toContain(`'sha256-${hash}'`);
    }
    for (const [tag] of body.matchAll(/<script[^>]* src=[^>]*>/g)) expect(tag).toContain('src="/embed/');
  });

  test('a company’s own pages that a key opens are told to nobody whom they lead to', async () => {
    for (const path of [
      '/rendez-vous/a',
      '/liste-attente/a',
      '/profile/password-reset',
      '/profile/password-reset/t1',
    ])
      expect((await site(path)).headers['referrer-policy'], path).toBe('no-referrer');
    expect((await site('/contact')).headers['referrer-policy']).not.toBe('no-referrer');
  });

  test('a company’s own pages are readable without a script', async () => {
    const { body } = await site('/');
    expect(body).toMatch(/<noscript><p>La réservation en ligne a besoin de JavaScript/);
    expect(body).toContain('href="tel:+33199000000"');
    for (const shop of ['Salon one', 'Salon solo', '1 rue de la Paix, 75002 Paris'])
      expect(body).toContain(shop);
  });

  test('a company’s own pages name their other languages, and the crawlers what to read', async () => {
    expect((await site('/services/care')).body).toContain(
      `hreflang="en" href="http://${salon}.localhost:4100/en/services/care"`,
    );
    expect((await site('/robots.txt')).body).toContain(`Sitemap: http://${salon}.localhost:4100/sitemap.xml`);
    const map = (await site('/sitemap.xml')).body;
    expect(map).toContain(`<loc>http://${salon}.localhost:4100/en/services/care/massage</loc>`);
    expect(map).not.toContain('draft');
    const shy = await server.addCompany({ seo: { siteTabTitlePattern: '%s', indexable: false } });
    expect((await get(`${shy}.localhost`, '/robots.txt')).body).toBe(
      'User-agent: Googlebot\nAllow: /$\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
    );
    expect((await get(`${shy}.localhost`, '/')).body).toContain('content="noindex"');
  });

  test.each([{ siteDisabled: true }, { maintenance: true }])(
    'a company’s own pages of a company with %o lead to its closure page',
    async (change) => {
      const closed = await server.addCompany(change);
      const visit = (url: string) => get(`${closed}.localhost`, url);
      expect((await visit('/services/care')).headers['location']).toBe('/disabled');
      expect((await visit('/en')).headers['location']).toBe('/en/disabled');
      const reply = await visit('/disabled');
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3600']);
      expect((await site('/en/disabled')).headers['location']).toBe('/en');
    },
  );

  test('a company’s own pages are of the catalogue as it is now, whatever was shown before', async () => {
    const company = await server.addCompany();
    const title = async () =>
      /<title>(.*)<\/title>/.exec((await get(`${company}.localhost`, '/one')).body)?.[1];
    expect(await title()).toBe('Salon one | Salon');
    await server.database.db
      .update(shops)
      .set({ name: 'Salon neuf' })
      .where(and(eq(shops.companyId, company), eq(shops.slug, 'one')));
    expect(await title()).toBe('Salon neuf | Salon');
    // Another company's catalogue is another one's.
    expect((await site('/one')).body).toContain('<title>Salon one | Salon</title>');
  });

  test('a company’s own pages escape what the company wrote', async () => {
    const reply = await site('/one');
    expect(reply.body).not.toContain('<script>alert');
    const hostile = await server.addCompany({
      seo: { siteTabTitlePattern: '</title><script>alert(1)</script>%s', indexable: true },
    });
    const page = await get(`${hostile}.localhost`, '/');
    expect(page.body).toContain('&lt;/title&gt;&lt;script&gt;');
  });
});

test('a host is known however it is written', async () => {
  const { body } = await site('/robots.txt');
  for (const host of [`${salon.toUpperCase()}.LOCALHOST`, `${salon}.localhost.`]) {
    const reply = await get(host, '/robots.txt');
    expect([reply.statusCode, reply.body], host).toEqual([200, body]);
  }
});

test.each(['//', '//:', '//[', '//a:99999999/b'])('the address %s leads nowhere on any host', async (url) => {
  for (const host of [`${salon}.localhost`, 'mail.localhost', 'accounts.localhost', 'localhost']) {
    expect((await get(host, url)).statusCode, host).toBeLessThan(500);
  }
});

test('a host that is nobody’s says so in the browser’s language, and leads nowhere', async () => {
  const reply = await get('nobody.localhost', '/services', {
    'accept-language': 'pt;q=0.9, it-CH;q=0.8, en;q=0.5',
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('<html lang="it">');
  expect(reply.body).toContain('Società non registrata');
  expect(reply.body).not.toContain('<a ');
  expect((await get('pay.localhost', '/')).statusCode).toBe(404);
});

test('the back office may show the companies’ sites in frames, and stands in no frame itself', async () => {
  const office = await get('backoffice.localhost', '/');
  expect([office.statusCode, office.body]).toEqual([200, '<p>office of http://localhost:4100</p>']);
  const policy = String(office.headers['content-security-policy']);
  expect(directiveOf(policy, 'frame-src')).toBe("frame-src 'self' http://*.localhost:4100");
  expect(directiveOf(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directiveOf(policy, 'connect-src')).toBe("connect-src 'self' http://localhost:4100");
  expect((await get('backoffice.localhost', '/fonts/figtree.woff2')).statusCode).toBe(200);
});

test('the back office has the library of its words at one address, and nothing else of it', async () => {
  const library = await get('backoffice.localhost', '/i18next.js');
  expect([library.statusCode, library.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(library.body).toContain('createInstance');
  for (const url of ['/package.json', '/i18next/package.json', '/../package.json'])
    expect((await get('backoffice.localhost', url)).statusCode).toBe(404);
  expect((await get('localhost', '/i18next.js')).statusCode).toBe(404);
});

test('the styles of a page of ours are the very ones that its policy allows', async () => {
  for (const [host, url] of [
    ['nobody.localhost', '/'],
    ['mail.localhost', '/'],
    ['localhost', '/api/docs'],
  ] as const) {
    const reply = await get(host, url);
    const css = /<style>([\s\S]*?)<\/style>/.exec(reply.body)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(reply.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  }
});
