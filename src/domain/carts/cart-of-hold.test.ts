import { expect, test } from 'vitest';
import { externalServiceId, externalShopId } from '../catalogue/ids.ts';
import { service, shop } from '../testing/plain-catalogue.ts';
import { cartOfHold } from './cart-of-hold.ts';

const SERVICES = [service('cut'), service('facial')];
const SHOPS = [shop('marais', 'cut'), shop('nantes', 'facial')];

/** A hold at a shop for some services, by their internal ids. */
const holdOf = (where: string, ...services: readonly [string, ...string[]]) => {
  const lines = services.map((id) => ({ externalServiceId: externalServiceId(id) }));
  return { externalShopId: externalShopId(`x${where}`), lines } as unknown as Parameters<
    typeof cartOfHold
  >[0];
};

test('a time is held for a cart with its services in their order, at its shop', () => {
  expect(cartOfHold(holdOf('nantes', 'facial', 'cut'), SERVICES, SHOPS)).toEqual({
    serviceIds: ['facial', 'cut'],
    shopId: 'nantes',
  });
});

test('a held service that the company has no longer is left out', () => {
  expect(cartOfHold(holdOf('nantes', 'gone', 'facial'), SERVICES, SHOPS).serviceIds).toEqual(['facial']);
  expect(cartOfHold(holdOf('nantes', 'gone'), SERVICES, SHOPS).serviceIds).toEqual([]);
});

test('a time at a shop that the company has no longer is held for a cart without a shop', () => {
  expect(cartOfHold(holdOf('gone', 'cut'), SERVICES, SHOPS)).toEqual({ serviceIds: ['cut'], shopId: null });
});
