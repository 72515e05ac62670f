import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createReservations } from '../../navigation/reservations.ts';
import { RESERVED, showReservation } from '../../testing/reservations.ts';
import { createVisitor, type Page, type Visitor } from '../../testing/visitor.ts';
import { hold, openVisit } from '../../testing/visits.ts';
import { visitFeature } from '../../visit/feature.ts';
import { savedVisit } from '../saved-visit.ts';

async function calm({ clock }: Pick<Visitor, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await clock.settle();
}

async function logIn(visitor: Pick<Visitor, 'clock'>, { site }: Page): Promise<void> {
  await site.session.login('camille@example.com', 'good');
  await calm(visitor);
}

const cartOf = ({ site }: Page) => site.bookingCart.$cart.get();
const cart = (shop: string, ...serviceIds: string[]) => ({ shopId: shop, serviceIds });

/** A customer with a visit here and, after that, with another one on a second device. */
async function onTwoDevices() {
  const first = await openVisit();
  await logIn(first.visitor, first.page);
  const other = createVisitor(first.visitor);
  const second = await other.open();
  second.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
  return { ...first, other, second };
}

const RESERVATION = '/book?page=reserved';

/** What a tab has in its hands goes, and nothing of the page is told of it: it loads the page of an address. */
function load(visitor: Visitor, { site, tabStorage }: Page, address: string): Promise<Page> {
  site.dispose();
  return visitor.open({ tabStorage, address });
}

/** Its element is there before the account answers. */
function reload(visitor: Visitor, { site, tabStorage }: Page): Promise<Page> {
  site.dispose();
  const reservations = createReservations();
  reservations.serve(RESERVED);
  return visitor.open({ tabStorage, reservations });
}

describe('a visit that was put into the account on another device', () => {
  test('does not touch the one that is open here, whatever wakes this page', async () => {
    const { page, visit, visitor, other, second } = await onTwoDevices();
    showReservation(page, visit);
    await hold(visit);
    await logIn(other, second);
    page.returnToTab();
    await visitor.clock.advance(60_000);
    expect(cartOf(page)).toEqual(cart('shop1', 's1'));
    expect(visit.$stage.get().kind).toBe('held');
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
  });

  test('waits beside the one that is open here after a reload, and on the other device this one', async () => {
    const { page, visit, visitor, other, second } = await onTwoDevices();
    showReservation(page, visit);
    showReservation(second, await second.site.open(visitFeature));
    await logIn(other, second);
    expect(cartOf(second)).toEqual(cart('shop3', 's3'));
    expect(savedVisit(second.site)).toMatchObject({ isKept: true, services: [{ id: 's1' }] });
    const again = await reload(visitor, page);
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(again.site)).toMatchObject({ isKept: true, services: [{ id: 's3' }] });
  });

  test('waits beside the open one also where its element comes after the account has answered', async () => {
    const { page, visit, visitor, other, second } = await onTwoDevices();
    showReservation(page, visit);
    second.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
    await logIn(other, second);
    second.site.bookingCart.takeBack();
    await calm(visitor);
    const again = await load(visitor, page, RESERVATION);
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(again.site)).toMatchObject({ isKept: true, services: [{ id: 's3' }] });
  });

  test('waits beside one that this tab still holds a time for, on a page that shows no reservation', async () => {
    const { page, visit, visitor, other, second } = await onTwoDevices();
    const leave = showReservation(page, visit);
    await hold(visit);
    leave();
    await logIn(other, second);
    second.site.bookingCart.takeBack();
    await calm(visitor);
    const again = await load(visitor, page, '/about');
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(again.site)).toMatchObject({ isKept: true, services: [{ id: 's3' }] });
  });

  test('comes where no reservation is open, and the one that gives way is offered', async () => {
    const { page, visitor, other, second } = await onTwoDevices();
    await logIn(other, second);
    expect(cartOf(second)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(second.site)).toMatchObject({ isKept: false, services: [{ id: 's3' }] });
    second.site.bookingCart.takeBack();
    await calm(visitor);
    const again = await load(visitor, page, '/about');
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop3', 's3'));
    expect(savedVisit(again.site)).toMatchObject({ isKept: false, services: [{ id: 's1' }] });
    again.site.bookingCart.takeBack();
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
  });

  test('comes without a word where it has all that was here', async () => {
    const { page, visitor, other, second } = await onTwoDevices();
    second.site.bookingCart.clear();
    await logIn(other, second);
    second.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    const again = await load(visitor, page, '/about');
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1', 's2'));
    expect(savedVisit(again.site)).toBeNull();
  });

  test('comes to a device that has nothing in hand, without a word', async () => {
    const { other, second } = await onTwoDevices();
    second.site.bookingCart.clear();
    await logIn(other, second);
    expect(cartOf(second)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(second.site)).toBeNull();
  });
});

describe('a visit that was booked or emptied on another device', () => {
  async function emptiedElsewhere() {
    const devices = await onTwoDevices();
    const { other, second } = devices;
    second.site.bookingCart.clear();
    await logIn(other, second);
    second.site.bookingCart.clear();
    await calm(other);
    return devices;
  }

  test('stays here while it is open, and is the account’s again', async () => {
    const { page, visit, visitor } = await emptiedElsewhere();
    showReservation(page, visit);
    const again = await reload(visitor, page);
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(again.site)).toBeNull();
    const pending = visitor.backEnd.carts.filter(({ status }) => status === 'pending');
    expect(pending.map(({ items }) => items)).toEqual([[{ id: 's1' }]]);
  });

  test('stays where the element of the open reservation comes after the account has answered', async () => {
    const { page, visit, visitor } = await emptiedElsewhere();
    showReservation(page, visit);
    const again = await load(visitor, page, RESERVATION);
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
  });

  test('stays on every page while a time is held for it here', async () => {
    const { page, visit, visitor } = await emptiedElsewhere();
    showReservation(page, visit);
    await hold(visit);
    const again = await load(visitor, page, '/about');
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's1'));
  });

  test('leaves the cart of the next page, which shows no reservation, and can be taken back', async () => {
    const { page, visit, visitor } = await emptiedElsewhere();
    showReservation(page, visit);
    const again = await load(visitor, page, '/about');
    await calm(visitor);
    expect(cartOf(again).serviceIds).toEqual([]);
    expect(savedVisit(again.site)).toMatchObject({
      isKept: false,
      hasOther: false,
      services: [{ id: 's1' }],
    });
    expect(visitor.backEnd.carts.filter(({ status }) => status === 'pending')).toEqual([]);
  });
});

describe('where a guest’s visit, the one that this browser has for the customer and the account’s are three', () => {
  /** Of a customer with a visit here, whose session ended, and with another one on a second device since. */
  async function threeVisits(address: string) {
    const { page, visitor, other, second } = await onTwoDevices();
    await logIn(other, second);
    second.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
    await calm(visitor);
    page.site.dispose();
    visitor.jar.set('cartBooking', JSON.stringify({ items: [{ id: 's2' }], shopId: 'shop1' }));
    const again = await visitor.open({ tabStorage: page.tabStorage, address });
    await calm(visitor);
    return { visitor, again };
  }

  /** All that the visitor is offered, one after another, none of it wanted. */
  async function offered(visitor: Visitor, { site }: Page): Promise<(readonly string[])[]> {
    const all: (readonly string[])[] = [];
    for (let saved = site.bookingCart.$replaced.get(); saved; saved = site.bookingCart.$replaced.get()) {
      all.push(saved.serviceIds);
      site.bookingCart.dropSaved();
      await calm(visitor);
    }
    return all;
  }

  test('the account’s comes, and both others are offered, one after the other', async () => {
    const { visitor, again } = await threeVisits('/about');
    expect(cartOf(again)).toEqual(cart('shop3', 's3'));
    expect(await offered(visitor, again)).toEqual([['s2'], ['s1']]);
    expect([...visitor.kept.keys()].filter((key) => key.includes('replaced'))).toEqual([]);
  });

  test('taking one of them back leaves the other to be offered', async () => {
    const { visitor, again } = await threeVisits('/about');
    again.site.bookingCart.takeBack();
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('shop1', 's2'));
    expect(await offered(visitor, again)).toEqual([['s1']]);
  });

  test('the open one stays, and both others are offered, the account’s first', async () => {
    const { visitor, again } = await threeVisits(RESERVATION);
    expect(cartOf(again)).toEqual(cart('shop1', 's2'));
    expect(await offered(visitor, again)).toEqual([['s3'], ['s1']]);
  });
});
