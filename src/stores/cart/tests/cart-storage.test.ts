import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { createScopedStorage } from '../../visitor/scoped-storage.ts';
import { BOOKING_CART } from '../booking-cart.ts';
import { createCartStorage, emptyStoredCart } from '../cart-storage.ts';

function open() {
  const ports = {
    cookies: memoryCookies(new Map()),
    storage: memoryStorage(new Map()),
    tabStorage: memoryStorage(new Map()),
  };
  const storage = createCartStorage(
    BOOKING_CART,
    createScopedStorage(ports, () => 'cmp_x'),
  );
  const cart = { serviceIds: [serviceId('s1')], shopId: shopId('shop1') };
  return { storage, stored: { ...emptyStoredCart(BOOKING_CART), cart } };
}

test('the last customer is the one whose copy was written last, as often as it is asked', () => {
  const { storage, stored } = open();
  expect(storage.lastCustomer()).toBeNull();
  storage.write('u1', stored);
  storage.write('u2', stored);
  storage.write(null, stored);
  expect([storage.lastCustomer(), storage.lastCustomer()]).toEqual(['u2', 'u2']);
  storage.forgetLastCustomer();
  expect([storage.lastCustomer(), storage.read('u2')]).toEqual([null, stored]);
});

test('the copy that is dropped takes its own customer’s name along, and nobody else’s', () => {
  const { storage, stored } = open();
  storage.write('u1', stored);
  storage.write('u2', stored);
  storage.drop('u1');
  storage.drop(null);
  expect([storage.lastCustomer(), storage.read('u1'), storage.read('u2')]).toEqual(['u2', null, stored]);
  storage.drop('u2');
  expect(storage.lastCustomer()).toBeNull();
});
