import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { createReservations } from '../../navigation/reservations.ts';
import { RESERVED, showReservation } from '../../testing/reservations.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit } from '../../testing/visits.ts';
import { visitFeature } from '../../visit/feature.ts';
import { joinSavedVisit, savedVisit } from '../saved-visit.ts';
import { atTheTimes, calm, cart, cartOf, keepAtAccount, logIn, pending } from '../../testing/saved-visits.ts';

test('a login while a reservation is open keeps it, and the customer’s own visit waits beside it', async () => {
  const { page, visit, visitor } = await atTheTimes();
  visit.edit(CONTACT);
  await logIn(visitor, page);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(pending(visitor)).toEqual([['shop1', 's1']]);
  expect(visit.$draft.get()).toMatchObject(CONTACT);
  expect(savedVisit(page.site)).toMatchObject({
    isKept: true,
    services: [{ id: 's3' }],
    shop: { id: 'shop3' },
  });
});

test('a login where no reservation is open brings the customer’s own visit, and the other can be taken back', async () => {
  const { page, visitor, leave } = await atTheTimes();
  leave();
  await logIn(visitor, page);
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
  expect(savedVisit(page.site)).toMatchObject({
    isKept: false,
    services: [{ id: 's1' }],
    shop: { id: 'shop1' },
  });
});

test('the customer’s own visit that is taken replaces the open one, which can be taken back', async () => {
  const { page, visitor } = await atTheTimes();
  await logIn(visitor, page);
  page.site.bookingCart.takeBack();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
  expect(savedVisit(page.site)).toMatchObject({ isKept: false, services: [{ id: 's1' }] });
  page.site.bookingCart.takeBack();
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(savedVisit(page.site)).toBeNull();
});

test('the customer’s own visit joins the open one where its shop offers it all', async () => {
  const { page, visitor } = await openVisit();
  showReservation(page, await page.site.open(visitFeature));
  keepAtAccount(visitor, 'shop2', 's2');
  await logIn(visitor, page);
  expect(joinSavedVisit(page.site)).toBe(true);
  await calm(visitor);
  expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
  expect(pending(visitor)).toEqual([['shop1', 's1', 's2']]);
  expect(savedVisit(page.site)).toBeNull();
});

test('the customer’s own visit does not join one at a shop that lacks a service of it', async () => {
  const visitor = createVisitor();
  const { site, ...page } = await visitor.open();
  site.bookingCart.replace([serviceId('s1')], shopId('shop2'));
  const visit = await site.open(visitFeature);
  showReservation({ site }, visit);
  keepAtAccount(visitor, 'shop3', 's2', 's3');
  await logIn(visitor, { site, ...page });
  expect(savedVisit(site)?.joining).toMatchObject({
    kind: 'not-at-shop',
    shop: { id: 'shop2' },
    serviceIds: ['s3'],
  });
  expect(joinSavedVisit(site)).toBe(false);
  expect(site.bookingCart.$cart.get()).toEqual(cart('shop2', 's1'));
});

test('the customer’s own visit that is left is gone, and the open one stays at the account', async () => {
  const { page, visitor } = await atTheTimes();
  await logIn(visitor, page);
  page.site.bookingCart.dropSaved();
  await calm(visitor);
  expect(savedVisit(page.site)).toBeNull();
  expect(pending(visitor)).toEqual([['shop1', 's1']]);
  page.site.dispose();
  expect(savedVisit((await visitor.open()).site)).toBeNull();
});

test('a held time and its details stay with the open visit at login', async () => {
  const { page, visit, visitor } = await heldVisit();
  showReservation(page, visit);
  keepAtAccount(visitor, 'shop3', 's3');
  await logIn(visitor, page);
  expect(visit.$stage.get()).toMatchObject({ kind: 'held' });
  expect(visit.$draft.get()).toMatchObject(CONTACT);
  expect(visitor.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect((await visit.confirm()).kind).toBe('confirmed');
});

test('a login in another tab keeps the reservation that is open here, its hold with it', async () => {
  const { page, visit, visitor } = await heldVisit();
  showReservation(page, visit);
  keepAtAccount(visitor, 'shop3', 's3');
  const other = await visitor.open();
  await logIn(visitor, other);
  for (const tab of [page, other]) {
    expect(cartOf(tab)).toEqual(cart('shop1', 's1'));
    expect(savedVisit(tab.site)).toMatchObject({ isKept: true, services: [{ id: 's3' }] });
  }
  expect(visit.$stage.get().kind).toBe('held');
  expect(pending(visitor)).toEqual([['shop1', 's1']]);
});

test('a login in another tab whose answer is slow does not empty the reservation that is open here', async () => {
  const { page, visit, visitor } = await heldVisit();
  showReservation(page, visit);
  const other = await visitor.open();
  const profile = { id: 'u1', firstname: 'Camille', lastname: 'Martin', email: 'camille@example.com' };
  visitor.backEnd.meet('GET', '/api/users/me', { body: profile, after: 3_000 });
  await logIn(visitor, other);
  expect(page.site.session.$session.get().kind).toBe('restoring');
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  await visitor.clock.advance(10_000);
  expect(page.site.session.$session.get().kind).toBe('customer');
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  expect(visit.$stage.get().kind).toBe('held');
});

test.each([
  ['none', []],
  ['one of its services', ['s1']],
  ['the same in another order', ['s3', 's1']],
  ['another', ['s2']],
  ['the same', ['s1', 's3']],
  ['more', ['s1', 's3', 's2']],
])(
  'a login in another tab, whose storage comes here later than its cookies, keeps the held time: the account has %s',
  async (_, ids) => {
    for (const turns of [0, 2, 5, 9, 40]) {
      const visitor = createVisitor(undefined, turns);
      const page = await visitor.open();
      page.site.bookingCart.replace(['s1', 's3'].map(serviceId), shopId('shop1'));
      const visit = await page.site.open(visitFeature);
      await calm(visitor);
      await hold(visit);
      showReservation(page, visit);
      if (ids.length > 0) keepAtAccount(visitor, 'shop1', ...ids);
      const seen: string[] = [];
      page.site.bookingCart.$cart.listen(({ serviceIds }) => void seen.push(serviceIds.join()));
      await calm(visitor);
      const other = await visitor.open();
      await logIn(visitor, other);
      await visitor.clock.advance(20_000);
      expect({ turns, seen, stage: visit.$stage.get().kind }).toEqual({ turns, seen: [], stage: 'held' });
      for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1', 's3'));
      expect(pending(visitor)).toEqual([['shop1', 's1', 's3']]);
    }
  },
);

test('a login in another tab, whose storage comes late, loses no guest’s visit where no reservation is open', async () => {
  for (const turns of [0, 2, 5, 9, 40, 120]) {
    const visitor = createVisitor(undefined, turns);
    const page = await visitor.open();
    page.site.bookingCart.replace(['s1', 's3'].map(serviceId), shopId('shop1'));
    const other = await visitor.open();
    await logIn(visitor, other);
    await visitor.clock.advance(20_000);
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1', 's3'));
    expect(pending(visitor)).toEqual([['shop1', 's1', 's3']]);
  }
});

test('two tabs that hear of a login at the same time both keep the reservation that is open in them', async () => {
  const { page, visit, visitor } = await heldVisit();
  showReservation(page, visit);
  const other = await visitor.open();
  showReservation(other, await other.site.open(visitFeature));
  // One has heard that the account has nothing, and has not told it of the visit when the other hears it.
  const nothing = (after: number) => ({ body: [], after });
  visitor.backEnd.meet(
    'GET',
    '/api/carts-tracking',
    nothing(2_000),
    nothing(2_000),
    nothing(3_000),
    nothing(3_000),
  );
  visitor.backEnd.meet('POST', '/api/carts-tracking', { body: { id: 'slow' }, after: 5_000 });
  await logIn(visitor, other);
  for (let second = 0; second < 10; second += 1) {
    for (const tab of [page, other]) expect(cartOf(tab)).toEqual(cart('shop1', 's1'));
    await visitor.clock.advance(1_000);
  }
  expect(visit.$stage.get().kind).toBe('held');
  for (const tab of [page, other]) expect(savedVisit(tab.site)).toBeNull();
});

test('a reload with an open reservation keeps it from what another device has put into the account', async () => {
  const { page, visitor, leave } = await atTheTimes();
  visitor.backEnd.carts.splice(0);
  await logIn(visitor, page);
  leave();
  page.site.dispose();
  visitor.backEnd.carts.splice(0, 1, { ...visitor.backEnd.carts[0]!, items: [{ id: 's4' }] });
  const reservations = createReservations();
  reservations.serve(RESERVED);
  const again = await visitor.open({ tabStorage: page.tabStorage, reservations });
  await calm(visitor);
  expect(cartOf(again)).toEqual(cart('shop1', 's1'));
  expect(pending(visitor)).toEqual([['shop1', 's1']]);
  expect(savedVisit(again.site)).toMatchObject({ isKept: true, services: [{ id: 's4' }] });
});

test('a confirmation on the screen stays at login, and the customer’s own visit waits beside it', async () => {
  const { page, visit, visitor } = await heldVisit();
  showReservation(page, visit);
  await visit.confirm();
  await calm(visitor);
  keepAtAccount(visitor, 'shop3', 's3');
  await logIn(visitor, page);
  expect(visit.$stage.get().kind).toBe('confirmed');
  expect(savedVisit(page.site)).toMatchObject({ isKept: true, services: [{ id: 's3' }] });
  page.site.bookingCart.takeBack();
  await calm(visitor);
  expect(visit.$stage.get().kind).toBe('choosing');
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
  expect(pending(visitor)).toEqual([['shop3', 's3']]);
});

test('the visit that waits beside is its customer’s alone: gone at logout, back at the next login', async () => {
  const { page, visitor } = await atTheTimes();
  await logIn(visitor, page);
  page.site.session.logout();
  await calm(visitor);
  expect(savedVisit(page.site)).toBeNull();
  expect(cartOf(page)).toEqual(cart('shop1', 's1'));
  await logIn(visitor, page);
  expect(savedVisit(page.site)).toMatchObject({ isKept: true, services: [{ id: 's3' }] });
});

test('a page that left its reservation counts as one without any', async () => {
  const { page, visit, visitor, leave } = await atTheTimes();
  await hold(visit);
  visit.release();
  leave();
  const other = await visitor.open();
  await logIn(visitor, other);
  expect(cartOf(other)).toEqual(cart('shop3', 's3'));
  expect(cartOf(page)).toEqual(cart('shop3', 's3'));
});

test('a guest’s cart that is all in the customer’s own is not lost, and not offered back', async () => {
  const { page, visitor } = await openVisit();
  page.site.bookingCart.add(serviceId('s2'));
  await logIn(visitor, page);
  page.site.session.logout();
  await calm(visitor);
  page.site.bookingCart.remove(serviceId('s1'));
  await logIn(visitor, page);
  expect(cartOf(page)).toEqual(cart('shop1', 's1', 's2'));
  expect(savedVisit(page.site)).toBeNull();
});
