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

function openStorage() {
  const who: { id: string | null } = { id: 'alice' };
  const $saved = atom<SavedCart<BookingCart> | null>(null);
  const storage = createSavedCartStorage<BookingCart>(
    {
      kind: BOOKING_CART,
      key: 'saved',
      local: memoryStorage(),
      tabs: { post: () => {}, on: () => {}, hearing: () => null, start: () => {}, dispose: () => {} },
      clock: { now: () => 0, after: () => () => {} },
      customer: () => who.id,
    },
    $saved,
  );
  /** What is shown to that customer, or to a guest. */
  const shownTo = (id: string | null) => {
    who.id = id;
    storage.reread();
    return $saved.get();
  };
  return { who, $saved, storage, shownTo };
}

test('the account’s visit of one customer is never offered to another, whatever is kept after it', () => {
  const { who, $saved, storage, shownTo } = openStorage();
  storage.keep(visit('hers'), true);
  who.id = 'bob';
  storage.keep(visit('his'), true);
  expect($saved.get()?.cart).toEqual(visit('his'));
  storage.drop();
  expect($saved.get()).toBeNull();
  expect(shownTo(null)).toBeNull();
  expect(shownTo('alice')?.cart).toEqual(visit('hers'));
});

test.each<[string, (storage: ReturnType<typeof openStorage>['storage']) => void]>([
  ['books it', (storage) => storage.forgetBooked(visit('hers'))],
  ['has it at hand', (storage) => storage.forget(visit('hers'))],
  ['has it give way', (storage) => storage.keep(visit('hers'), false)],
])('the account’s visit of a customer waits on where a guest %s', (_, act) => {
  const { who, storage, shownTo } = openStorage();
  storage.keep(visit('hers'), true);
  who.id = null;
  act(storage);
  expect(shownTo('alice')).toMatchObject({ cart: visit('hers'), isKept: true });
});

test('what gives way to a guest is kept, whatever visit a customer has there', () => {
  const { storage, shownTo } = openStorage();
  storage.keep({ ...visit('hers'), serviceIds: [serviceId('hers'), serviceId('other')] }, true);
  expect(shownTo(null)).toBeNull();
  storage.keep(visit('other'), false);
  expect(shownTo(null)).toMatchObject({ cart: visit('other'), isKept: false });
});

test('what a guest has kept and books after a login waits no more', () => {
  const { who, storage, shownTo } = openStorage();
  who.id = null;
  storage.keep(visit('own'), true);
  who.id = 'alice';
  storage.forgetBooked(visit('own'));
  expect(shownTo(null)).toBeNull();
});
