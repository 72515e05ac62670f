import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createMemoryClock } from '#platform/memory/clock.ts';
import { memoryStorage } from '#platform/memory/storage.ts';
import { BOOKING_CART } from '../booking-cart.ts';
import { createSavedCarts } from '../saved-cart.ts';

const CART = { serviceIds: [serviceId('s1')], shopId: shopId('shop1') };
const tabs = { post() {}, on() {}, hearing: () => null, start() {}, dispose() {} };

/** Carts whose code does not arrive the first times. */
function openCarts(failures: number, kept = new Map<string, string>()) {
  const clock = createMemoryClock(0);
  let left = failures;
  const saved = createSavedCarts(
    { kind: BOOKING_CART, key: 'saved', local: memoryStorage(kept), tabs, clock, customer: () => null },
    async () => {
      left -= 1;
      if (left >= 0) throw new Error('gone');
      return import('../saved-cart-storage.ts');
    },
  );
  return { saved, clock };
}

test('what was to be kept while its code did not arrive is kept with the next act, in that order', async () => {
  const { saved } = openCarts(1);
  await saved.withStorage((storage) => storage.keep(CART, false));
  expect(saved.$saved.get()).toBeNull();
  const order: unknown[] = [];
  await saved.withStorage(() => order.push(saved.$saved.get()?.cart));
  expect(order).toEqual([CART]);
});

test('what was to be kept while its code did not arrive is kept some seconds later', async () => {
  const { saved, clock } = openCarts(2);
  await saved.withStorage((storage) => storage.keep(CART, false));
  await clock.advance(40_000);
  await saved.withStorage(() => {});
  expect(saved.$saved.get()?.cart).toEqual(CART);
});

test('a fault of one act is told, and the next one still runs', async () => {
  const { saved } = openCarts(0);
  const fault = new Error('full');
  const first = saved.withStorage(() => {
    throw fault;
  });
  const second = saved.withStorage((storage) => storage.keep(CART, false));
  await expect(first).rejects.toBe(fault);
  await second;
  expect(saved.$saved.get()?.cart).toEqual(CART);
});
