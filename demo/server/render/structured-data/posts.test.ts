import { expect, test } from 'vitest';
import { samplePost } from '#domain/magazine/testing/sample-post.ts';
import { instant } from '#domain/time/instant.ts';
import { company } from '#widgets/storefront/testing/company.ts';
import type { PageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://salon.example';
const picture = { url: '/medias/a.{width}.{format}', widths: [320, 1280], alt: {}, colour: '#aabbcc' };
const first = samplePost('premier', {
  picture,
  author: 'Inès',
  createdAt: instant(Date.UTC(2026, 0, 1)),
  changedAt: instant(Date.UTC(2026, 0, 2)),
});

function graphOf(change: Partial<PageFacts>) {
  const { identity } = company();
  const facts: PageFacts = {
    route: { kind: 'post', post: 'premier' },
    locale: 'de',
    origin: ORIGIN,
    company: company({ identity: { ...identity, logo: '/medias/logo.svg' } }),
    shops: [],
    categories: [],
    posts: [first],
    products: [],
    gifts: null,
    ...change,
  };
  return JSON.parse(
    JSON.stringify(
      structuredData(facts, {
        services: 'Leistungen',
        eshop: 'Produkte',
        magazine: 'Magazin',
        gift: 'Gifts',
      })['@graph'],
    ),
  ) as readonly Record<string, unknown>[];
}

test('an article says who wrote it, when, in which language, and what it is about', () => {
  const [posting, crumbs] = graphOf({});
  expect(posting).toEqual({
    '@type': 'BlogPosting',
    headline: 'Artikel premier',
    description: 'Un résumé',
    image: ['/medias/a.1280.webp'],
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
    inLanguage: 'de',
    author: { '@type': 'Person', name: 'Inès' },
    publisher: {
      '@type': 'Organization',
      name: 'Maison Orée',
      url: `${ORIGIN}/`,
      logo: { '@type': 'ImageObject', url: `${ORIGIN}/medias/logo.svg` },
    },
    url: `${ORIGIN}/de/magazine/premier`,
    mainEntityOfPage: `${ORIGIN}/de/magazine/premier`,
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { item: `${ORIGIN}/de` },
      { name: 'Magazin', item: `${ORIGIN}/de/magazine` },
      { name: 'Artikel premier', item: `${ORIGIN}/de/magazine/premier` },
    ],
  });
});

test('an article that nobody signed is the company’s, and one that was not translated is in French', () => {
  const [posting] = graphOf({ posts: [samplePost('premier', { title: { fr: 'Un titre' } })] });
  expect(posting).toMatchObject({
    inLanguage: 'fr',
    author: { '@type': 'Organization', name: 'Maison Orée' },
  });
});

test('the magazine names its articles', () => {
  const [blog] = graphOf({ route: { kind: 'magazine' }, posts: [first, samplePost('autre')] });
  expect(blog).toMatchObject({
    '@type': 'Blog',
    name: 'Magazin – Maison Orée',
    url: `${ORIGIN}/de/magazine`,
    blogPost: [{ headline: 'Artikel premier' }, { headline: 'Artikel autre' }],
  });
});
