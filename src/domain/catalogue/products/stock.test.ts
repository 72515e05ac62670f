import { expect, test } from 'vitest';
import { QUANTITY_LIMIT } from '../../carts/products-cart.ts';
import { mostToAdd, stockState } from './stock.ts';

test.for([
  [false, null, 'in-stock'],
  [false, 0, 'in-stock'],
  [true, null, 'unknown'],
  [true, 0, 'sold-out'],
  [true, 1, 'few'],
  [true, 5, 'few'],
  [true, 6, 'in-stock'],
] as const)('a product that is counted: %s, with %s there, is %s', ([tracksStock, level, kind]) => {
  expect(stockState(tracksStock, level).kind).toBe(kind);
});

test.for([
  [true, 3, 0, 3],
  [true, 3, 2, 1],
  [true, 3, 5, 0],
  [true, 0, 0, 0],
  [true, null, 4, QUANTITY_LIMIT - 4],
  [true, 999_999, 0, QUANTITY_LIMIT],
  [false, null, 0, QUANTITY_LIMIT],
] as const)(
  'of a product that is counted: %s, with %s there and %i in the cart, %i more can be added',
  ([tracksStock, level, inCart, most]) => {
    expect(mostToAdd(stockState(tracksStock, level), level, inCart)).toBe(most);
  },
);
