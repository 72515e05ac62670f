import { expect, test } from 'vitest';
import { serviceId, shopId } from '../../catalogue/ids.ts';
import { shop } from '../../testing/plain-catalogue.ts';
import { BOOKING_CART_LIMIT, type BookingCart } from '../booking-cart.ts';
import { joinCarts } from './join-carts.ts';

const marais = shop('marais', 'cut', 'facial', 'massage');
const nantes = shop('nantes', 'cut', 'facial');
const SHOPS = [marais, nantes];
const cartOf = (where: string | null, ...services: readonly string[]): BookingCart => ({
  shopId: where === null ? null : shopId(where),
  serviceIds: services.map(serviceId),
});

test('services that the shop of a cart offers join it, each once, and its shop stays', () => {
  expect(joinCarts(cartOf('nantes', 'cut'), cartOf('marais', 'facial', 'cut'), SHOPS)).toEqual({
    kind: 'joined',
    cart: cartOf('nantes', 'cut', 'facial'),
  });
});

test('services that the shop of a cart lacks do not join it, and are named', () => {
  expect(joinCarts(cartOf('nantes', 'cut'), cartOf('marais', 'facial', 'massage'), SHOPS)).toEqual({
    kind: 'not-at-shop',
    shop: nantes,
    serviceIds: ['massage'],
  });
});

test('the only shop of a company decides what joins a cart without a shop', () => {
  const only = [nantes];
  expect(joinCarts(cartOf(null, 'cut'), cartOf(null, 'massage'), only)).toMatchObject({
    kind: 'not-at-shop',
  });
  expect(joinCarts(cartOf(null, 'cut'), cartOf(null, 'facial'), only)).toMatchObject({ kind: 'joined' });
});

test('a cart whose shop is not chosen is joined where some shop offers all', () => {
  expect(joinCarts(cartOf(null, 'cut'), cartOf('nantes', 'massage'), SHOPS)).toEqual({
    kind: 'joined',
    cart: cartOf(null, 'cut', 'massage'),
  });
  const apart = [shop('a', 'cut'), shop('b', 'massage')];
  expect(joinCarts(cartOf(null, 'cut'), cartOf('b', 'massage'), apart)).toEqual({ kind: 'no-common-shop' });
});

test('nothing joins a cart that has it all, or that holds as many as it can', () => {
  expect(joinCarts(cartOf('nantes', 'cut', 'facial'), cartOf('marais', 'cut'), SHOPS)).toEqual({
    kind: 'nothing-new',
  });
  const many = Array.from({ length: BOOKING_CART_LIMIT }, (_, index) => `s${index}`);
  expect(joinCarts(cartOf('nantes', ...many), cartOf('nantes', 'cut'), SHOPS)).toEqual({ kind: 'full' });
});
