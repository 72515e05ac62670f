import { expect, test } from 'vitest';
import { sampleProduct } from '#domain/catalogue/products/testing/sample-products.ts';
import { company } from '#widgets/storefront/testing/company.ts';
import type { ListedProduct, PageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://salon.example';
const OIL = sampleProduct('huile', {
  name: { fr: 'Huile', de: 'Öl' },
  summary: { fr: 'Douce' },
  brand: 'Orée',
  price: 3450,
  regularPrice: 4000,
  pictures: [{ url: '/medias/a.{width}.{format}', widths: [320, 1280], alt: {}, colour: '#aabbcc' }],
});

function graphOf(route: PageFacts['route'], products: readonly ListedProduct[]) {
  const facts: PageFacts = {
    route,
    locale: 'de',
    origin: ORIGIN,
    company: company(),
    shops: [],
    categories: [],
    posts: [],
    products,
    gifts: null,
  };
  const graph = structuredData(facts, {
    services: 'Leistungen',
    eshop: 'Produkte',
    magazine: 'Magazin',
    gift: 'Gifts',
  });
  return JSON.parse(JSON.stringify(graph['@graph'])) as readonly Record<string, unknown>[];
}

test('a product says what it costs, who makes it, and that there is some of it', () => {
  const [thing, crumbs] = graphOf({ kind: 'article', slug: 'huile' }, [{ product: OIL, level: 12 }]);
  expect(thing).toEqual({
    '@type': 'Product',
    name: 'Öl',
    description: 'Douce',
    image: ['/medias/a.1280.webp'],
    brand: { '@type': 'Brand', name: 'Orée' },
    sku: 'huile',
    url: `${ORIGIN}/de/boutique/article/huile`,
    offers: {
      '@type': 'Offer',
      url: `${ORIGIN}/de/boutique/article/huile`,
      price: 34.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: 'Maison Orée' },
    },
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { item: `${ORIGIN}/de` },
      { name: 'Produkte', item: `${ORIGIN}/de/boutique` },
      { name: 'Öl', item: `${ORIGIN}/de/boutique/article/huile` },
    ],
  });
});

test.for([
  [true, 2, 'https://schema.org/LimitedAvailability'],
  [true, 0, 'https://schema.org/SoldOut'],
  [true, null, undefined],
  [false, null, 'https://schema.org/InStock'],
] as const)(
  'of a product that is counted: %s, with %s there, it is said: %s',
  ([tracksStock, level, said]) => {
    const [thing] = graphOf({ kind: 'article', slug: 'huile' }, [
      { product: { ...OIL, tracksStock }, level },
    ]);
    const { availability } = (thing?.['offers'] ?? {}) as { readonly availability?: string };
    expect(availability).toBe(said);
  },
);

test('the list names its products, in their order', () => {
  const products = ['a', 'b'].map((slug) => ({ product: sampleProduct(slug), level: null }));
  const [list] = graphOf({ kind: 'eshop' }, products);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { name: 'a' } },
      { position: 2, item: { name: 'b' } },
    ],
  });
});
