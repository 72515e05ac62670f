import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createMemoryBrowser } from '#platform/memory/tabs.ts';
import { showReservation } from '../../../testing/reservations.ts';
import { calm, cart, cartOf } from '../../../testing/saved-visits.ts';
import { createVisitor, type Page, type Visitor } from '../../../testing/visitor.ts';
import { CONTACT, heldVisit } from '../../../testing/visits.ts';
import { visitFeature } from '../../../visit/feature.ts';

const NONE = { serviceIds: [], shopId: null };

async function logIn(visitor: Visitor, { site }: Page, who: 'camille' | 'sacha'): Promise<void> {
  await site.session.login(`${who}@example.com`, 'good');
  await calm(visitor);
}

async function logOut(visitor: Visitor, { site }: Page): Promise<void> {
  site.session.logout();
  await calm(visitor);
}

/** The next call of this page is told that the session is over. */
async function expire(visitor: Visitor, { site, returnToTab }: Page): Promise<void> {
  visitor.backEnd.expire();
  visitor.backEnd.meet('GET', '/api/customers/history', { status: 401, body: { code: 401 } });
  await site.bookingCart.withStorage((storage) => storage.keep(cart('shop3', 's3') as never, true));
  returnToTab();
  await calm(visitor);
  expect(site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: true });
}

function put({ site }: Page, ...ids: string[]): void {
  site.bookingCart.replace(ids.map(serviceId), shopId('shop1'));
}

const accountOf = ({ backEnd }: Visitor, user: 'u1' | 'u2') =>
  backEnd.carts
    .filter((row) => row.user === user && row.status === 'pending')
    .map(({ items }) => items.map(({ id }) => id));

/** A customer with a visit in the cart, and a second tab. */
async function customer() {
  const visitor = createVisitor();
  const [page, other] = [await visitor.open(), await visitor.open()];
  await logIn(visitor, page, 'camille');
  put(page, 's1');
  await calm(visitor);
  return { visitor, page, other };
}

describe('at logout', () => {
  test('at logout, a customer’s cart goes with them from each tab, and is back at their next login', async () => {
    const { visitor, page, other } = await customer();
    await logOut(visitor, other);
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(NONE);
    expect(visitor.jar.has('cartBooking')).toBe(false);
    expect([...visitor.kept.keys()].filter((key) => key.includes('cartBooking'))).toEqual([]);
    expect(accountOf(visitor, 'u1')).toEqual([['s1']]);
    await logIn(visitor, page, 'camille');
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1'));
  });

  test('at logout, what the account has not heard of is kept for its customer, out of sight', async () => {
    const { visitor, page } = await customer();
    visitor.backEnd.always = 'drop';
    page.site.bookingCart.add(serviceId('s2'));
    await visitor.clock.advance(5_000);
    await logOut(visitor, page);
    await visitor.clock.advance(5_000);
    visitor.backEnd.always = null;
    await logIn(visitor, page, 'sacha');
    expect(cartOf(page)).toEqual(NONE);
    await logOut(visitor, page);
    await logIn(visitor, page, 'camille');
    expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
    expect(accountOf(visitor, 'u1')).toEqual([['s1', 's2']]);
  });

  test('a customer who logs in over another one has nothing of theirs', async () => {
    const { visitor, page, other } = await customer();
    await logIn(visitor, page, 'sacha');
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(NONE);
    expect(accountOf(visitor, 'u2')).toEqual([]);
    expect(accountOf(visitor, 'u1')).toEqual([['s1']]);
  });

  test('a tab that heard nothing of a logout knows, once it is looked at, that it was one', async () => {
    const { visitor, page } = await customer();
    const alone = createMemoryBrowser().tab();
    const away = await visitor.open({ ports: { tabs: alone } });
    expect(cartOf(away)).toEqual(cart('shop1', 's1'));
    await logOut(visitor, page);
    alone.returnToTab();
    await calm(visitor);
    expect(away.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: false, isElsewhere: true });
    for (const tab of [page, away]) expect(cartOf(tab)).toEqual(NONE);
  });

  test.each(['the same tab', 'another tab'])(
    'a logout in %s leaves an open reservation and its held time, and it becomes the cart of all tabs',
    async (where) => {
      const { page, visit, visitor } = await heldVisit();
      showReservation(page, visit);
      const other = await visitor.open();
      await logIn(visitor, page, 'camille');
      await logOut(visitor, where === 'the same tab' ? page : other);
      for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1'));
      expect(visit.$stage.get().kind).toBe('held');
      visit.edit(CONTACT);
      expect((await visit.confirm()).kind).toBe('confirmed');
    },
  );

  test('a reservation that stayed open at logout and was left is not the next customer’s', async () => {
    const { visitor, page } = await customer();
    const leave = showReservation(page, await page.site.open(visitFeature));
    await logOut(visitor, page);
    leave();
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('shop1', 's1'));
    await logIn(visitor, page, 'sacha');
    expect(cartOf(page)).toEqual(NONE);
    expect(accountOf(visitor, 'u2')).toEqual([]);
  });
});

describe('after a session that has expired', () => {
  test('what was in the cart stays, and is its customer’s again once they log in', async () => {
    const { visitor, page, other } = await customer();
    await expire(visitor, page);
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1'));
    await logIn(visitor, page, 'camille');
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1'));
    expect(accountOf(visitor, 'u1')).toEqual([['s1']]);
  });

  test('another customer who logs in has what was put in since, and nothing of the first', async () => {
    const { visitor, page, other } = await customer();
    await expire(visitor, page);
    other.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    await logIn(visitor, page, 'sacha');
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's2'));
    expect(page.site.bookingCart.$saved.get()).toBeNull();
    expect(accountOf(visitor, 'u2')).toEqual([['s2']]);
    expect(accountOf(visitor, 'u1')).toEqual([['s1']]);
  });

  test.each([
    ['takes out and puts in again', ['s2']],
    ['takes out with all others', []],
  ])('what a guest %s is theirs from then on', async (_, between) => {
    const { visitor, page } = await customer();
    await expire(visitor, page);
    if (between.length > 0) put(page, ...between);
    else page.site.bookingCart.clear();
    await calm(visitor);
    put(page, ...between, 's1');
    await logIn(visitor, page, 'sacha');
    expect(cartOf(page)).toEqual(cart('shop1', ...between, 's1'));
  });
});

describe('a cart that gave way at login', () => {
  /** The customer’s own visit takes the place of the guest’s. */
  async function givenWay(act: (visitor: Visitor, page: Page) => Promise<void>) {
    const { visitor, page } = await customer();
    await act(visitor, page);
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    await logIn(visitor, page, 'camille');
    expect(cartOf(page)).toEqual(cart('shop1', 's1'));
    return { visitor, page, saved: () => page.site.bookingCart.$replaced.get() };
  }

  test('and was a guest’s is offered to whoever is there after a logout', async () => {
    const { visitor, page, saved } = await givenWay(logOut);
    expect(saved()?.serviceIds).toEqual(['s2']);
    await logOut(visitor, page);
    expect(saved()?.serviceIds).toEqual(['s2']);
    await logIn(visitor, page, 'sacha');
    expect(saved()?.serviceIds).toEqual(['s2']);
  });

  test('and had lines of the customer’s own is offered to them alone, also after others kept theirs', async () => {
    const { visitor, page, saved } = await givenWay(expire);
    page.site.bookingCart.dropSaved();
    await calm(visitor);
    expect(saved()?.serviceIds).toEqual(['s1', 's2']);
    await logOut(visitor, page);
    expect(saved()).toBeNull();
    put(page, 's4');
    await page.site.bookingCart.withStorage((storage) => storage.keep(cart('shop1', 's4') as never, false));
    await logIn(visitor, page, 'sacha');
    expect(saved()?.serviceIds).toEqual(['s4']);
    page.site.bookingCart.dropSaved();
    await calm(visitor);
    expect(saved()).toBeNull();
    await logOut(visitor, page);
    await logIn(visitor, page, 'camille');
    expect(saved()?.serviceIds).toEqual(['s1', 's2']);
  });
});
