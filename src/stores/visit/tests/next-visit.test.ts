import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
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
  const { visit, visitor, page } = await heldVisit();
  visit.edit({ message: 'Au calme' });
  await visit.confirm();
  // Between two visits, nothing of it is kept but in memory.
  const reloaded = await openVisit(visitor, { tabStorage: page.tabStorage });
  reloaded.visit.restart();
  expect(reloaded.visit.$draft.get()).toMatchObject({ firstname: '', email: '' });
  visit.restart();
  expect(visit.$draft.get()).toEqual({ ...CONTACT, message: '' });
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
