import { expect, test } from 'vitest';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { serviceId } from '#domain/catalogue/ids.ts';
import { service } from '../testing/samples.ts';
import { leftoversOf } from './link-notice.tsx';

const OPEN = service('massage', 'Massage', 8500);
const CLOSED: Service = { ...service('laser', 'Laser', 9900), bookable: false };
const of = (...services: readonly Service[]) => new Map(services.map((one) => [one.id, one]));

test.each([
  ['all known', { cart: ['massage'], cartAdd: ['massage'] }, { unknown: 0, closed: [] }],
  ['ids and slugs that nobody has', { cart: ['x', 'massage'], cartAdd: ['y'] }, { unknown: 2, closed: [] }],
  [
    'one that cannot be booked, named twice',
    { cart: ['laser'], cartAdd: ['laser'] },
    { unknown: 0, closed: [CLOSED] },
  ],
  ['nothing', { cart: [], cartAdd: [] }, { unknown: 0, closed: [] }],
])('a link with %s reports what of it cannot be booked', (_, link, left) => {
  expect(leftoversOf({ ...link, cart: link.cart.map(serviceId) }, of(OPEN, CLOSED))).toEqual({
    ...left,
    isTooLong: false,
  });
});

test('a link with more services than a visit holds is too long, one with as many is not', () => {
  const many = Array.from({ length: BOOKING_CART_LIMIT + 1 }, (_, index) => service(`s${index}`, 'S', 100));
  const ids = many.map(({ id }) => id);
  expect(leftoversOf({ cart: ids, cartAdd: [] }, of(...many)).isTooLong).toBe(true);
  expect(leftoversOf({ cart: ids.slice(1), cartAdd: [] }, of(...many)).isTooLong).toBe(false);
});
