import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { ownVisitBesideHold } from './own-visit.ts';
import { problem, withdraw } from '../../testing/back-end.ts';
import { calm } from '../../testing/saved-visits.ts';
import { otherInSecond } from '../testing/two-tabs.ts';
import { hold } from '../../testing/visits.ts';

test('the visit at hand gives way to a hold that is gone on with, is offered again, and is not said to be as it was', async () => {
  const { visitor, second, bookingCart, continueHeld } = await otherInSecond();
  continueHeld();
  await calm(visitor);
  expect(second.visit.$stage.get().kind).toBe('held');
  expect(bookingCart.$cart.get().serviceIds).toEqual(['s1']);
  expect(bookingCart.$saved.get()).toMatchObject({ cart: { serviceIds: ['s2'] }, isKept: false });
  bookingCart.takeBack();
  expect(bookingCart.$cart.get().serviceIds).toEqual(['s2']);
});

test('a hold that is gone on with takes the visit at hand in where the visitor wants both', async () => {
  const { second, bookingCart, continueHeldWithOwn } = await otherInSecond();
  const both = { kind: 'held', hold: { lines: [{}, {}] } };
  expect(await continueHeldWithOwn()).toMatchObject(both);
  expect(bookingCart.$cart.get().serviceIds).toEqual(['s1', 's2']);
  expect(bookingCart.$saved.get()).toBeNull();
  expect(second.visit.$stage.get()).toMatchObject(both);
});

test('where both together do not fit into the held time, its visitor chooses again', async () => {
  const { visitor, continueHeldWithOwn } = await otherInSecond();
  visitor.backEnd.meet('POST', '/api/appointments/check', problem(409, 'slot_taken'));
  expect(await continueHeldWithOwn()).toMatchObject({
    kind: 'choosing',
    failure: { kind: 'visit-changed' },
  });
});

test('a hold that takes the visit at hand in leaves it the persons and durations that were chosen here', async () => {
  const { visitor, first, second, continueHeldWithOwn } = await otherInSecond();
  first.visit.choosePractitioner(serviceId('s1'), 'p2');
  // A wish of another visit, which says nothing of what is wished here.
  first.visit.choosePractitioner(serviceId('s2'), 'p2');
  await hold(first.visit);
  await calm(visitor);
  second.visit.choosePractitioner(serviceId('s1'), 'p1');
  second.visit.choosePractitioner(serviceId('s2'), 'p1');
  await continueHeldWithOwn();
  const people = second.visit.$plan.get().services.map(({ practitionerId }) => practitionerId);
  expect(people).toEqual(['p2', 'p1']);
});

test('a visit at hand that cannot join any more when both are asked for is saved', async () => {
  const { visitor, second, bookingCart, continueHeldWithOwn } = await otherInSecond();
  const { catalogue } = second.page.site;
  bookingCart.replace([serviceId('s3')], shopId('shop3'));
  const [first] = visitor.backEnd.shops;
  first?.articles.splice(0, 4, 's1', 's2');
  await catalogue.reread();
  await continueHeldWithOwn();
  await calm(visitor);
  expect(bookingCart.$cart.get()).toEqual({ serviceIds: ['s1'], shopId: 'shop1' });
  expect(bookingCart.$saved.get()?.cart).toEqual({ serviceIds: ['s3'], shopId: 'shop3' });
});

test('what the visit at hand has beside a hold of another tab is told, with its shop where that is another one', async () => {
  const { second, bookingCart } = await otherInSecond();
  const { site } = second.page;
  const held = second.visit.otherTabs.$heldInOtherTab.get();
  if (!held) throw new Error('Nothing is held in the other tab.');
  const beside = () => ownVisitBesideHold(site, held);
  expect(beside()).toMatchObject({ services: [{ id: 's2' }], shop: null, joining: { kind: 'joined' } });
  bookingCart.replace([serviceId('s1'), serviceId('s2')], shopId('shop2'));
  expect(beside()).toMatchObject({ services: [{ id: 's2' }], shop: { id: 'shop2' } });
  bookingCart.replace([serviceId('s1')], shopId('shop1'));
  expect(beside()).toBeNull();
});

test('of the visit at hand nothing is told beside a hold where the company has none of it any more', async () => {
  const { visitor, second, bookingCart } = await otherInSecond();
  const { site } = second.page;
  const held = second.visit.otherTabs.$heldInOtherTab.get();
  if (!held) throw new Error('Nothing is held in the other tab.');
  bookingCart.add(serviceId('s3'));
  withdraw(visitor.backEnd, 's2');
  await site.catalogue.reread();
  expect(ownVisitBesideHold(site, held)?.services).toMatchObject([{ id: 's3' }]);
  withdraw(visitor.backEnd, 's3');
  await site.catalogue.reread();
  expect(bookingCart.$cart.get().serviceIds).toEqual(['s2', 's3']);
  expect(ownVisitBesideHold(site, held)).toBeNull();
});
