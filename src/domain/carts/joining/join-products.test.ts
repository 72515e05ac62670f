import { expect, test } from 'vitest';
import { productId, shopId } from '../../catalogue/ids.ts';
import { PRODUCT_LINES_LIMIT, QUANTITY_LIMIT, type ProductsCart } from '../products-cart.ts';
import { joinCarried, joinProducts } from './join-products.ts';

const cartOf = (where: string | null, items: Record<string, number>): ProductsCart => ({
  shopId: where === null ? null : shopId(where),
  lines: Object.entries(items).map(([id, quantity]) => ({ productId: productId(id), quantity })),
});

test('what is put in joins what is there, and is so many more of what is there already', () => {
  expect(joinProducts(cartOf('a', { oil: 2 }), cartOf('a', { soap: 1, oil: 3 }))).toEqual({
    cart: cartOf('a', { oil: 5, soap: 1 }),
    isWhole: true,
  });
});

test('an empty cart is what is put in', () => {
  const added = cartOf('b', { oil: 1 });
  expect(joinProducts(cartOf('a', {}), added)).toEqual({ cart: added, isWhole: true });
});

test('products of different shops do not go together', () => {
  expect(joinProducts(cartOf('a', { oil: 1 }), cartOf('b', { soap: 1 }))).toBeNull();
});

test('more than a cart holds joins as far as it fits, and is told', () => {
  expect(joinProducts(cartOf('a', { oil: 60 }), cartOf('a', { oil: 60 }))).toEqual({
    cart: cartOf('a', { oil: QUANTITY_LIMIT }),
    isWhole: false,
  });
  const many = Object.fromEntries(Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => [`p${at}`, 1]));
  expect(joinProducts(cartOf('a', many), cartOf('a', { soap: 1 }))).toEqual({
    cart: cartOf('a', many),
    isWhole: false,
  });
});

test('what a link carries joins by the larger number of each, and the same link changes nothing again', () => {
  const once = joinCarried(cartOf('a', { oil: 3, soap: 1 }), cartOf('a', { oil: 2, soap: 4, balm: 1 }));
  expect(once).toEqual({ cart: cartOf('a', { oil: 3, soap: 4, balm: 1 }), isWhole: true });
  const cart = once?.cart ?? cartOf('a', {});
  expect(joinCarried(cart, cartOf('a', { oil: 2, soap: 4, balm: 1 }))?.cart).toEqual(cart);
  expect(joinCarried(cart, cartOf('b', { oil: 1 }))).toBeNull();
  expect(joinCarried(cart, cartOf(null, {}))).toEqual({ cart, isWhole: true });
});

test('of a link that does not fit, what was in the cart stays', () => {
  const many = Object.fromEntries(Array.from({ length: PRODUCT_LINES_LIMIT }, (_, at) => [`p${at}`, 1]));
  expect(joinCarried(cartOf('a', many), cartOf('a', { oil: 1 }))).toEqual({
    cart: cartOf('a', many),
    isWhole: false,
  });
});
