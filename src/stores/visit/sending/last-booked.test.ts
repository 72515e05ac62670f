import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { calm } from '../../testing/saved-visits.ts';
import { createVisitor, type Page, type Visitor } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit } from '../../testing/visits.ts';
import { visitFeature } from '../feature.ts';

test('what was booked last is known while the next visit is at hand, until it changes', async () => {
  const { visit, page, clock } = await heldVisit();
  expect(visit.$lastBooked.get()).toBeNull();
  await visit.confirm();
  page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await clock.settle();
  expect([visit.$stage.get().kind, visit.$lastBooked.get()?.id]).toEqual(['choosing', 'a1']);
  visit.forgetBooked('another');
  expect(visit.$lastBooked.get()?.id).toBe('a1');
  await hold(visit, '20260106', 9);
  visit.forgetBooked('a1');
  expect([visit.$stage.get().kind, visit.$lastBooked.get()]).toEqual(['held', null]);
});

test('what was booked last is known to a guest who logs in, and to nobody after the customer has left', async () => {
  const { visit, page, clock } = await heldVisit();
  await visit.confirm();
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  visit.restart();
  expect(visit.$lastBooked.get()?.id).toBe('a1');
  page.site.session.logout();
  expect(visit.$lastBooked.get()).toBeNull();
});

test('what was booked last is known after a reload too, to whoever booked it', async () => {
  const { visitor, visit, page, clock } = await heldVisit();
  await visit.confirm();
  page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await clock.settle();
  page.site.dispose();
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  expect(again.visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  expect(again.visit.$lastBooked.get()).toMatchObject({ id: 'a1', contact: { email: CONTACT.email } });
  again.visit.forgetBooked('a1');
  again.page.site.dispose();
  const later = await openVisit(visitor, { tabStorage: again.page.tabStorage });
  expect(later.visit.$lastBooked.get()).toBeNull();
});

test('what a customer booked last is known to nobody who loads the page after they have left', async () => {
  const { visitor, visit, page, clock } = await openVisit();
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  await hold(visit);
  visit.edit(CONTACT);
  await visit.confirm();
  visit.restart();
  const kept = new Map(page.tabStorage);
  const same = await openVisit(visitor, { tabStorage: new Map(kept) });
  expect(same.visit.$lastBooked.get()?.id).toBe('a1');
  page.site.session.logout();
  await clock.settle();
  const guest = await openVisit(visitor, { tabStorage: kept });
  expect(guest.visit.$lastBooked.get()).toBeNull();
});

/** A customer has booked; the confirmation is on the screen. */
async function bookedByCustomer(visitor: Visitor = createVisitor()) {
  const opened = await openVisit(visitor);
  await opened.page.site.session.login('camille@example.com', 'good');
  await opened.clock.settle();
  await hold(opened.visit);
  opened.visit.edit(CONTACT);
  await opened.visit.confirm();
  await opened.clock.settle();
  return opened;
}

/** The page is loaded anew while its cart is empty; `isLate`: the account tells late whose it is. */
async function reload(visitor: Visitor, { site, tabStorage }: Page, isLate = false) {
  site.dispose();
  const me = { id: 'u1', email: 'camille@example.com' };
  if (isLate) visitor.backEnd.meet('GET', '/api/users/me', { body: me, after: 2000 });
  const page = await visitor.open({ tabStorage, isEarly: isLate });
  const visit = await page.site.open(visitFeature);
  await visitor.clock.settle();
  return { page, visit };
}

async function logOutElsewhere(visitor: Visitor): Promise<void> {
  const { site } = await visitor.open();
  site.session.logout();
  await visitor.clock.settle();
  site.dispose();
}

const shownOf = ({ $stage, $lastBooked }: Awaited<ReturnType<typeof reload>>['visit']) => [
  $stage.get().kind,
  $lastBooked.get()?.id,
];

/** What the tab keeps has something of who has booked. */
const isKept = ({ tabStorage }: Page) => [...tabStorage.values()].join().includes(CONTACT.email);

test('a confirmation that is loaded anew before the account has told who is there is still its customer’s alone', async () => {
  const { visitor, page } = await bookedByCustomer();
  const again = await reload(visitor, page, true);
  expect([again.page.site.session.$session.get().kind, again.visit.$lastBooked.get()]).toEqual([
    'restoring',
    null,
  ]);
  await visitor.clock.advance(3000);
  expect(shownOf(again.visit)).toEqual(['confirmed', 'a1']);
  again.page.site.bookingCart.replace([serviceId('s2')], shopId('shop1'));
  await visitor.clock.settle();
  expect(shownOf(again.visit)).toEqual(['choosing', 'a1']);
  again.page.site.dispose();
  await logOutElsewhere(visitor);
  const guest = await reload(visitor, again.page);
  expect(shownOf(guest.visit)).toEqual(['choosing', undefined]);
  expect(isKept(again.page)).toBe(false);
});

test('the confirmation of a customer who has left is no more on a page that is loaded since', async () => {
  const { visitor, page } = await bookedByCustomer();
  page.site.dispose();
  await logOutElsewhere(visitor);
  const guest = await reload(visitor, page);
  expect(shownOf(guest.visit)).toEqual(['choosing', undefined]);
  expect(isKept(page)).toBe(false);
});

test('what is booked while it is being asked who is there is that customer’s', async () => {
  const opened = await openVisit();
  const { visitor, clock } = opened;
  await opened.page.site.session.login('camille@example.com', 'good');
  await hold(opened.visit);
  opened.visit.edit(CONTACT);
  const { page, visit } = await reload(visitor, opened.page, true);
  const confirming = visit.confirm();
  await clock.settle();
  expect([page.site.session.$session.get().kind, (await confirming).kind]).toEqual([
    'restoring',
    'confirmed',
  ]);
  expect(visit.$lastBooked.get()).toBeNull();
  await clock.advance(3000);
  expect(visit.$lastBooked.get()?.id).toBe('a1');
  page.site.dispose();
  await logOutElsewhere(visitor);
  expect(shownOf((await reload(visitor, page)).visit)).toEqual(['choosing', undefined]);
});

test('a customer who logs out takes the confirmation along', async () => {
  const { visit, page, clock } = await bookedByCustomer();
  page.site.session.logout();
  await clock.settle();
  expect(shownOf(visit)).toEqual(['choosing', undefined]);
  expect(isKept(page)).toBe(false);
});

/** The session of the customer who has booked runs out on the confirmation. */
async function expired() {
  const opened = await bookedByCustomer();
  const { visitor, page } = opened;
  visitor.backEnd.meet('GET', '/api/customers/history', { status: 401, body: { code: 401 } });
  // What waits beside the visit is asked about when the tab is looked at.
  const beside = { serviceIds: [serviceId('s3')], shopId: shopId('shop3') };
  await page.site.bookingCart.withStorage((storage) => storage.keep(beside, true));
  page.returnToTab();
  await calm(visitor);
  expect(page.site.session.$session.get()).toEqual({ kind: 'guest', hasExpired: true });
  expect(shownOf(opened.visit)).toEqual(['confirmed', undefined]);
  return opened;
}

async function enter({ visitor, page }: Awaited<ReturnType<typeof expired>>, who: string): Promise<void> {
  await page.site.session.login(`${who}@example.com`, 'good');
  await calm(visitor);
}

test('a customer whose session has run out finds what they booked last when they come back', async () => {
  const opened = await expired();
  await enter(opened, 'camille');
  expect(opened.visit.$lastBooked.get()?.id).toBe('a1');
});

test('another customer who comes after a session has run out finds nothing of what was booked', async () => {
  const opened = await expired();
  await enter(opened, 'sacha');
  expect(shownOf(opened.visit)).toEqual(['choosing', undefined]);
  expect(isKept(opened.page)).toBe(false);
});

test('a page that is loaded after the session has run out shows the confirmation to its customer alone', async () => {
  const { visitor, page } = await expired();
  const again = await reload(visitor, page);
  expect(shownOf(again.visit)).toEqual(['choosing', undefined]);
  await again.page.site.session.login('camille@example.com', 'good');
  await calm(visitor);
  expect(again.visit.$lastBooked.get()?.id).toBe('a1');
});

test('a confirmation ends when its appointment is cancelled, also where the session has run out', async () => {
  const { visit, page } = await expired();
  visit.forgetBooked('another');
  expect(visit.$stage.get().kind).toBe('confirmed');
  visit.forgetBooked('a1');
  expect(shownOf(visit)).toEqual(['choosing', undefined]);
  expect(isKept(page)).toBe(false);
});
