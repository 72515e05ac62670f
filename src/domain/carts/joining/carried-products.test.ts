import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productId, shopId } from '../../catalogue/ids.ts';
import { buildQuery, parseQuery } from '../../site/route-query.ts';
import {
  EMPTY_PRODUCTS_CART,
  PRODUCT_LINES_LIMIT,
  QUANTITY_LIMIT,
  type ProductsCart,
} from '../products-cart.ts';
import { carriedCart, carriedQuery } from './carried-products.ts';

const cartOf = (where: string | null, items: Record<string, number>): ProductsCart => ({
  shopId: where === null ? null : shopId(where),
  lines: Object.entries(items).map(([id, quantity]) => ({ productId: productId(id), quantity })),
});

const anyId = fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' });
const anyCart = fc
  .record({
    shop: anyId,
    lines: fc.uniqueArray(
      fc.record({ productId: anyId.map(productId), quantity: fc.integer({ min: 1, max: QUANTITY_LIMIT }) }),
      { selector: (line) => line.productId, minLength: 1, maxLength: PRODUCT_LINES_LIMIT },
    ),
  })
  .map(({ shop, lines }): ProductsCart => ({ shopId: shopId(shop), lines }));

describe('the products of an address', () => {
  test('are those of the cart that wrote it, whatever is in their ids', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(carriedCart(parseQuery(buildQuery(carriedQuery(cart))))).toEqual(cart);
      }),
    );
  });

  test('of a whole cart with long ids arrive whole', () => {
    const ids = Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => `${at}`.padEnd(64, '%'));
    const cart = cartOf('s1', Object.fromEntries(ids.map((id) => [id, QUANTITY_LIMIT])));
    expect(carriedCart(parseQuery(buildQuery(carriedQuery(cart))))).toEqual(cart);
  });

  test('say nothing of an empty cart', () => {
    expect([carriedQuery(cartOf('s1', {})), carriedQuery(EMPTY_PRODUCTS_CART)]).toEqual([{}, {}]);
  });

  test.for([
    ['no shop', 'oil:2', undefined, EMPTY_PRODUCTS_CART],
    ['no products', undefined, 's1', EMPTY_PRODUCTS_CART],
    ['a product without a number', 'oil', 's1', cartOf('s1', { oil: 1 })],
    ['what is no number', 'oil:a,soap:1', 's1', cartOf('s1', { soap: 1 })],
    ['too many, none and fewer', 'oil:100,soap:0,balm:-1,salt:1.5,wax:99', 's1', cartOf('s1', { wax: 99 })],
    ['a product twice', 'oil:2,oil:3', 's1', cartOf('s1', { oil: 2 })],
    ['a broken escape', '%E0%A4%A:1,oil:1', 's1', cartOf('s1', { oil: 1 })],
    ['commas alone', ',,,', 's1', cartOf('s1', {})],
  ] as const)('with %s are read as far as they are understood', ([, products, shop, cart]) => {
    expect(carriedCart({ products, shop })).toEqual(cart);
  });
});
