import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createVisitor } from '../../testing/visitor.ts';

describe('the services of a cart', () => {
  test('a link fills the cart with exactly its services that can be booked, once, in their order', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    expect(
      site.bookingCart.replace(
        [serviceId('s2'), serviceId('nothing'), serviceId('s1'), serviceId('s2')],
        shopId('shop2'),
      ),
    ).toEqual({ kind: 'added' });
    expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s2', 's1'], shopId: 'shop2' });
  });

  test('a link of services that cannot be booked, or not in one shop, leaves the cart as it was', async () => {
    const visitor = createVisitor();
    visitor.backEnd.shops = visitor.backEnd.shops.slice(1);
    const { site } = await visitor.open();
    site.bookingCart.replace([serviceId('s2')], shopId('shop2'));
    expect(site.bookingCart.replace([serviceId('nothing')])).toEqual({ kind: 'not-bookable' });
    expect(site.bookingCart.replace([serviceId('s1'), serviceId('s3')])).toEqual({ kind: 'no-common-shop' });
    expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s2'], shopId: 'shop2' });
  });

  test('a cart is given no shop that does not offer all of it', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    expect(site.bookingCart.setShop(shopId('shop3'))).toBe(false);
    expect(site.bookingCart.setShop(shopId('nowhere'))).toBe(false);
    expect(site.bookingCart.$shop.get()?.id).toBe('shop1');
    expect(site.bookingCart.setShop(null)).toBe(true);
    expect(site.bookingCart.$shop.get()).toBeNull();
  });

  test('toggling takes a service into the cart, and out of it again', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    expect(site.bookingCart.toggle(serviceId('s1'))).toMatchObject({ kind: 'choose-shop' });
    expect(site.bookingCart.toggle(serviceId('s1'))).toEqual({ kind: 'removed' });
    expect(site.bookingCart.$cart.get().serviceIds).toEqual([]);
  });
});
