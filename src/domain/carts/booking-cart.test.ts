import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopId, serviceId } from '../catalogue/ids.ts';
import {
  addToCart,
  BOOKING_CART_LIMIT,
  cartButton,
  clearCart,
  EMPTY_BOOKING_CART,
  parseBookingCart,
  persistBookingCart,
  removeFromCart,
  setCartShop,
  settleCart,
  shopsForCart,
  toggleInCart,
  type BookingCart,
  type CartOutcome,
} from './booking-cart.ts';
import type { Shop } from '../catalogue/catalogue.ts';
import { service, shop } from '../testing/plain-catalogue.ts';

const marais = shop('marais', 'cut', 'colour', 'facial');
const lyon = shop('lyon', 'cut', 'facial');
const nice = shop('nice', 'massage');
const SHOPS = [marais, lyon, nice];
const cartOf = (shop: string | null, ...services: readonly string[]): BookingCart => ({
  shopId: shop === null ? null : shopId(shop),
  serviceIds: services.map(serviceId),
});

test('the first service of a company with several shops asks for one of those that offer it', () => {
  expect(addToCart(EMPTY_BOOKING_CART, serviceId('cut'), SHOPS)).toEqual({
    kind: 'needs-shop',
    cart: cartOf(null, 'cut'),
    shops: [marais, lyon],
  });
});

test('a cart of a company with one shop never asks for a shop, and keeps none', () => {
  expect(addToCart(EMPTY_BOOKING_CART, serviceId('cut'), [marais])).toEqual({
    kind: 'ready',
    cart: cartOf(null, 'cut'),
  });
  expect(settleCart(cartOf('marais', 'cut'), [marais])).toEqual({ kind: 'ready', cart: cartOf(null, 'cut') });
  expect(setCartShop(cartOf(null, 'cut'), shopId('marais'), [marais])).toEqual({
    kind: 'ready',
    cart: cartOf(null, 'cut'),
  });
});

test('a service that the cart’s shop offers joins it without a question', () => {
  const outcome = addToCart(cartOf('marais', 'cut'), serviceId('colour'), SHOPS);
  expect(outcome).toEqual({ kind: 'ready', cart: cartOf('marais', 'cut', 'colour') });
});

test('a service that the cart’s shop lacks clears the shop and asks for one that offers all', () => {
  expect(addToCart(cartOf('lyon', 'cut'), serviceId('colour'), SHOPS)).toEqual({
    kind: 'needs-shop',
    cart: cartOf(null, 'cut', 'colour'),
    shops: [marais],
  });
});

test('services that no shop offers together leave no shop to choose', () => {
  expect(addToCart(cartOf('lyon', 'cut'), serviceId('massage'), SHOPS)).toMatchObject({
    kind: 'needs-shop',
    shops: [],
  });
});

test('a service is in the booking cart once, and toggling takes it out', () => {
  const cart = cartOf('marais', 'cut');
  expect(addToCart(cart, serviceId('cut'), SHOPS).cart).toEqual(cart);
  expect(toggleInCart(cart, serviceId('colour'), SHOPS).cart.serviceIds).toEqual(['cut', 'colour']);
  expect(toggleInCart(cartOf('marais', 'cut', 'colour'), serviceId('cut'), SHOPS).cart.serviceIds).toEqual([
    'colour',
  ]);
});

test('the cart’s shop is cleared with the last service, and with the cart', () => {
  expect(removeFromCart(cartOf('marais', 'cut'), serviceId('cut'), SHOPS)).toEqual({
    kind: 'ready',
    cart: EMPTY_BOOKING_CART,
  });
  expect(clearCart()).toEqual(EMPTY_BOOKING_CART);
});

test('a shop is set when it offers each service of the cart, and refused when not', () => {
  expect(setCartShop(cartOf(null, 'cut'), shopId('lyon'), SHOPS)).toEqual({
    kind: 'ready',
    cart: cartOf('lyon', 'cut'),
  });
  expect(setCartShop(cartOf(null, 'cut'), shopId('nice'), SHOPS)).toMatchObject({
    kind: 'needs-shop',
    cart: { shopId: null },
  });
  expect(setCartShop(EMPTY_BOOKING_CART, shopId('lyon'), SHOPS).cart).toEqual(EMPTY_BOOKING_CART);
});

test('a full booking cart takes no more services', () => {
  const cart = cartOf('marais', ...Array.from({ length: BOOKING_CART_LIMIT }, (_, index) => `s${index}`));
  expect(addToCart(cart, serviceId('one-more'), SHOPS)).toEqual({ kind: 'full', cart });
});

test('the cart button is hidden where carts are off for the company or the service', () => {
  expect(cartButton(EMPTY_BOOKING_CART, service('cut'), SHOPS, false)).toBe('hidden');
  expect(cartButton(EMPTY_BOOKING_CART, service('cut', false), SHOPS, true)).toBe('hidden');
});

test('the cart button is disabled where the cart’s shop is not chosen, or lacks the service', () => {
  expect(cartButton(EMPTY_BOOKING_CART, service('massage'), SHOPS, true)).toBe('enabled');
  expect(cartButton(cartOf(null, 'cut'), service('facial'), SHOPS, true)).toBe('disabled');
  expect(cartButton(cartOf('lyon', 'cut'), service('colour'), SHOPS, true)).toBe('disabled');
  expect(cartButton(cartOf('lyon', 'cut'), service('facial'), SHOPS, true)).toBe('enabled');
  expect(cartButton(cartOf(null, 'cut'), service('colour'), [marais], true)).toBe('enabled');
});

test.each([
  null,
  undefined,
  'cart',
  3,
  [],
  {},
  { items: {} },
  { items: [] },
  { items: [null, 1, {}, { id: 4 }, { id: '' }] },
])('the persisted value %j is an empty cart', (value) => {
  expect(parseBookingCart(value)).toEqual(EMPTY_BOOKING_CART);
});

test('a persisted cart loses what cannot be read and keeps the rest', () => {
  const value = {
    items: [{ id: 'cut' }, 'x', { id: 'cut' }, { id: 'a'.repeat(65) }, { id: 'colour' }],
    shopId: 7,
  };
  expect(parseBookingCart(value)).toEqual(cartOf(null, 'cut', 'colour'));
  const many = { items: Array.from({ length: 90 }, (_, id) => ({ id: `s${id}` })), shopId: 'marais' };
  expect(parseBookingCart(many).serviceIds).toHaveLength(BOOKING_CART_LIMIT);
});

const anyId = fc.constantFrom('cut', 'colour', 'facial', 'massage', 'unknown').map(serviceId);
const anyShopId = fc.constantFrom('marais', 'lyon', 'nice', 'gone').map(shopId);
const anyStep: fc.Arbitrary<(cart: BookingCart, shops: readonly Shop[]) => CartOutcome> = fc.oneof(
  anyId.map((id) => (cart: BookingCart, shops: readonly Shop[]) => addToCart(cart, id, shops)),
  anyId.map((id) => (cart: BookingCart, shops: readonly Shop[]) => removeFromCart(cart, id, shops)),
  anyId.map((id) => (cart: BookingCart, shops: readonly Shop[]) => toggleInCart(cart, id, shops)),
  anyShopId.map((id) => (cart: BookingCart, shops: readonly Shop[]) => setCartShop(cart, id, shops)),
);

test('whatever is done to a cart, its shop offers all it holds, and it survives persistence', () => {
  fc.assert(
    fc.property(fc.subarray(SHOPS), fc.array(anyStep, { maxLength: 12 }), (shops, steps) => {
      let cart = EMPTY_BOOKING_CART;
      for (const step of steps) {
        const outcome = step(cart, shops);
        cart = outcome.cart;
        const offering = shopsForCart(cart, shops);
        if (cart.shopId !== null) {
          expect(shops.length > 1 && offering.some(({ id }) => id === cart.shopId)).toBe(true);
        }
        const asks = shops.length > 1 && cart.serviceIds.length > 0 && cart.shopId === null;
        expect(outcome.kind).toBe(asks ? 'needs-shop' : 'ready');
        if (outcome.kind === 'needs-shop') expect(outcome.shops).toEqual(offering);
        expect(new Set(cart.serviceIds).size).toBe(cart.serviceIds.length);
        expect(parseBookingCart(JSON.parse(JSON.stringify(persistBookingCart(cart))))).toEqual(cart);
      }
    }),
  );
});

test('no persisted value breaks the booking cart', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ items: fc.anything(), shopId: fc.anything() })),
      (value) => {
        const cart = parseBookingCart(value);
        expect(parseBookingCart(persistBookingCart(cart))).toEqual(cart);
      },
    ),
  );
});
