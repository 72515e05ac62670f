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
import { carriedLines, carriedQuery } from './carried-products.ts';

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

const linesOf = ({ lines }: ProductsCart) =>
  lines.map(({ productId: name, quantity }) => ({ name, quantity }));

describe('the products of an address', () => {
  test('are those of the cart that wrote it, whatever is in their ids', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const query = parseQuery(buildQuery(carriedQuery(cart)));
        expect(carriedLines(query)).toEqual(linesOf(cart));
        expect(query.shop).toBe(cart.shopId);
      }),
    );
  });

  test('of a whole cart with long ids arrive whole', () => {
    const ids = Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => `${at}`.padEnd(64, '%'));
    const cart = cartOf('s1', Object.fromEntries(ids.map((id) => [id, QUANTITY_LIMIT])));
    expect(carriedLines(parseQuery(buildQuery(carriedQuery(cart))))).toEqual(linesOf(cart));
  });

  test('say nothing of an empty cart', () => {
    expect([carriedQuery(cartOf('s1', {})), carriedQuery(EMPTY_PRODUCTS_CART)]).toEqual([{}, {}]);
  });

  test.for([
    ['no products', undefined, []],
    ['a product without a number', 'oil', [['oil', 1]]],
    [
      'too many of one',
      'oil:100,wax:99',
      [
        ['oil', 99],
        ['wax', 99],
      ],
    ],
    [
      'what is no number of products',
      'oil:a,soap:0,balm:-1,salt:1.5',
      [
        ['oil', null],
        ['soap', null],
        ['balm', null],
        ['salt', null],
      ],
    ],
    [
      'a broken escape',
      '%E0%A4%A:1,oil:1',
      [
        ['', 1],
        ['oil', 1],
      ],
    ],
    ['commas alone', ',,,', []],
  ] as const)('with %s are read as far as they are understood', ([, products, lines]) => {
    expect(carriedLines({ products })).toEqual(lines.map(([name, quantity]) => ({ name, quantity })));
  });
});
