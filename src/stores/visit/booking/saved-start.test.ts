import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { heldVisit, openVisit, type OpenedVisit } from '../../testing/visits.ts';
import { visitFeature } from '../feature.ts';
import { takeWishedStart } from '../wished-start.ts';

const MONDAY_NINE = Date.UTC(2026, 0, 5, 8);

async function calm({ clock }: OpenedVisit): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await clock.settle();
}

/** As a link or a service at another shop does: what was at hand is saved. */
async function saveVisit(opened: OpenedVisit, service = 's2'): Promise<void> {
  const { bookingCart } = opened.page.site;
  const before = bookingCart.$cart.get();
  void bookingCart.withStorage((storage) => storage.keep(before, true));
  bookingCart.replace([serviceId(service)], shopId('shop2'));
  await calm(opened);
}

async function takeBack(opened: OpenedVisit): Promise<void> {
  opened.page.site.bookingCart.takeBack();
  await calm(opened);
}

async function heldAndSaved(): Promise<OpenedVisit> {
  const opened = await heldVisit();
  await saveVisit(opened);
  return opened;
}

test('a visit that is taken up again has the time that was held for it, once', async () => {
  const opened = await heldAndSaved();
  const { visit } = opened;
  expect(visit.$savedStart.get()).toBeNull();
  await takeBack(opened);
  expect(visit.$savedStart.get()).toBe(MONDAY_NINE);
  visit.forgetSavedStart();
  expect(visit.$savedStart.get()).toBeNull();
});

test('the time of a visit that is taken up again is held anew while it is free', async () => {
  const opened = await heldAndSaved();
  await takeBack(opened);
  const { visit } = opened;
  const stage = await takeWishedStart(visit, visit.$savedStart.get()!);
  expect(stage).toMatchObject({ kind: 'held', hold: { lines: [{ startsAt: MONDAY_NINE }] } });
});

test('the time of a visit that is taken up again is told to be gone where others took it, with the nearest', async () => {
  const opened = await heldAndSaved();
  for (const practitioner of ['p1', 'p2'])
    opened.backEnd.calendar.taken.push({ practitioner, start: at('20260105', 9), end: at('20260105', 10) });
  await takeBack(opened);
  const { visit } = opened;
  const stage = await takeWishedStart(visit, visit.$savedStart.get()!);
  expect(stage).toMatchObject({ kind: 'choosing', failure: { kind: 'taken' } });
  expect(
    stage.kind === 'choosing' && stage.failure && 'nearest' in stage.failure && stage.failure.nearest.length,
  ).toBeGreaterThan(0);
});

test('two visits that take turns keep their times', async () => {
  const opened = await heldAndSaved();
  const { visit } = opened;
  await takeWishedStart(visit, (MONDAY_NINE + 3 * 3_600_000) as never);
  expect(visit.$stage.get()).toMatchObject({ kind: 'held' });
  await takeBack(opened);
  expect(visit.$savedStart.get()).toBe(MONDAY_NINE);
  visit.forgetSavedStart();
  await takeBack(opened);
  expect(visit.$savedStart.get()).toBe(MONDAY_NINE + 3 * 3_600_000);
});

test('the time of a visit that was saved outlasts a reload and the booking of the other one', async () => {
  const opened = await heldAndSaved();
  opened.visit.restart();
  const { visitor, page } = opened;
  page.site.dispose();
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  await takeBack(again);
  expect(again.visit.$savedStart.get()).toBe(MONDAY_NINE);
});

test('a visit that is saved before the page knows what it held has its time all the same', async () => {
  const { visitor, page } = await heldVisit();
  page.site.dispose();
  const { site, ...reloaded } = await visitor.open({ tabStorage: page.tabStorage });
  void site.bookingCart.withStorage((storage) => storage.keep(site.bookingCart.$cart.get(), true));
  await visitor.clock.settle();
  site.bookingCart.replace([serviceId('s2')], shopId('shop2'));
  await visitor.clock.settle();
  const visit = await site.open(visitFeature);
  const opened = { visitor, page: { site, ...reloaded }, visit, ...visitor };
  await calm(opened);
  await takeBack(opened);
  expect(visit.$savedStart.get()).toBe(MONDAY_NINE);
});

test('a service that is taken out and added again, or a visit that was dropped, has no time from before', async () => {
  const opened = await heldVisit();
  const { bookingCart } = opened.page.site;
  bookingCart.replace([serviceId('s1'), serviceId('s2')], shopId('shop1'));
  await calm(opened);
  bookingCart.remove(serviceId('s2'));
  await calm(opened);
  expect(opened.visit.$savedStart.get()).toBeNull();

  const dropped = await heldAndSaved();
  dropped.page.site.bookingCart.dropSaved();
  await calm(dropped);
  dropped.page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
  await calm(dropped);
  expect(dropped.visit.$savedStart.get()).toBeNull();
});

test('a visit of the same services at another shop has no time of the one that waits', async () => {
  const opened = await heldVisit();
  const { bookingCart } = opened.page.site;
  bookingCart.setShop(shopId('shop2'));
  await calm(opened);
  await saveVisit(opened);
  bookingCart.replace([serviceId('s1')], shopId('shop1'));
  await calm(opened);
  expect(opened.visit.$savedStart.get()).toBeNull();
});
