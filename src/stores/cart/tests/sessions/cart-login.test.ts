import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createVisitor, type Page, type Visitor } from '../../../testing/visitor.ts';
import { heldVisit } from '../../../testing/visits.ts';

const CARTS = '/api/carts-tracking';
const MONTH = 2_592_000_000;

/** Lets everything finish that waits for no time: a request after another takes several turns. */
async function calm({ clock }: Pick<Visitor, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await clock.settle();
}

async function logIn(visitor: Pick<Visitor, 'clock'>, { site }: Page, who = 'camille'): Promise<void> {
  await site.session.login(`${who}@example.com`, 'good');
  await calm(visitor);
}

/** A cart that the customer has on the server, from another device. */
function addServerCart({ backEnd }: Pick<Visitor, 'backEnd'>, user: string, ...ids: string[]): void {
  const items = ids.map((id) => ({ id }));
  backEnd.carts.push({
    id: `earlier-${user}`,
    type: 'booking',
    shopId: 'shop1',
    items,
    status: 'pending',
    transactionId: null,
    user,
  });
}

const pendingOf = ({ backEnd }: Pick<Visitor, 'backEnd'>, user = 'u1') =>
  backEnd.carts
    .filter((row) => row.user === user && row.status === 'pending')
    .map(({ type, shopId, items }) => ({ type, shopId, items: items.map(({ id }) => id) }));

const saved = (...items: string[]) => [{ type: 'booking', shopId: 'shop1', items }];
const cartOf = ({ site }: Page) => site.bookingCart.$cart.get();
const cart = (...serviceIds: string[]) => ({ serviceIds, shopId: 'shop1' });

/** A guest with one service in the cart. */
async function guest() {
  const visitor = createVisitor();
  const page = await visitor.open();
  page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  return { visitor, page };
}

describe('at login', () => {
  test('at login, a guest’s cart becomes the customer’s where the server has none', async () => {
    const { visitor, page } = await guest();
    await logIn(visitor, page);
    expect(pendingOf(visitor)).toEqual(saved('s1'));
    expect(cartOf(page)).toEqual(cart('s1'));
    expect(page.site.bookingCart.$replaced.get()).toBeNull();
    expect(visitor.jar.has('cartBooking')).toBe(false);
  });

  test('at login, an empty cart is not sent', async () => {
    const visitor = createVisitor();
    await logIn(visitor, await visitor.open());
    expect(visitor.backEnd.carts).toEqual([]);
    expect(visitor.sent.filter(({ path, method }) => path === CARTS && method !== 'GET')).toEqual([]);
  });

  test('at login, the customer’s own cart comes first; the guest’s can be taken back once', async () => {
    const { visitor, page } = await guest();
    addServerCart(visitor, 'u1', 's2');
    await logIn(visitor, page);
    const { bookingCart } = page.site;
    expect(cartOf(page)).toEqual(cart('s2'));
    expect(bookingCart.$replaced.get()).toEqual(cart('s1'));
    expect(pendingOf(visitor)).toEqual(saved('s2'));
    bookingCart.takeBack();
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('s1'));
    expect(pendingOf(visitor)).toEqual(saved('s1'));
    expect(bookingCart.$replaced.get()).toBeNull();
    bookingCart.clear();
    bookingCart.takeBack();
    expect(cartOf(page).serviceIds).toEqual([]);
  });

  test('at login, a cart that both have replaces nothing, and is not sent again', async () => {
    const { visitor, page } = await guest();
    addServerCart(visitor, 'u1', 's1');
    await logIn(visitor, page);
    expect(cartOf(page)).toEqual(cart('s1'));
    expect(page.site.bookingCart.$replaced.get()).toBeNull();
    expect(visitor.sent.filter(({ path, method }) => path === CARTS && method !== 'GET')).toEqual([]);
  });

  test('at login, lines that are being booked come first; the customer’s own can be taken back', async () => {
    const { visitor, page } = await heldVisit();
    addServerCart(visitor, 'u1', 's2');
    await logIn(visitor, page);
    expect(cartOf(page)).toEqual(cart('s1'));
    expect(page.site.bookingCart.$replaced.get()).toEqual(cart('s2'));
    expect(pendingOf(visitor)).toEqual(saved('s1'));
  });

  test('at login, lines that are being booked and are the customer’s own replace nothing', async () => {
    const { visitor, page } = await heldVisit();
    addServerCart(visitor, 'u1', 's1');
    await logIn(visitor, page);
    expect(page.site.bookingCart.$replaced.get()).toBeNull();
    expect(visitor.sent.filter(({ path, method }) => path === CARTS && method !== 'GET')).toEqual([]);
  });

  test('a logout before the server has answered the login keeps the guest’s cart', async () => {
    const { visitor, page } = await guest();
    addServerCart(visitor, 'u1', 's2');
    visitor.backEnd.meet('GET', CARTS, { body: visitor.backEnd.carts, after: 5_000 });
    await logIn(visitor, page);
    page.site.session.logout();
    await visitor.clock.advance(6_000);
    expect(cartOf(page)).toEqual(cart('s1'));
    expect(page.site.bookingCart.$replaced.get()).toBeNull();
    expect(visitor.jar.has('cartBooking')).toBe(true);
  });
});

describe('a replaced cart', () => {
  async function replaced() {
    const { visitor, page } = await guest();
    addServerCart(visitor, 'u1', 's2');
    await logIn(visitor, page);
    page.site.dispose();
    return visitor;
  }

  test('a replaced cart is there at the next visit, for thirty days', async () => {
    const visitor = await replaced();
    expect((await visitor.open()).site.bookingCart.$replaced.get()).toEqual(cart('s1'));
    await visitor.clock.advance(MONTH - 60_000);
    expect((await visitor.open()).site.bookingCart.$replaced.get()).toEqual(cart('s1'));
    await visitor.clock.advance(120_000);
    expect((await visitor.open()).site.bookingCart.$replaced.get()).toBeNull();
  });

  test('a replaced cart that was taken back is not there at the next visit', async () => {
    const visitor = await replaced();
    const { site } = await visitor.open();
    site.bookingCart.takeBack();
    await calm(visitor);
    site.dispose();
    expect((await visitor.open()).site.bookingCart.$replaced.get()).toBeNull();
  });
});

describe('a customer’s cart', () => {
  async function customer() {
    const { visitor, page } = await guest();
    await logIn(visitor, page);
    return { visitor, page };
  }

  test('a customer’s cart stays on the screen where the session ended while no page was open', async () => {
    const { visitor, page } = await customer();
    page.site.dispose();
    visitor.backEnd.meet('GET', '/api/users/me', { status: 401, body: { code: 401, type: 'unauthorized' } });
    const again = await visitor.open();
    await calm(visitor);
    expect(again.site.session.$session.get().kind).toBe('guest');
    expect(cartOf(again)).toEqual(cart('s1'));
    expect(visitor.jar.has('cartBooking')).toBe(true);
    again.site.bookingCart.clear();
    await calm(visitor);
    expect([...visitor.kept.keys()].filter((key) => key.includes('cartBooking'))).toEqual([]);
    again.site.dispose();
    expect(cartOf(await visitor.open()).serviceIds).toEqual([]);
  });

  test('a customer’s cart that was emptied leaves no guest’s cart behind at logout', async () => {
    const { visitor, page } = await customer();
    page.site.bookingCart.clear();
    page.site.session.logout();
    await calm(visitor);
    expect(visitor.jar.has('cartBooking')).toBe(false);
  });

  test('a customer’s cart with edits that were never sent comes before what the server has', async () => {
    const { visitor, page } = await customer();
    visitor.backEnd.always = 'drop';
    page.site.bookingCart.add(serviceId('s2'));
    await visitor.clock.advance(5_000);
    page.site.dispose();
    visitor.backEnd.always = null;
    visitor.backEnd.carts.splice(0, 1, { ...visitor.backEnd.carts[0]!, items: [{ id: 's4' }] });
    const again = await visitor.open();
    await calm(visitor);
    expect(cartOf(again)).toEqual(cart('s1', 's2'));
    expect(pendingOf(visitor)).toEqual(saved('s1', 's2'));
  });

  test('a customer’s cart that could not be sent is sent again later, unless the page is gone', async () => {
    const { visitor, page } = await customer();
    const tries = () => visitor.sent.filter(({ path, method }) => path === CARTS && method === 'PUT').length;
    visitor.backEnd.always = 'drop';
    page.site.bookingCart.add(serviceId('s2'));
    await visitor.clock.advance(10_000);
    visitor.backEnd.always = null;
    await visitor.clock.advance(16_000);
    expect(pendingOf(visitor)).toEqual(saved('s1', 's2'));
    visitor.backEnd.always = 'drop';
    page.site.bookingCart.add(serviceId('s3'));
    await visitor.clock.advance(10_000);
    const before = tries();
    page.site.dispose();
    await visitor.clock.advance(60_000);
    expect(tries()).toBe(before);
  });

  test('a customer’s cart that could not be sent is sent when the visitor comes back to the page', async () => {
    const { visitor, page } = await customer();
    visitor.backEnd.always = 'drop';
    page.site.bookingCart.add(serviceId('s2'));
    await visitor.clock.advance(5_000);
    visitor.backEnd.always = null;
    page.returnToTab();
    await calm(visitor);
    expect(pendingOf(visitor)).toEqual(saved('s1', 's2'));
  });

  test.for([404, 409])(
    'a customer’s cart that ended on the server (%i) begins another one there',
    async (status) => {
      const { visitor, page } = await customer();
      const [first] = visitor.backEnd.carts;
      visitor.backEnd.carts.splice(0, 1, { ...first!, status: 'cancelled' });
      visitor.backEnd.meet('PUT', CARTS, { status, body: { code: status, type: 'over', retryable: false } });
      page.site.bookingCart.add(serviceId('s2'));
      await calm(visitor);
      expect(pendingOf(visitor)).toEqual(saved('s1', 's2'));
      expect(visitor.backEnd.carts).toHaveLength(2);
    },
  );

  test('a customer’s cart that is refused for another reason begins no other one', async () => {
    const { visitor, page } = await customer();
    visitor.backEnd.meet('PUT', CARTS, { status: 403, body: { code: 403, type: 'forbidden' } });
    page.site.bookingCart.add(serviceId('s2'));
    await calm(visitor);
    expect(visitor.backEnd.carts).toHaveLength(1);
  });

  test('a customer’s cart that is emptied ends on the server; the next line begins another', async () => {
    const { visitor, page } = await customer();
    page.site.bookingCart.clear();
    await calm(visitor);
    expect(pendingOf(visitor)).toEqual([]);
    page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
    await calm(visitor);
    expect(pendingOf(visitor)).toEqual(saved('s2'));
    expect(visitor.backEnd.carts.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  });

  test('a customer’s cart that is booked tells the server what paid it, also after a reload', async () => {
    const { visitor, page } = await customer();
    visitor.backEnd.always = 'drop';
    page.site.bookingCart.finish('appointment-1');
    expect(cartOf(page).serviceIds).toEqual([]);
    await visitor.clock.advance(5_000);
    page.site.dispose();
    visitor.backEnd.always = null;
    const again = await visitor.open();
    again.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
    await calm(visitor);
    expect(visitor.backEnd.carts.map(({ status, transactionId }) => [status, transactionId])).toEqual([
      ['success', 'appointment-1'],
      ['pending', null],
    ]);
    expect(pendingOf(visitor)).toEqual(saved('s2'));
  });
});
