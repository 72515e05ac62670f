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
import { carriedCart, carriedQuery, soldOf, withCarried } from './carried-products.ts';

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
  test('are those of the cart that wrote it, whatever their ids', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(carriedCart(parseQuery(buildQuery(carriedQuery(cart))))).toEqual(cart);
      }),
    );
  });

  test('of a whole cart with long ids arrive whole', () => {
    const ids = Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => `${at}`.padEnd(64, 'x'));
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

describe('a cart with what a link carries', () => {
  test('has the larger number of each, and the same link changes nothing again', () => {
    const once = withCarried(cartOf('s1', { oil: 3, soap: 1 }), cartOf('s1', { oil: 2, soap: 4, balm: 1 }));
    expect(once).toEqual(cartOf('s1', { oil: 3, soap: 4, balm: 1 }));
    expect(withCarried(once ?? EMPTY_PRODUCTS_CART, cartOf('s1', { oil: 2, soap: 4, balm: 1 }))).toEqual(
      once,
    );
  });

  test('is what the link carries where it was empty, at whichever shop', () => {
    expect(withCarried(cartOf('s2', {}), cartOf('s1', { oil: 2 }))).toEqual(cartOf('s1', { oil: 2 }));
  });

  test('is none where they are of different shops', () => {
    expect(withCarried(cartOf('s2', { oil: 1 }), cartOf('s1', { oil: 2 }))).toBeNull();
  });

  test('is the same one where the link carries nothing', () => {
    const cart = cartOf('s2', { oil: 1 });
    expect(withCarried(cart, EMPTY_PRODUCTS_CART)).toBe(cart);
  });

  test('holds no more than a cart does', () => {
    const many = Object.fromEntries(Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => [`p${at}`, 1]));
    expect(withCarried(cartOf('s1', many), cartOf('s1', { oil: 1 }))?.lines).toHaveLength(
      PRODUCT_LINES_LIMIT,
    );
  });
});

test('what a shop does not sell is left out of what a link carries', () => {
  const cart = cartOf('s1', { oil: 2, gone: 1 });
  expect(soldOf(cart, (id, shop) => id === 'oil' && shop === 's1')).toEqual(cartOf('s1', { oil: 2 }));
  expect(soldOf(cart, () => false)).toEqual(EMPTY_PRODUCTS_CART);
});
