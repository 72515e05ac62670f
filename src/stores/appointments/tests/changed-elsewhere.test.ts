import { expect, test } from 'vitest';
import { valueOf } from '../../load.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { MANAGE_KEY } from '../../testing/back-end-moves.ts';
import { booked, openMove, take, THURSDAY } from '../../testing/moves.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { appointmentsStoreFeature } from '../feature.ts';

/** The page of the appointment, looked at. */
async function shownTo(visitor: Visitor) {
  const page = await visitor.open();
  const appointments = await page.site.open(appointmentsStoreFeature);
  const store = appointments.openAppointment({ id: 'a1', key: MANAGE_KEY });
  await store.load();
  const stop = store.watch();
  const start = () => valueOf(store.$appointment.get())?.appointment.startsAt;
  return { ...page, store, start, stop };
}

async function moveToThursday(visitor: Visitor) {
  const { moving, store } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  const moved = moving.confirm();
  await visitor.clock.settle();
  expect(await moved).toBe(true);
  return store;
}

test('a tab that shows an appointment says so when another one has moved it', async () => {
  const visitor = booked();
  const shown = await shownTo(visitor);
  const mover = await moveToThursday(visitor);
  expect([shown.store.$changedElsewhere.get(), shown.start()]).toEqual(['moved', at(THURSDAY, 9)]);
  expect(mover.$changedElsewhere.get()).toBeNull();
});

test('what another device has moved is told when the tab is looked at again', async () => {
  const visitor = booked();
  const shown = await shownTo(visitor);
  await moveToThursday(createVisitor(visitor));
  expect(shown.store.$changedElsewhere.get()).toBeNull();
  shown.returnToTab();
  await visitor.clock.settle();
  expect([shown.store.$changedElsewhere.get(), shown.start()]).toEqual(['moved', at(THURSDAY, 9)]);
});

test('a tab that has left an appointment asks for it no more', async () => {
  const visitor = booked();
  const shown = await shownTo(visitor);
  shown.stop();
  const before = shown.start();
  await moveToThursday(visitor);
  expect([shown.store.$changedElsewhere.get(), shown.start()]).toEqual([null, before]);
});
