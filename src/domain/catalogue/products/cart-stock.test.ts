import { expect, test } from 'vitest';
import type { Shop } from '../catalogue.ts';
import { productId, serviceId } from '../ids.ts';
import { cartStock, shopsSelling } from './cart-stock.ts';
import { sampleProduct } from './testing/sample-products.ts';

const shopWith = (...ids: string[]) => ({ serviceIds: new Set(ids.map(serviceId)) }) as unknown as Shop;
const line = (id: string, quantity: number, tracksStock = true) => ({
  productId: productId(id),
  quantity,
  product: sampleProduct(id, { tracksStock }),
});
const GONE = { productId: productId('gone'), quantity: 1, product: null };
const LEVELS = new Map([
  [productId('oil'), 2],
  [productId('balm'), 0],
]);

test.for([
  ['as many as there are', [line('oil', 2)], { available: 1, wanted: 1, lack: null }],
  ['more than there are', [line('oil', 3)], { available: 0, wanted: 1, lack: 'too-few' }],
  ['what is sold out', [line('balm', 1)], { available: 0, wanted: 1, lack: 'sold-out' }],
  ['some of what is sold out', [line('oil', 1), line('balm', 1)], { available: 1, wanted: 2, lack: null }],
  ['what is not counted', [line('balm', 9, false)], { available: 1, wanted: 1, lack: null }],
  ['what nobody could count, beside what there is', [line('soap', 1), line('oil', 1)], null],
  ['what the shop does not sell', [line('comb', 1, false)], { available: 0, wanted: 1, lack: 'not-sold' }],
  ['what is no longer sold anywhere', [GONE, line('oil', 1)], { available: 1, wanted: 1, lack: null }],
  ['nothing but what is no longer sold', [GONE], null],
] as const)('of a cart with %s a shop has so much', ([, lines, stock]) => {
  expect(cartStock(lines, shopWith('oil', 'balm', 'soap'), LEVELS)).toEqual(stock);
});

test('while the stock is not known, nothing is said of a shop', () => {
  expect(cartStock([line('oil', 1)], shopWith('oil'), null)).toBeNull();
});

test('products are bought at the shops that sell any of them, and at any where none does', () => {
  const [some, none] = [shopWith('balm'), shopWith()];
  expect(shopsSelling([line('oil', 1), line('balm', 1)], [some, none])).toEqual([some]);
  expect(shopsSelling([line('oil', 1)], [some, none])).toEqual([some, none]);
});
