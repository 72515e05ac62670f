import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { showReservation } from '../../testing/reservations.ts';
import { calm, cart, cartOf, logIn, pending } from '../../testing/saved-visits.ts';
import type { Page, Visitor } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit } from '../../testing/visits.ts';
import { joinVisitElsewhere, savedVisit, visitElsewhere } from '../saved-visit.ts';

const OPEN = { address: '/?page=reserved' };

/** A tab with an open reservation of one service and a held time, and another tab. */
async function besideAnother() {
  const first = await heldVisit();
  const leave = showReservation(first.page, first.visit);
  await calm(first);
  const other = await first.visitor.open();
  return { ...first, other, leave, released: () => released(first) };
}

const released = ({ sent }: Pick<Visitor, 'sent'>) => sent.filter(({ method }) => method === 'DELETE').length;
const offered = ({ site }: Page) => visitElsewhere(site)?.services.map(({ id }) => id) ?? null;

/** What a link to another service does. */
function follow({ site }: Page, ...ids: string[]): void {
  const before = site.bookingCart.$cart.get();
  void site.bookingCart.withStorage((storage) => storage.keep(before, true));
  site.bookingCart.replace(ids.map(serviceId), shopId('shop3'));
}

test.each([
  ['a link to another service', (tab: Page) => follow(tab, 's3'), ['s3']],
  ['a service that is added', ({ site }: Page) => void site.bookingCart.add(serviceId('s2')), ['s1', 's2']],
  ['another shop that is chosen', ({ site }: Page) => void site.bookingCart.setShop(shopId('shop2')), ['s1']],
])(
  '%s in another tab leaves an open reservation as it is, and is offered beside it',
  async (_, act, seen) => {
    const { page, visit, visitor, other, released } = await besideAnother();
    act(other);
    await calm(visitor);
    expect(cartOf(page)).toEqual(cart('shop1', 's1'));
    expect(visit.$stage.get()).toMatchObject({ kind: 'held' });
    expect(visit.$draft.get()).toMatchObject(CONTACT);
    expect(offered(page)).toEqual(seen);
    expect(savedVisit(page.site)).toBeNull();
    expect(cartOf(other).serviceIds).toEqual(seen);
    expect(released()).toBe(0);
    expect((await visit.confirm()).kind).toBe('confirmed');
  },
);

test('a service that is taken out in another tab stays in an open reservation, which may become the smaller one', async () => {
  const { page, visit, visitor, other } = await besideAnother();
  page.site.bookingCart.add(serviceId('s2'));
  await calm(visitor);
  other.site.bookingCart.remove(serviceId('s1'));
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
  expect(visitElsewhere(page.site)).toMatchObject({
    services: [{ id: 's2' }],
    joining: { kind: 'nothing-new' },
  });
  page.site.bookingCart.elsewhere.take();
  await calm(visitor);
  for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's2'));
  expect(offered(page)).toBeNull();
  expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { lines: [{ externalServiceId: '102' }] } });
});

test('a cart that is emptied in another tab leaves an open reservation, whose services wait once it is left', async () => {
  const { page, visit, visitor, other, leave } = await besideAnother();
  other.site.bookingCart.clear();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(visit.$stage.get().kind).toBe('held');
  expect(page.site.bookingCart.elsewhere.$cart.get()?.serviceIds).toEqual([]);
  leave();
  visit.release();
  await calm(visitor);
  expect(cartOf(page).serviceIds).toEqual([]);
  expect(savedVisit(page.site)).toMatchObject({ services: [{ id: 's1' }], isKept: false });
});

test('the visit of another tab that is taken replaces the open one, which can be taken back', async () => {
  const { page, visitor, other, released } = await besideAnother();
  follow(other, 's3');
  await calm(visitor);
  page.site.bookingCart.elsewhere.take();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
  expect(offered(page)).toBeNull();
  expect(released()).toBe(1);
  page.site.bookingCart.takeBack();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
});

test('the visit of another tab joins the open one where its shop offers it all', async () => {
  const { page, visit, visitor, other } = await besideAnother();
  other.site.bookingCart.replace([serviceId('s2')], shopId('shop2'));
  await calm(visitor);
  expect(joinVisitElsewhere(page.site)).toBe(true);
  await calm(visitor);
  for (const tab of [page, other]) {
    expect(cartOf(tab)).toEqual(cart('shop1', 's1', 's2'));
    expect(tab.site.bookingCart.$saved.get()).toBeNull();
  }
  expect(offered(page)).toBeNull();
  expect(visit.$stage.get()).toMatchObject({ kind: 'held', hold: { lines: [{}, {}] } });
});

test('a visit of another tab that is refused is offered no more, also after a reload, until it is another one', async () => {
  const { page, visitor, other } = await besideAnother();
  follow(other, 's3');
  await calm(visitor);
  page.site.bookingCart.elsewhere.refuse();
  expect(offered(page)).toBeNull();
  page.site.dispose();
  const again = await openVisit(visitor, { ...OPEN, tabStorage: page.tabStorage });
  expect(cartOf(again.page)).toEqual(cart('shop1', 's1'));
  expect(offered(again.page)).toBeNull();
  other.site.bookingCart.add(serviceId('s1'));
  await calm(visitor);
  expect(offered(again.page)).toEqual(['s3', 's1']);
});

test('a reload shows the reservation that was on the screen of the tab, with its time', async () => {
  const { page, visitor, other } = await besideAnother();
  page.site.dispose();
  follow(other, 's3');
  await calm(visitor);
  const again = await openVisit(visitor, { ...OPEN, tabStorage: page.tabStorage });
  expect(cartOf(again.page)).toEqual(cart('shop1', 's1'));
  expect(again.visit.$stage.get().kind).toBe('held');
  expect(offered(again.page)).toEqual(['s3']);
});

test('a visit that is cleared after a reload does not come back with the next page', async () => {
  const { page, visitor } = await besideAnother();
  page.site.dispose();
  const again = await openVisit(visitor, { ...OPEN, tabStorage: page.tabStorage });
  again.page.site.bookingCart.clear();
  await calm(visitor);
  again.page.site.dispose();
  const next = await visitor.open({ ...OPEN, tabStorage: again.page.tabStorage });
  await calm(visitor);
  expect(cartOf(next).serviceIds).toEqual([]);
  expect(offered(next)).toBeNull();
});

test('a tab that is loaded anew on a page without a reservation has the cart of the others, and its own waits', async () => {
  const { page, visit, visitor, other } = await besideAnother();
  await visit.release();
  page.site.dispose();
  other.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
  await calm(visitor);
  const again = await visitor.open({ tabStorage: page.tabStorage });
  await calm(visitor);
  expect(cartOf(again)).toEqual(cart('shop3', 's3'));
  expect(savedVisit(again.site)).toMatchObject({ services: [{ id: 's1' }] });
});

test('a tab that is loaded anew on a page without a reservation keeps its cart as long as a time is held for it', async () => {
  const { page, visitor, other, clock } = await besideAnother();
  page.site.dispose();
  other.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
  await calm(visitor);
  const again = await visitor.open({ tabStorage: page.tabStorage });
  await calm(visitor);
  expect(cartOf(again)).toEqual(cart('shop1', 's1'));
  expect(offered(again)).toEqual(['s3']);
  await clock.advance(11 * 60_000);
  again.returnToTab();
  await calm(visitor);
  expect(cartOf(again)).toEqual(cart('shop3', 's3'));
  expect(savedVisit(again.site)).toMatchObject({ services: [{ id: 's1' }] });
});

test('the same visit that is booked in another tab ends here, and is named', async () => {
  const { page, visit, visitor, released } = await besideAnother();
  const second = await openVisit(visitor);
  showReservation(second.page, second.visit);
  second.visit.edit(CONTACT);
  await hold(second.visit, '20260105', 11);
  expect((await second.visit.confirm()).kind).toBe('confirmed');
  await calm(visitor);
  expect(cartOf(page).serviceIds).toEqual([]);
  expect(page.site.bookingCart.$bookedElsewhere.get()).toEqual(cart('shop1', 's1'));
  expect(visit.$stage.get().kind).toBe('choosing');
  expect(released()).toBe(1);
  expect(visit.$draft.get()).toMatchObject(CONTACT);
});

test('a visit that is booked beside another one leaves that to its tab, and offers nothing that is booked', async () => {
  const { page, visit, visitor, other, leave } = await besideAnother();
  const second = await openVisit(visitor, { tabStorage: other.tabStorage });
  other.site.dispose();
  showReservation(second.page, second.visit);
  follow(second.page, 's3');
  await calm(visitor);
  expect((await visit.confirm()).kind).toBe('confirmed');
  await calm(visitor);
  expect(cartOf(second.page)).toEqual(cart('shop3', 's3'));
  expect(savedVisit(second.page.site)).toBeNull();
  expect(visit.$stage.get().kind).toBe('confirmed');
  expect(cartOf(page).serviceIds).toEqual([]);
  leave();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
});

test('another visit that is booked in another tab is no news here, and the open one is the cart again once it is left', async () => {
  const { page, visit, visitor, leave } = await besideAnother();
  const second = await openVisit(visitor);
  showReservation(second.page, second.visit);
  second.page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await calm(visitor);
  second.visit.edit(CONTACT);
  await hold(second.visit, '20260106', 11);
  expect((await second.visit.confirm()).kind).toBe('confirmed');
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(page.site.bookingCart.elsewhere.$cart.get()).toBeNull();
  leave();
  visit.release();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect((await visitor.open()).site.bookingCart.$cart.get()).toEqual(cart('shop1', 's1'));
});

test('what is added to an open reservation makes it the cart of all tabs, and what they had waits', async () => {
  const { page, visitor, other } = await besideAnother();
  other.site.bookingCart.replace([serviceId('s3')], shopId('shop3'));
  await calm(visitor);
  page.site.bookingCart.add(serviceId('s2'));
  await calm(visitor);
  for (const tab of [page, other]) {
    expect(cartOf(tab)).toEqual(cart('shop1', 's1', 's2'));
    expect(savedVisit(tab.site)).toMatchObject({ services: [{ id: 's3' }] });
  }
});

test('a login or logout in another tab, whose cart goes with the customer, leaves an open reservation beside another cart as it is', async () => {
  const { page, visit, visitor, other } = await besideAnother();
  follow(other, 's3');
  await calm(visitor);
  await logIn(visitor, other);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(visit.$stage.get().kind).toBe('held');
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
  other.site.session.logout();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(visit.$stage.get().kind).toBe('held');
  expect(cartOf(other)).toEqual(cart('shop1', 's1'));
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
});

test('a tab that shows no reservation follows the others', async () => {
  const { page, visitor, other, leave, visit } = await besideAnother();
  leave();
  visit.release();
  other.site.bookingCart.add(serviceId('s2'));
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
});
