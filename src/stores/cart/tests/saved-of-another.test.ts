import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { BOOKING_CART } from '../booking-cart.ts';
import { createSavedCartStorage, type SavedCart } from '../saved-cart-storage.ts';

const visit = (service: string): BookingCart => ({
  serviceIds: [serviceId(service)],
  shopId: shopId('shop1'),
});

test('the account’s visit of one customer is never offered to another, whatever is kept after it', () => {
  let customer: string | null = 'alice';
  const $saved = atom<SavedCart<BookingCart> | null>(null);
  const storage = createSavedCartStorage<BookingCart>(
    {
      kind: BOOKING_CART,
      key: 'saved',
      local: memoryStorage(),
      tabs: { post: () => {}, on: () => {}, start: () => {}, dispose: () => {} },
      clock: { now: () => 0, after: () => () => {} },
      customer: () => customer,
    },
    $saved,
  );
  storage.keep(visit('hers'), true);
  customer = 'bob';
  storage.keep(visit('his'), true);
  expect($saved.get()?.cart).toEqual(visit('his'));
  storage.drop();
  expect($saved.get()).toBeNull();
  customer = null;
  storage.reread();
  expect($saved.get()).toBeNull();
});
