import { describe, expect, test } from 'vitest';
import { parseCreatedCart, parsePendingCart } from './tracked-cart.ts';

describe('a cart that the back end keeps', () => {
  const parse = (cart: unknown) => ({ parsed: cart });

  test('a kept cart is the first that has an id and is pending or has no status', () => {
    const carts = [
      { id: '', status: 'pending' },
      { id: 'paid', status: 'paid' },
      { id: 4, status: 'pending' },
      { id: 'later' },
    ];
    expect(parsePendingCart(carts, parse)).toEqual({ id: '4', cart: { parsed: carts[2] } });
    expect(parsePendingCart(carts.slice(3), parse)).toEqual({ id: 'later', cart: { parsed: carts[3] } });
  });

  test('a kept cart is none in an empty list, and unknown where there is no list', () => {
    expect([parsePendingCart([], parse), parsePendingCart(null, parse)]).toEqual(['none', null]);
    expect([parseCreatedCart({ id: 9 }), parseCreatedCart({ id: '' }), parseCreatedCart(null)]).toEqual([
      '9',
      null,
      null,
    ]);
  });
});
