import { expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { productCatalogueFeature } from './feature.ts';

const article = (slug: string, facts: object = {}) => ({
  id: slug,
  artebeauteId: `ab-${slug}`,
  type: 2,
  slug,
  draft: false,
  name: { fr: slug, de: `${slug} (de)` },
  summary: {},
  images: [],
  price: 12.5,
  regularPrice: 15,
  brand: 'Orée',
  categories: [{ slug: 'corps' }],
  booker: { active: true, enableStock: true },
  description: { fr: '<p>Doux</p>' },
  ...facts,
});
const pathOf = (slug: string) => `/api/articles/slug/${slug}`;

async function openCatalogue() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const catalogue = await site.open(productCatalogueFeature);
  const asked = (start: string) => visitor.sent.filter(({ path }) => path.startsWith(start));
  return { backEnd: visitor.backEnd, site, catalogue, asked };
}

test('a product is asked for by its slug once, with its description', async () => {
  const { backEnd, catalogue, asked } = await openCatalogue();
  backEnd.meet('GET', pathOf('oil'), { body: article('oil') });
  const [load] = await Promise.all([catalogue.product('oil').ensure(), catalogue.product('oil').ensure()]);
  expect(load).toMatchObject({
    kind: 'ready',
    value: {
      description: { fr: '<p>Doux</p>' },
      price: 1250,
      regularPrice: 1500,
      brand: 'Orée',
      categorySlugs: ['corps'],
      tracksStock: true,
    },
  });
  expect(asked(pathOf('oil'))).toHaveLength(1);
});

test.for<[string, object]>([
  ['a service', { type: 1 }],
  ['a draft', { draft: true }],
])('a slug that leads to %s is that of no product', async ([, facts]) => {
  const { backEnd, catalogue } = await openCatalogue();
  backEnd.meet('GET', pathOf('oil'), { body: article('oil', facts) });
  expect(await catalogue.product('oil').ensure()).toEqual({ kind: 'ready', value: null });
});

test('a slug that leads to nothing is no failure, and what did not come is asked for again', async () => {
  const { backEnd, catalogue, asked } = await openCatalogue();
  const problem = (code: number) => ({
    status: code,
    body: { code, type: 'x', message: '', retryable: false },
  });
  backEnd.meet('GET', pathOf('none'), problem(404));
  expect(await catalogue.product('none').ensure()).toEqual({ kind: 'ready', value: null });
  expect(await catalogue.product('x'.repeat(2000)).ensure()).toEqual({ kind: 'ready', value: null });
  backEnd.meet('GET', pathOf('oil'), problem(400), { body: article('oil') });
  expect(await catalogue.product('oil').ensure()).toMatchObject({ kind: 'failed' });
  expect(await catalogue.product('oil').ensure()).toMatchObject({ kind: 'ready' });
  expect(asked('/api/articles/slug/x')).toHaveLength(0);
});

test('a price that was never higher was not lowered', async () => {
  const { backEnd, catalogue } = await openCatalogue();
  backEnd.meet('GET', pathOf('oil'), { body: article('oil', { regularPrice: 12.5 }) });
  expect(await catalogue.product('oil').ensure()).toMatchObject({ value: { regularPrice: null } });
});

test('categories come without their products, and again in another language', async () => {
  const { backEnd, site, catalogue, asked } = await openCatalogue();
  const wire = [{ id: '1', slug: 'corps', name: { fr: 'Corps', de: 'Körper' }, articles: [] }, { slug: 'x' }];
  backEnd.meet('GET', '/api/eshopcategories', { body: wire }, { body: wire });
  expect(await catalogue.categories.ensure()).toEqual({
    kind: 'ready',
    value: [{ slug: 'corps', name: { fr: 'Corps', de: 'Körper' } }],
  });
  await site.locale.choose('de');
  await catalogue.categories.ensure();
  const sent = asked('/api/eshopcategories');
  expect(sent.map(({ query }) => query.get('brief'))).toEqual(['1', '1']);
});

test('stock is read of all products, and of one at each shop', async () => {
  const { backEnd, catalogue, asked } = await openCatalogue();
  backEnd.meet('GET', '/api/eshop/stock', { body: { oil: 3, balm: 'x' } });
  expect(await catalogue.stockAt(null).ensure()).toEqual({
    kind: 'ready',
    value: new Map([[productId('oil'), 3]]),
  });
  const path = '/api/eshop/stock/oil/1';
  backEnd.meet(
    'GET',
    path,
    { body: { stock: 2, available: true } },
    { body: { stock: 0, available: false } },
  );
  const at = (shop: string | null) =>
    catalogue.stockOf(productId('oil'), shop === null ? null : shopId(shop));
  expect(await at('s1').ensure()).toEqual({ kind: 'ready', value: 2 });
  expect(await at(null).ensure()).toEqual({ kind: 'ready', value: 0 });
  expect(await at('s1').ensure()).toEqual({ kind: 'ready', value: 2 });
  expect(asked(path).map(({ query }) => query.get('shopId'))).toEqual(['s1', null]);
});

test('shops that have some of a product are told as their answers come, and each is asked once', async () => {
  const { backEnd, catalogue, asked } = await openCatalogue();
  const path = '/api/eshop/stock/oil/1';
  const unknown = { status: 404, body: { code: 404, type: 'not_found', message: '', retryable: false } };
  backEnd.meet('GET', path, { body: { stock: 2, available: true } }, { body: { stock: 0 } }, unknown);
  const ids = [shopId('s1'), shopId('s2'), shopId('s3')];
  const stocked = catalogue.stockedAt(productId('oil'), ids);
  expect(stocked.$shops.get()).toEqual([]);
  for (const id of ids) await catalogue.stockOf(productId('oil'), id).ensure();
  stocked.ensure();
  expect(stocked.$shops.get()).toEqual(['s1']);
  expect(
    asked(path)
      .map(({ query }) => query.get('shopId'))
      .slice(0, 2),
  ).toEqual(['s1', 's2']);
  expect(catalogue.stockedAt(productId('oil'), []).$shops.get()).toEqual([]);
});
