import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { withdraw } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';

const REFUSED = { read: () => null, write: () => false, remove: () => undefined };

describe('the cart', () => {
  test('a booking cart too long for a cookie moves to the storage, and back when it shrinks', async () => {
    const visitor = createVisitor();
    const small = { ports: { cookies: shortCookies(visitor.jar, 70) } };
    const { site } = await visitor.open(small);
    site.bookingCart.replace(
      [serviceId('s1'), serviceId('s2'), serviceId('s3'), serviceId('s4')],
      shopId('shop1'),
    );
    expect(visitor.jar.has('cartBooking')).toBe(false);
    expect((await visitor.open(small)).site.bookingCart.$lines.get()).toHaveLength(4);
    site.bookingCart.replace([serviceId('s1')]);
    expect(visitor.jar.has('cartBooking')).toBe(true);
    expect([...visitor.kept.keys()].some((key) => key.includes('cartBooking'))).toBe(false);
  });

  test('a booking cart lives in memory where cookies are refused', async () => {
    const { site } = await createVisitor().open({ ports: { cookies: REFUSED } });
    expect(site.bookingCart.add(serviceId('s1'))).toMatchObject({ kind: 'choose-shop' });
    expect(site.bookingCart.setShop(shopId('shop2'))).toBe(true);
    expect(site.bookingCart.$shop.get()?.id).toBe('shop2');
  });

  test('a booking cart refuses services that cannot be booked, or not together', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    expect(site.bookingCart.add(serviceId('nothing'))).toEqual({ kind: 'not-bookable' });
    site.bookingCart.replace([serviceId('s1')], shopId('shop2'));
    site.bookingCart.add(serviceId('s3'));
    expect(site.bookingCart.$cart.get()).toEqual({ serviceIds: ['s1', 's3'], shopId: null });
    expect(site.bookingCart.$availableShops.get().map(({ id }) => id)).toEqual(['shop1']);
    visitor.backEnd.shops = visitor.backEnd.shops.slice(1);
    const other = await visitor.open();
    expect(other.site.bookingCart.add(serviceId('s2'))).toEqual({ kind: 'no-common-shop' });
    visitor.backEnd.company = companyWire({ booker: { appointments: false } });
    expect((await visitor.open()).site.bookingCart.add(serviceId('s2'))).toEqual({ kind: 'not-bookable' });
  });

  test('a booking cart goes on without a withdrawn service, and says so until it is emptied', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    site.bookingCart.replace([serviceId('s1'), serviceId('s2')], shopId('shop1'));
    expect(site.bookingCart.$gone.get()).toBe(0);
    withdraw(visitor.backEnd, 's2');
    for (const page of [await visitor.open(), await visitor.open()]) {
      const cart = page.site.bookingCart;
      expect(cart.$gone.get()).toBe(1);
      expect(cart.$lines.get().map(({ id }) => id)).toEqual(['s1']);
      expect(cart.$shop.get()?.id).toBe('shop1');
      expect(cart.$availableShops.get()).not.toEqual([]);
    }
    const last = (await visitor.open()).site.bookingCart;
    expect(last.add(serviceId('s3')).kind).toBe('added');
    expect(last.$cart.get()).toEqual({ serviceIds: ['s1', 's3'], shopId: 'shop1' });
    expect(last.$gone.get()).toBe(1);
    last.clear();
    expect(last.$gone.get()).toBe(0);
  });

  test('a booking cart is not emptied by a catalogue that could not be read', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    site.bookingCart.replace([serviceId('s1'), serviceId('s2')], shopId('shop1'));
    visitor.backEnd.categories = [];
    const { site: other } = await visitor.open();
    expect(other.bookingCart.$gone.get()).toBe(0);
    expect(other.bookingCart.$cart.get().serviceIds).toEqual(['s1', 's2']);
  });

  test('a booking cart belongs to one company, also where two share an origin', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    site.bookingCart.add(serviceId('s1'));
    visitor.backEnd.always = { body: null };
    const { site: other } = await visitor.open({ company: { kind: 'token', token: 'cmp_y' } });
    expect(other.bookingCart.$cart.get().serviceIds).toEqual([]);
    other.bookingCart.clear();
    visitor.backEnd.always = null;
    expect((await visitor.open()).site.bookingCart.$cart.get().serviceIds).toEqual(['s1']);
  });

  test('a booking cart tells the host page its services in the visitor’s language', async () => {
    const visitor = createVisitor();
    const { site, events } = await visitor.open({ locale: 'en' });
    site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    expect(events.at(-1)).toEqual({
      name: 'vitrine-cart-change',
      detail: {
        cart: 'booking',
        services: [{ id: 's1', slug: 'service-1', name: 'Care 1', price: 41 }],
        shop: { id: 'shop1', slug: 'shop-1', name: 'Salon 1' },
        currency: 'EUR',
      },
    });
  });

  test('a booking cart asks the host page before a service joins it, and stays as it is where that is prevented', async () => {
    const { site, events, prevented } = await createVisitor().open({ locale: 'en' });
    const { bookingCart } = site;
    bookingCart.replace([serviceId('s1')], shopId('shop1'));
    const before = bookingCart.$cart.get();
    events.length = 0;
    prevented.add('vitrine-before-add');
    expect(bookingCart.add(serviceId('s2'))).toEqual({ kind: 'prevented' });
    expect(bookingCart.toggle(serviceId('s2'))).toEqual({ kind: 'prevented' });
    expect(bookingCart.addAlone(serviceId('s2'), shopId('shop2'))).toEqual({ kind: 'prevented' });
    expect(bookingCart.$cart.get()).toEqual(before);
    expect(events.map(({ name }) => name)).toEqual(Array(3).fill('vitrine-before-add'));
    expect(events[0]?.detail).toMatchObject({
      cart: 'booking',
      service: { id: 's2', slug: 'service-2' },
      shop: { id: 'shop1' },
      currency: 'EUR',
    });
    // What is in it already, or cannot join, is not asked about; nor is what goes.
    bookingCart.add(serviceId('s1'));
    bookingCart.add(serviceId('nothing'));
    bookingCart.remove(serviceId('s1'));
    expect(events.filter(({ name }) => name === 'vitrine-before-add')).toHaveLength(3);
    prevented.clear();
    expect(bookingCart.addAlone(serviceId('s2'), shopId('shop2')).kind).toBe('added');
    expect(bookingCart.$cart.get()).toEqual({ serviceIds: ['s2'], shopId: 'shop2' });
  });
});

function shortCookies(jar: Map<string, string>, limit: number) {
  return {
    read: (name: string) => jar.get(name) ?? null,
    write(name: string, value: string) {
      if (value.length > limit) return false;
      jar.set(name, value);
      return true;
    },
    remove: (name: string) => void jar.delete(name),
  };
}
