import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { POSTS_IN_LIST } from '#domain/magazine/post.ts';
import { definitionOf, renderElement } from '#server/render/engine/render-element.tsx';
import { textsIn } from '#server/render/renderer.ts';
import { companies } from '../../database/schema/tenants.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { writePosts } from '../../content/tests/write-posts.ts';

let server: TestServer;
const BURST = 30;

beforeAll(async () => {
  const plenty = { burst: 10_000, perSecond: 1000 };
  server = await startTestServer({
    limits: {
      address: { reads: { burst: BURST, perSecond: 0.001 }, writes: plenty },
      tenant: { reads: plenty, writes: plenty },
    },
    renderer: { render: renderElement, definitionOf, texts: textsIn('locales') },
  });
});
afterAll(() => server.close());

const visit = (company: string, url: string, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url, headers: { host: `${company}.localhost:4100` }, remoteAddress });
const ROOT = '<template shadowrootmode="open">';

/** A machine that does other things as well may not have rendered it in time at first. */
const whole = (company: string, url: string) =>
  vi.waitFor(
    async () => {
      const reply = await visit(company, url);
      expect(reply.body).toContain(ROOT);
      return reply;
    },
    { timeout: 30_000, interval: 500 },
  );

describe('an address that has read too much', () => {
  const GREEDY = '203.0.113.9';

  test.each(['/contact', '/services/care', '/nowhere'])(
    'is sent %s to be drawn by its browser, and whoever comes next is sent the whole page',
    async (url) => {
      const salon = await server.addCompany();
      // What there is to load once is loaded.
      await whole(salon, '/');
      for (let count = 0; count < BURST; count += 1) {
        await server.app.inject({
          url: '/api/companies/me',
          headers: { company: `cmp_${salon}` },
          remoteAddress: GREEDY,
        });
      }
      const refused = await visit(salon, url, GREEDY);
      expect(refused.body).not.toContain(ROOT);
      expect(refused.headers['cache-control']).toContain('private');
      expect((await visit(salon, url, '203.0.113.10')).body).toContain(ROOT);
      if (url === '/nowhere') return;
      // What is there already costs nothing.
      expect((await visit(salon, url, GREEDY)).body).toContain(ROOT);
    },
  );
});

describe('a page of the login', () => {
  test.each([
    ['/auth/login', 'name="sign-in-address"'],
    ['/auth?from=/contact', 'name="sign-in-address"'],
    ['/auth/register?from=/contact', '/auth/login?from=/contact'],
    ['/auth/forgot-password', 'type="email"'],
  ])('%s is sent with its form, to one visitor', async (url, words) => {
    const salon = await server.addCompany();
    const { body, headers } = await whole(salon, url);
    expect(body).toContain(words);
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined]);
  });

  test('is left to the browser where more stands behind its path than where it leads back to', async () => {
    const salon = await server.addCompany();
    await whole(salon, '/auth/login');
    expect((await visit(salon, '/auth/login?code=1&state=2&q=3')).body).not.toContain(ROOT);
  });
});

describe('a company’s own CSS', () => {
  const HOSTILE =
    '.heading{letter-spacing:3px} .a{background:url(https://evil.example)}</style><script>alert(1)</script>';

  test('is in the pages and elements that the server renders, under the policy of the page, and ends no style sheet', async () => {
    const salon = await server.addCompany();
    const { db } = server.database;
    const [row] = await db.select().from(companies).where(eq(companies.id, salon));
    const themes = { ...row!.profile.themes, general: { customCss: HOSTILE } };
    await db
      .update(companies)
      .set({ profile: { ...row!.profile, themes } })
      .where(eq(companies.id, salon));
    const { body, headers } = await whole(salon, '/contact');
    const css = /<style data-server>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(css).toMatch(/\[part~="heading"\]\{letter-spacing:3px;\}\}$/);
    expect(css).not.toContain('evil');
    expect(body).not.toContain('<script>alert');
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    const element = await server.app.inject({
      url: `/embed/render/vitrine-contact?company=cmp_${salon}&locale=fr`,
      headers: { host: 'localhost' },
    });
    expect(element.body).toContain('[part~="heading"]{letter-spacing:3px;}');
  });
});

describe('articles that are older than the list goes', () => {
  test('are pages by their slug, whole and in the language that is asked for, as all others are', async () => {
    const salon = await server.addCompany();
    await writePosts(server, salon, ...Array.from({ length: POSTS_IN_LIST + 2 }, () => ({})), {
      published: false,
      slug: 'article-900',
    });
    for (const index of [0, POSTS_IN_LIST, POSTS_IN_LIST + 1]) {
      const reply = await whole(salon, `/en/magazine/article-${index}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain(`<title>Title ${index} | Salon</title>`);
      expect(reply.body).toContain(`Texte ${index}`);
      expect(reply.body).not.toContain('content="noindex"');
    }
    for (const slug of ['article-900', 'article-7000', '%00', 'x'.repeat(400)]) {
      expect((await visit(salon, `/magazine/${slug}`)).statusCode, slug).toBe(404);
    }
  });
});
