import { expect, test } from 'vitest';
import { dateAt, zonedDayOf, instantAt, wallAt } from './availability/hours/clock-change.ts';
import { setCartShop, EMPTY_BOOKING_CART } from './carts/booking-cart.ts';
import { externalShopId, serviceId, shopId } from './catalogue/ids.ts';
import { service } from './testing/plain-catalogue.ts';
import { weekPrice } from './prices/pricing.ts';
import { instant } from './time/instant.ts';
import { elapsedMinute, wallMinute } from './time/minutes-of-day.ts';

const ZONED_DAY = zonedDayOf('20261124', 'Europe/Paris');

// Each call runs; what is tested is that the types refuse it.
test.each([
  [
    'an id of the catalogue for an external one',
    // @ts-expect-error -- it is of another kind
    () => weekPrice(service('cut'), shopId('1')),
  ],
  [
    'an external id for one of the catalogue',
    // @ts-expect-error -- it is of another kind
    () => setCartShop(EMPTY_BOOKING_CART, externalShopId('1'), []),
  ],
  [
    'the id of a service for that of a shop',
    // @ts-expect-error -- it is of another kind
    () => setCartShop(EMPTY_BOOKING_CART, serviceId('1'), []),
  ],
  [
    'a text for an id',
    // @ts-expect-error -- it is of another kind
    () => setCartShop(EMPTY_BOOKING_CART, '1', []),
  ],
  [
    'an elapsed minute for an instant',
    // @ts-expect-error -- it is of another kind
    () => dateAt(elapsedMinute(600), 'Europe/Paris'),
  ],
  [
    'an instant for an elapsed minute',
    // @ts-expect-error -- it is of another kind
    () => wallAt(ZONED_DAY, instant(600)),
  ],
  [
    'a wall-clock minute for an elapsed one',
    // @ts-expect-error -- it is of another kind
    () => instantAt(ZONED_DAY, wallMinute(600)),
  ],
  [
    'a number for an instant',
    // @ts-expect-error -- it is of another kind
    () => dateAt(600, 'Europe/Paris'),
  ],
])('passing %s does not compile', (_, call) => {
  expect(call).not.toThrow();
});
