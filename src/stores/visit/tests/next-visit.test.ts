import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { showReservation } from '../../testing/reservations.ts';
import { createVisitor, type Page } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit, starts } from '../../testing/visits.ts';

const BOOK = '/api/appointments';

test('a service that is added after a confirmation begins the next visit, under other keys', async () => {
  const { visit, page, sent, clock } = await heldVisit();
  await visit.confirm();
  page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await clock.settle();
  expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  await hold(visit, '20260106', 9);
  expect((await visit.confirm()).kind).toBe('confirmed');
  const keys = sent
    .filter(({ method, path }) => method === 'POST' && path === BOOK)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a guest’s next visit begins with who they are, and without what was said of the last one', async () => {
  const { visit } = await heldVisit();
  visit.edit({ message: 'Au calme' });
  await visit.confirm();
  visit.restart();
  expect(visit.$draft.get()).toEqual({ ...CONTACT, message: '' });
});

/** Who comes, as the tab's storage has it. */
const kept = ({ tabStorage }: Page): string =>
  JSON.stringify(
    [...tabStorage.values()].find((value) => value.includes('"draft"'))?.match(/"draft":\{[^}]*\}/)?.[0],
  );

test('between two visits, the tab’s storage has nothing of a guest, until a time is held for the next', async () => {
  const { visit, page, clock } = await heldVisit();
  expect(kept(page)).toContain(CONTACT.email);
  await visit.confirm();
  expect(kept(page)).not.toContain(CONTACT.email);
  visit.restart();
  expect(kept(page)).not.toContain(CONTACT.email);
  page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await clock.settle();
  expect(kept(page)).not.toContain(CONTACT.email);
  await hold(visit, '20260106', 9);
  expect(kept(page)).toContain(CONTACT.email);
});

test('what is typed for the next visit is kept by the tab', async () => {
  const { visit, page } = await heldVisit();
  await visit.confirm();
  visit.restart();
  visit.edit({ lastname: 'Noir' });
  expect(kept(page)).toContain('Noir');
});

test('a login at the confirmation leaves the tab’s storage without what was typed', async () => {
  const { visit, page, clock } = await heldVisit();
  visit.edit({ message: 'Au calme' });
  await visit.confirm();
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  expect(kept(page)).not.toContain('Au calme');
  expect(kept(page)).not.toContain(CONTACT.lastname);
});

test('the next visit is not offered what was just booked', async () => {
  const { visit, page, clock } = await openVisit();
  visit.choosePractitioner(serviceId('s1'), 'p1');
  await hold(visit);
  visit.edit(CONTACT);
  await visit.confirm();
  page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  visit.choosePractitioner(serviceId('s1'), 'p1');
  await clock.settle();
  expect(starts(visit)).toContain('20260105 11');
  expect(starts(visit)).not.toContain('20260105 9');
});

test('whom the next visit is wished with is known after a reload too', async () => {
  const { visitor, visit, page, clock } = await openVisit();
  visit.choosePractitioner(serviceId('s1'), 'p1');
  await hold(visit);
  visit.edit(CONTACT);
  await visit.confirm();
  page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  await clock.settle();
  expect(visit.$plan.get().services[0]?.practitionerId).toBe('p1');
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  expect(again.visit.$plan.get().services[0]?.practitionerId).toBe('p1');
});

test('a customer whose profile has no phone is not asked for it again, and takes it along when they leave', async () => {
  const { visit, page, clock } = await openVisit();
  await page.site.session.login('sacha@example.com', 'good');
  await clock.settle();
  const { email } = visit.$draft.get();
  await hold(visit);
  visit.edit({ ...CONTACT, email, phone: '06 98 76 54 32' });
  await visit.confirm();
  visit.restart();
  expect(visit.$draft.get().phone).toBe('06 98 76 54 32');
  page.site.session.logout();
  expect(visit.$draft.get().phone).toBe('');
});

test('a customer’s next visit begins with the profile, whoever the last one was for', async () => {
  const { visit, page, clock } = await openVisit();
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  const profile = visit.$draft.get();
  await hold(visit);
  visit.edit(CONTACT);
  await visit.confirm();
  visit.restart();
  expect(visit.$draft.get()).toEqual(profile);
});

test('a booking that ends off the screen leaves the visit that another tab has made of it', async () => {
  const visitor = createVisitor();
  const both = [serviceId('s1'), serviceId('s3')];
  const first = await openVisit(visitor);
  showReservation(first.page, first.visit);
  first.page.site.bookingCart.replace(both, shopId('shop1'));
  await visitor.clock.settle();
  const second = await openVisit(visitor);
  await hold(second.visit);
  first.page.site.bookingCart.remove(serviceId('s1'));
  await visitor.clock.settle();
  second.visit.edit(CONTACT);
  expect((await second.visit.confirm()).kind).toBe('confirmed');
  await visitor.clock.settle();
  for (const { page } of [first, second]) {
    expect(page.site.bookingCart.$cart.get().serviceIds).toEqual(['s3']);
    expect(page.site.bookingCart.$saved.get()).toBeNull();
  }
});
