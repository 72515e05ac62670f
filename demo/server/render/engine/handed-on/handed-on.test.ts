import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { PRODUCTS_AT_ONCE } from '#domain/catalogue/products/product.ts';
import { demoCompanies } from '#seed/companies.ts';
import { seedSelling } from '#server/seeding/scale/selling.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { testPicture } from '#server/testing/companies.ts';
import { insideFetch } from '../../inside-fetch.ts';
import { textsIn } from '../../renderer.ts';
import { renderElement, type RenderedElement } from '../render-element.tsx';

const FEW = 30;
const MANY = 2000;
const CATEGORIES = 8;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const [model] = demoCompanies(dateAt(server.clock.now(), 'Europe/Paris'));
  for (const products of [5, FEW, MANY]) {
    const scale = { nickname: `selling${products}`, products, categories: CATEGORIES };
    await seedSelling(server.database.db, { model: model!, pictureOf: testPicture, ...scale });
  }
}, 60_000);
afterAll(() => server.close());

const PLACES = {
  '/boutique': ['storefront', '/boutique', {}],
  'a category, sorted': ['storefront', '/boutique?category=rayon-2&sort=price-down&shown=2', {}],
  'what is in stock': ['storefront', '/boutique?stock=1', {}],
  'vitrine-shop': ['shop', '/', {}],
  'vitrine-shop with a limit': ['shop', '/', { limit: '3' }],
} as const;

function render(products: number, [feature, path, attributes]: (typeof PLACES)[keyof typeof PLACES]) {
  const token = `cmp_selling${products}`;
  return renderElement(
    feature,
    { company: token, ...attributes },
    {
      url: new URL(path, `http://selling${products}.localhost:4100`),
      token,
      locale: 'fr',
      route: { kind: 'eshop' },
      now: server.clock.now(),
      fetch: insideFetch(server.app)('127.0.0.1'),
      texts: textsIn('locales'),
    },
  );
}

/** What shops sell is said by each of them; it is no part of the list. */
const lengthOf = ({ html, data: { shops: _shops, ...data } }: RenderedElement) =>
  html.length + JSON.stringify(data).length;
const slugsIn = (html: string) => [...html.matchAll(/data-product="([^"]*)"/g)].map(([, slug]) => slug);
const first = ({ data }: RenderedElement) =>
  data.handedOn?.['products'] as {
    readonly products: readonly { readonly slug: string }[];
    readonly total: number;
  };

test.each(Object.entries(PLACES))(
  '%s comes with the products that it shows, and as long however many there are',
  async (_, place) => {
    const [few, many] = [await render(FEW, place), await render(MANY, place)];
    for (const rendered of [few, many]) {
      expect(first(rendered).products.map(({ slug }) => slug)).toEqual(slugsIn(rendered.html));
      expect(Object.keys(rendered.data.replies ?? {})).not.toContain('/api/articles?type=2');
      expect(Object.keys(rendered.data.replies ?? {})).not.toContain('/api/eshop/stock');
    }
    // Numbers have more digits, a page of a small category fewer products.
    if (slugsIn(few.html).length === slugsIn(many.html).length)
      expect(lengthOf(many)).toBeLessThan(1.05 * lengthOf(few) + 500);
    expect(JSON.stringify(many.data.handedOn).length).toBeLessThan(30_000);
  },
  60_000,
);

test('the first products are those of the list that the back end answers, and so is their number', async () => {
  const rendered = await render(MANY, PLACES['/boutique']);
  const reply = await server.app.inject({
    url: '/api/articles?type=2',
    headers: { company: `cmp_selling${MANY}` },
  });
  const list = reply.json<readonly { readonly slug: string }[]>();
  expect(first(rendered).products).toEqual(list.slice(0, PRODUCTS_AT_ONCE));
  expect(first(rendered).total).toBe(MANY);
});

test('a list of which all is shown is handed on as it is', async () => {
  const { data } = await render(5, PLACES['/boutique']);
  expect(data.handedOn).toBeUndefined();
  expect(data.replies?.['/api/articles?type=2']).toHaveLength(5);
});
