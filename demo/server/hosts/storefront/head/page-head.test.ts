import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { PostWire } from '#contract/content/posts.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import { FEATURE_ROUTES } from '#server/render/feature-routes.ts';
import type { RenderedElement } from '#server/render/engine/render-element.tsx';
import { companyOf } from '../../../testing/companies.ts';
import { pageHead } from './page-head.ts';
import type { CompanySite } from '../site.ts';
import { visitedPage } from '../visited-page.ts';

const ORIGIN = 'https://salon.example';

interface Given {
  readonly locales?: readonly Locale[];
  readonly change?: Parameters<typeof companyOf>[1];
  readonly rendered?: Partial<RenderedElement> | null;
}

const image = { url: '/medias/a/hero.{width}.{format}', widths: [320, 1280], alt: {}, colour: '#aabbcc' };

const category = {
  id: 'care',
  slug: 'care',
  name: { fr: 'Soins', de: 'Pflege' },
  summary: { fr: 'Doux & <fort> "vif"' },
  images: [],
  articles: [],
} as unknown as CategoryWire;

const post = (slug: string, ...lang: string[]): PostWire => ({
  id: slug,
  slug,
  published: true,
  position: 'all',
  linkedShop: null,
  lang,
  vedette: { active: false, start: null, end: null },
  title: { fr: `Article ${slug}`, de: `Artikel ${slug}` },
  summary: { fr: 'Un résumé' },
  body: {},
  image: { url: '/medias/a/post.{width}.{format}', widths: [320, 1280], alt: {}, colour: '#aabbcc' },
  category: null,
  author: '',
  createdAt: '2026-01-01T09:00:00Z',
  changedAt: '2026-01-01T09:00:00Z',
});
const posts = [post('pour-tous', 'all'), post('deux', 'fr', 'de')];

function siteOf({ locales = ['fr', 'de', 'en'], change = {} }: Given): CompanySite {
  const langs = { fr: false, de: false, en: false, es: false, it: false };
  for (const locale of locales) langs[locale] = true;
  const profile = companyOf('a', { langs, ...change });
  const map = {
    locales,
    added: FEATURE_ROUTES,
    shopSlugs: new Set<string>(),
    categorySlugs: new Set(['care']),
  };
  const tenant = { id: 'a', token: 'cmp_a', profile };
  return {
    tenant,
    shops: [],
    categories: [category],
    posts,
    products: null,
    giftPictures: null,
    locales,
    map,
  };
}

interface Head {
  readonly title: string;
  readonly tags: readonly Readonly<Record<string, string>>[];
  readonly scripts: readonly string[];
}

/** What a browser reads of the head of a page. */
function headOf(path: string, given: Given = {}): Head {
  const site = siteOf(given);
  const rendered = given.rendered ? (given.rendered as RenderedElement) : null;
  const written = pageHead(site, visitedPage(site, path), { origin: ORIGIN, rendered, page: null }).markup;
  const nodes: Tree.Element[] = [];
  const walk = (node: Tree.Node) => {
    if ('tagName' in node) nodes.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(`<!doctype html><html><head>${written}</head><body></body></html>`));
  const textOf = (node?: Tree.Element) =>
    (node?.childNodes ?? []).map((child) => ('value' in child ? child.value : '')).join('');
  const named = (name: string) => nodes.filter(({ tagName }) => tagName === name);
  return {
    title: textOf(named('title')[0]),
    tags: [...named('meta'), ...named('link')].map(({ attrs }) =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    ),
    scripts: named('script').map(textOf),
  };
}

const metaOf = ({ tags }: Head, name: string) =>
  tags.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];
const canonicalOf = ({ tags }: Head) => tags.find(({ rel }) => rel === 'canonical')?.['href'];
const alternatesOf = ({ tags }: Head) =>
  Object.fromEntries(
    tags
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang, href }) => [hreflang, href]),
  );

describe('the addresses of a page', () => {
  test.each([
    ['/', `${ORIGIN}/`],
    ['/contact/', `${ORIGIN}/contact`],
    ['/de/services/care', `${ORIGIN}/de/services/care`],
  ])('the page %s names its own, without what is only another way to it', (path, own) => {
    const head = headOf(path);
    expect(canonicalOf(head)).toBe(own);
    expect(metaOf(head, 'og:url')).toBe(own);
  });

  test('every language of a page names all others, itself and the plain one, and they name it', () => {
    const pages = ['/services/care', '/de/services/care', '/en/services/care'];
    const all = {
      fr: ORIGIN + pages[0],
      de: ORIGIN + pages[1],
      en: ORIGIN + pages[2],
      'x-default': ORIGIN + pages[0],
    };
    for (const path of pages) {
      const head = headOf(path);
      expect(alternatesOf(head)).toEqual(all);
      expect(Object.values(alternatesOf(head))).toContain(canonicalOf(head));
    }
  });

  test('an article has an address in each of its languages, and is not found in the others', () => {
    const [fr, de] = [`${ORIGIN}/magazine/deux`, `${ORIGIN}/de/magazine/deux`];
    expect(alternatesOf(headOf('/magazine/deux'))).toEqual({ fr, de, 'x-default': fr });
    expect(metaOf(headOf('/en/magazine/deux'), 'robots')).toBe('noindex');
    expect(canonicalOf(headOf('/en/magazine'))).toBe(`${ORIGIN}/en/magazine`);
  });

  test.each(['/magazine/none', '/magazine/%E2%82%AC', `/magazine/${'x'.repeat(2000)}`, '/magazine/deux/x'])(
    'no article is found at %s',
    (path) => {
      expect(headOf(path).title).toBe('404 Not Found');
    },
  );

  test('what is true of one page alone is marked so, for the next one to take it away', () => {
    const marked = headOf('/services/care').tags.filter((tag) => 'data-of-page' in tag);
    expect(marked.map(({ rel, property }) => rel ?? property).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'alternate'),
      'canonical',
      'og:url',
    ]);
  });

  test('a company of one language names no others', () => {
    expect(alternatesOf(headOf('/', { locales: ['fr'] }))).toEqual({});
  });

  test.each(['/rien', '/de/services/none', '/auth/login', '/profile/orders', '/rendez-vous/a'])(
    'the page %s is not for search engines, and names no address',
    (path) => {
      const head = headOf(path);
      expect(metaOf(head, 'robots')).toBe('noindex');
      expect([canonicalOf(head), alternatesOf(head), metaOf(head, 'og:url')]).toEqual([
        undefined,
        {},
        undefined,
      ]);
    },
  );

  test.each([
    ['that search engines are not to read', { seo: { siteTabTitlePattern: '%s', indexable: false } }],
    ['that is closed', { siteDisabled: true }],
  ])('a site %s names none', (_, change) => {
    const head = headOf('/services/care', { change });
    expect(metaOf(head, 'robots')).toBe('noindex');
    expect(canonicalOf(head)).toBe(undefined);
  });
});

describe('what a page is called', () => {
  test.each([
    ['/services/care', '%s | Salon', 'Soins | Salon', 'Soins'],
    ['/de/services/care', '%s – %s', 'Pflege – Pflege', 'Pflege'],
    ['/services/care', 'Salon', 'Soins – Salon', 'Soins'],
    ['/', '%s | Salon', 'Réservation en ligne | Salon', 'Salon a'],
  ])('%s by the pattern %s', (path, siteTabTitlePattern, title, subject) => {
    const head = headOf(path, { change: { seo: { siteTabTitlePattern, indexable: true } } });
    expect(head.title).toBe(title);
    expect(metaOf(head, 'og:title')).toBe(subject);
  });

  test('the title is the one that the element gave it, where it is rendered', () => {
    expect(headOf('/', { rendered: { title: 'Accueil · Salon', structured: null } }).title).toBe(
      'Accueil · Salon',
    );
  });

  test('it is described in its own words, else as the company, in its language', () => {
    expect(metaOf(headOf('/services/care'), 'description')).toBe('Doux & <fort> "vif"');
    expect(metaOf(headOf('/de'), 'description')).toContain('Salon a');
    expect(metaOf(headOf('/de'), 'og:locale')).toBe('de_DE');
  });

  test('an article is told by its title, its summary and its picture', () => {
    const head = headOf('/de/magazine/deux');
    expect(metaOf(head, 'og:type')).toBe('article');
    expect(metaOf(head, 'og:title')).toBe('Artikel deux');
    expect(metaOf(head, 'description')).toBe('Un résumé');
    expect(metaOf(head, 'og:image')).toBe(`${ORIGIN}/medias/a/post.1280.webp`);
  });

  test('it has a picture where there is one of its own host', () => {
    const hero = (url: string) => ({
      sections: {
        home: {
          heroImage: {
            enabled: true,
            isBottom: false,
            serviceId: '',
            position: 'left' as const,
            slides: [
              {
                title: {},
                text: {},
                buttonAction: '',
                buttonText: {},
                buttonActionValue: '',
                image: { ...image, url },
              },
            ],
          },
        },
      },
    });
    const own = headOf('/', { change: hero(image.url) });
    expect(metaOf(own, 'og:image')).toBe(`${ORIGIN}/medias/a/hero.1280.webp`);
    expect(metaOf(own, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(headOf('/', { change: hero('https://elsewhere.example/a.jpg') }), 'og:image')).toBe(
      undefined,
    );
    expect(metaOf(headOf('/'), 'og:image')).toBe(undefined);
  });
});

test('what the page says to programs ends where it ends, whatever stands in it', () => {
  const structured = { name: 'A </script><script>alert(1)</script> "B" <!-- \u2028' };
  const head = headOf('/', { rendered: { title: 'Accueil', structured } });
  expect(head.scripts).toHaveLength(1);
  expect(JSON.parse(head.scripts[0] ?? '')).toEqual(structured);
});

test('what the company wrote adds no tag to the head', () => {
  const head = headOf('/', {
    change: {
      seo: { siteTabTitlePattern: '</title><script>1</script>"><meta name="x">%s', indexable: true },
    },
  });
  expect(head.scripts).toEqual([]);
  expect(head.title).toContain('<script>1</script>');
  expect(metaOf(head, 'x')).toBe(undefined);
});
