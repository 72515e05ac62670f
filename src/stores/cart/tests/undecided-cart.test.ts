import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { calm, cart, cartOf, keepAtAccount, logIn, pending } from '../../testing/saved-visits.ts';
import { RESERVED, showReservation } from '../../testing/reservations.ts';
import { openVisit } from '../../testing/visits.ts';
import { createVisitor, type Page } from '../../testing/visitor.ts';
import { joinSavedVisit, savedVisit } from '../saved-visit.ts';

const KEPT = ['shop1', 's1', 's3'];

/** What a link does that carries a visit: another shop and service take the place of what is at hand, and nobody was asked. */
function followLink({ site: { bookingCart } }: Page, shop: string, id: string): void {
  bookingCart.keepSuperseded(bookingCart.$cart.get());
  bookingCart.replace([serviceId(id)], shopId(shop));
}

/** A customer whose visit from another device gave way to that of a link. */
async function besideLink(shop = 'shop3') {
  const visitor = createVisitor();
  keepAtAccount(visitor, 'shop1', 's1', 's3');
  const page = await visitor.open();
  await logIn(visitor, page);
  followLink(page, shop, shop === 'shop3' ? 's3' : 's2');
  await calm(visitor);
  /** What a third browser finds after the login. */
  const elsewhere = async () => {
    const third = createVisitor(visitor);
    const other = await third.open();
    await logIn(third, other);
    return cartOf(other);
  };
  return { visitor, page, elsewhere };
}

describe('an account’s visit that gave way to a link’s', () => {
  test('stays the account’s, on every device, while it is offered', async () => {
    const { visitor, page, elsewhere } = await besideLink();
    expect(cartOf(page)).toEqual(cart('shop3', 's3'));
    expect(savedVisit(page.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }, { id: 's3' }] });
    page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
    await visitor.clock.advance(60_000);
    expect(pending(visitor)).toEqual([KEPT]);
    expect(await elsewhere()).toEqual(cart('shop1', 's1', 's3'));
  });

  test.for([
    ['nothing', true],
    ['an empty cart', false],
  ] as const)(
    'stays so where the link comes before it is known, in a browser that has %s of the customer',
    async ([, isForgotten]) => {
      const visitor = createVisitor();
      const first = await visitor.open();
      await logIn(visitor, first);
      first.site.dispose();
      if (isForgotten) visitor.kept.clear();
      keepAtAccount(visitor, 'shop1', 's1', 's3');
      const late = { body: visitor.backEnd.carts.filter(({ type }) => type === 'booking'), after: 300 };
      visitor.backEnd.meet('GET', '/api/carts-tracking', late);
      const page = await visitor.open({ isEarly: true });
      page.site.reservations.serve({ ...RESERVED });
      followLink(page, 'shop3', 's3');
      await calm(visitor);
      expect(cartOf(page)).toEqual(cart('shop3', 's3'));
      await visitor.clock.advance(300);
      await calm(visitor);
      expect(cartOf(page)).toEqual(cart('shop3', 's3'));
      expect(savedVisit(page.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }, { id: 's3' }] });
      expect(pending(visitor)).toEqual([KEPT]);
      page.site.bookingCart.dropSaved();
      await calm(visitor);
      expect(pending(visitor)).toEqual([['shop3', 's3']]);
    },
  );

  test('stays so on a page that is loaded anew, which offers it still', async () => {
    const { visitor, page } = await besideLink();
    page.site.dispose();
    const again = await visitor.open({ tabStorage: page.tabStorage });
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop3', 's3'));
    expect(savedVisit(again.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }, { id: 's3' }] });
    expect(pending(visitor)).toEqual([KEPT]);
    again.site.bookingCart.dropSaved();
    await calm(visitor);
    expect(pending(visitor)).toEqual([['shop3', 's3']]);
  });

  test('stays so where the customer logs out and in again', async () => {
    const { visitor, page } = await besideLink();
    await page.site.session.logout();
    await calm(visitor);
    await logIn(visitor, page);
    expect(savedVisit(page.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }, { id: 's3' }] });
    expect(pending(visitor)).toEqual([KEPT]);
  });

  test('is dropped at the account once it is left, which has the other one then', async () => {
    const { visitor, page } = await besideLink();
    page.site.bookingCart.dropSaved();
    await calm(visitor);
    expect(pending(visitor)).toEqual([['shop3', 's3']]);
    page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
    await calm(visitor);
    expect(pending(visitor)).toEqual([['shop1', 's2']]);
  });

  test('is at hand again once it is taken, and follows what is done to it', async () => {
    const { visitor, page } = await besideLink();
    page.site.bookingCart.takeBack();
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('shop1', 's1', 's3'));
    expect(pending(visitor)).toEqual([KEPT]);
    page.site.bookingCart.remove(serviceId('s3'));
    await calm(visitor);
    expect(pending(visitor)).toEqual([['shop1', 's1']]);
  });

  test('is one with the link’s once it is added', async () => {
    const { visitor, page } = await besideLink('shop1');
    expect(joinSavedVisit(page.site)).toBe(true);
    await calm(visitor);
    expect(pending(visitor)).toEqual([['shop1', 's2', 's1', 's3']]);
  });

  test('is one with the link’s where its services are put in by hand', async () => {
    const { visitor, page } = await besideLink('shop1');
    page.site.bookingCart.add(serviceId('s1'));
    page.site.bookingCart.add(serviceId('s3'));
    await calm(visitor);
    expect(savedVisit(page.site)).toBeNull();
    expect(pending(visitor)).toEqual([['shop1', 's2', 's1', 's3']]);
  });

  test('stays before what gives way to a second link, and is lost by no answer about that', async () => {
    const { visitor, page } = await besideLink();
    followLink(page, 'shop2', 's2');
    await calm(visitor);
    const { bookingCart } = page.site;
    expect(savedVisit(page.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }, { id: 's3' }] });
    expect(pending(visitor)).toEqual([KEPT]);
    bookingCart.takeBack();
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('shop1', 's1', 's3'));
    // What it took the place of comes first, then that of the first link.
    expect(savedVisit(page.site)).toMatchObject({ isKept: false, services: [{ id: 's2' }] });
    bookingCart.dropSaved();
    await calm(visitor);
    expect(savedVisit(page.site)).toMatchObject({ isKept: false, services: [{ id: 's3' }] });
    bookingCart.dropSaved();
    await calm(visitor);
    expect(pending(visitor)).toEqual([KEPT]);
  });

  test('is dropped after a second link by its own answer alone', async () => {
    const { visitor, page } = await besideLink();
    followLink(page, 'shop2', 's2');
    await calm(visitor);
    page.site.bookingCart.dropSaved();
    await calm(visitor);
    expect(pending(visitor)).toEqual([['shop2', 's2']]);
    expect(savedVisit(page.site)).toMatchObject({ isKept: false, services: [{ id: 's3' }] });
  });

  test('stays before what a reservation that is open in another tab takes the place of', async () => {
    const visitor = createVisitor();
    const { page, visit } = await openVisit(visitor);
    showReservation(page, visit);
    keepAtAccount(visitor, 'shop1', 's1', 's3');
    const other = await visitor.open();
    await logIn(visitor, other);
    page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    await calm(visitor);
    followLink(other, 'shop3', 's3');
    await calm(visitor);
    followLink(other, 'shop2', 's2');
    await calm(visitor);
    page.site.bookingCart.replace([serviceId('s4')], shopId('shop1'));
    await calm(visitor);
    expect(cartOf(other)).toEqual(cart('shop1', 's4'));
    expect(savedVisit(other.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }] });
    expect(pending(visitor)).toEqual([['shop1', 's1']]);
  });

  test('stays where the link’s is booked, and is at hand on the next page', async () => {
    const { visitor, page } = await besideLink();
    page.site.bookingCart.finish('t1');
    await calm(visitor);
    expect(pending(visitor)).toEqual([KEPT]);
    expect(visitor.backEnd.carts.filter(({ status }) => status === 'success')).toEqual([]);
    page.site.dispose();
    const again = await visitor.open({ tabStorage: page.tabStorage });
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1', 's3'));
    expect(savedVisit(again.site)).toBeNull();
  });
});

test('what gives way where the account has nothing waits here, and the account has the link’s', async () => {
  const visitor = createVisitor();
  const page = await visitor.open();
  page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  followLink(page, 'shop3', 's3');
  await logIn(visitor, page);
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
  page.site.bookingCart.dropSaved();
  await calm(visitor);
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
});
