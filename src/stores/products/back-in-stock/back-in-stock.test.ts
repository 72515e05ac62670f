import { expect, test } from 'vitest';
import { productId, shopId } from '#domain/catalogue/ids.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor, type OpenOptions } from '../../testing/visitor.ts';
import { backInStockFeature } from './feature.ts';

const PATH = '/api/eshop/back-in-stock';
const KEY = 'k'.repeat(43);
const REQUEST = { productId: productId('oil'), shopId: shopId('s1'), email: 'ana@example.com' };

async function open(options: OpenOptions = {}) {
  const visitor = createVisitor();
  const page = await visitor.open(options);
  const store = await page.site.open(backInStockFeature);
  const sent = () => visitor.sent.filter(({ path }) => path === PATH);
  return { visitor, page, store, sent };
}

test('a request names the product, the shop where one is chosen, and the address', async () => {
  const { visitor, store, sent } = await open();
  visitor.backEnd.meet('POST', PATH, { body: { available: false } }, { body: { available: true } });
  expect(await store.request(REQUEST)).toEqual({ kind: 'noted' });
  expect(await store.request({ ...REQUEST, shopId: null })).toEqual({ kind: 'available' });
  expect(sent().map(({ body }) => body)).toEqual([
    { productId: 'oil', shopId: 's1', email: 'ana@example.com' },
    { productId: 'oil', email: 'ana@example.com' },
  ]);
});

test('a request that is refused says why', async () => {
  const { visitor, store } = await open();
  visitor.backEnd.meet('POST', PATH, problem(422, 'invalid'));
  expect(await store.request(REQUEST)).toMatchObject({ kind: 'refused', problem: { type: 'invalid' } });
});

test('a customer’s own address is known, a guest’s is not', async () => {
  const { page, store } = await open();
  expect(store.email()).toBe('');
  await page.site.session.login('camille@example.com', 'good');
  expect(store.email()).toBe('camille@example.com');
});

test('the key of a mail leaves the address, and a reload of the tab has it still', async () => {
  const { visitor, page, store, sent } = await open({
    address: `/boutique/article/oil?tab=withdraw#${KEY}`,
  });
  expect(store.readKey()).toBe(KEY);
  store.hideKey();
  expect(page.history.read()).toBe('/boutique/article/oil?tab=withdraw');
  expect(store.readKey()).toBe(KEY);
  visitor.backEnd.meet(
    'DELETE',
    PATH,
    problem(422, 'invalid'),
    { body: { withdrawn: 1 } },
    { body: { withdrawn: 0 } },
  );
  expect(await store.withdraw(KEY)).toMatchObject({ kind: 'refused', problem: { type: 'invalid' } });
  expect(await store.withdraw(KEY)).toEqual({ kind: 'done' });
  expect(await store.withdraw(KEY)).toEqual({ kind: 'nothing' });
  expect(sent().map(({ query }) => query.get('key'))).toEqual([KEY, KEY, KEY]);
});
