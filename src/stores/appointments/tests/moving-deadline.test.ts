import { expect, test } from 'vitest';
import { valueOf } from '../../load.ts';
import type { Fault } from '../../testing/back-end.ts';
import { at } from '../../testing/back-end-appointments.ts';
import {
  APPOINTMENT,
  booked,
  HOUR,
  MINUTE,
  openMove,
  startNow,
  take,
  THURSDAY,
  WEDNESDAY,
} from '../../testing/moves.ts';
import type { Visitor } from '../../testing/visitor.ts';
import type { AppointmentStore } from '../appointment.ts';

/** Of the appointment that is booked, a day before it. */
const DEADLINE = at(WEDNESDAY, 10) - 24 * HOUR;

/** The last request that read it. */
function readOf({ sent }: Visitor) {
  const read = sent.findLast(({ method, path }) => method === 'GET' && path === APPOINTMENT);
  if (!read) throw new Error('Nothing was read.');
  return read;
}
test('an appointment whose deadline passes while it is looked at may not be moved from then on', async () => {
  const visitor = booked();
  const { store } = await openMove(visitor);
  const stop = store.watch();
  const untilDeadline = () => DEADLINE - visitor.clock.now();
  await visitor.clock.advance(untilDeadline());
  expect(valueOf(store.$appointment.get())?.mayMove).toBe(true);
  await visitor.clock.advance(1_000);
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
  stop();
});

test('a deadline that passes while the back end cannot be reached is known all the same', async () => {
  const visitor = booked();
  const { store } = await openMove(visitor);
  store.watch();
  visitor.backEnd.always = 'drop';
  await visitor.clock.advance(DEADLINE - visitor.clock.now() + 1_000);
  expect(valueOf(store.$appointment.get())?.mayMove).toBe(false);
  visitor.backEnd.always = null;
  await visitor.clock.advance(60_000);
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
});

/** A move that is sent a second before the deadline, on a screen that ends with what may be moved. */
async function sentInTheLastSecond(...faults: readonly Fault[]) {
  const visitor = booked();
  await visitor.clock.advance(DEADLINE - 5 * MINUTE - visitor.clock.now());
  const { moving, store } = await openMove(visitor);
  store.watch();
  store.$appointment.listen((load) => valueOf(load)?.mayMove === false && moving.dispose());
  await take(visitor, moving, THURSDAY, 9);
  await visitor.clock.advance(DEADLINE - 1_000 - visitor.clock.now());
  visitor.backEnd.meet('PUT', APPOINTMENT, ...faults);
  const before = visitor.sent.length;
  const confirmed = moving.confirm();
  const released = () => visitor.sent.slice(before).filter(({ method }) => method === 'DELETE');
  return { visitor, moving, store, confirmed, released };
}

const startShown = (store: AppointmentStore) => valueOf(store.$appointment.get())?.appointment.startsAt;

test('a move that is sent before the deadline and answered after it is made', async () => {
  const { visitor, store, confirmed, released } = await sentInTheLastSecond('lost', 'lost', 'lost');
  await visitor.clock.advance(MINUTE);
  expect(await confirmed).toBe(true);
  expect([startNow(visitor), startShown(store)]).toEqual([at(THURSDAY, 9), at(THURSDAY, 9)]);
  expect(visitor.clock.now()).toBeGreaterThan(DEADLINE);
  expect(released()).toEqual([]);
});

test('a move that is refused after the deadline ends with it, and gives its time back then', async () => {
  const drops = ['drop', 'drop', 'drop'] as const;
  const { visitor, store, confirmed, released } = await sentInTheLastSecond(...drops);
  await visitor.clock.advance(1_002);
  expect([valueOf(store.$appointment.get())?.mayMove, released()]).toEqual([true, []]);
  await visitor.clock.advance(MINUTE);
  expect(await confirmed).toBe(false);
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
  expect([startNow(visitor), released().length]).toEqual([at(WEDNESDAY, 10), 1]);
});

test('a move without any answer before the deadline is unknown until the back end has told', async () => {
  const lost = Array.from({ length: 12 }, () => 'lost' as const);
  const { visitor, store, moving, confirmed, released } = await sentInTheLastSecond(...lost);
  visitor.backEnd.meet('GET', APPOINTMENT, ...lost);
  await visitor.clock.advance(2 * MINUTE);
  expect(await confirmed).toBe(false);
  expect([moving.$sending.get().kind, valueOf(store.$appointment.get())?.mayMove]).toEqual(['unknown', true]);
  visitor.backEnd.meet('GET', APPOINTMENT);
  await visitor.clock.advance(MINUTE);
  expect([startShown(store), released()]).toEqual([at(THURSDAY, 9), []]);
});

test('a move that is left while it is sent keeps its time, and gives it back where it is refused', async () => {
  const { visitor, moving, confirmed, released } = await sentInTheLastSecond('drop', 'drop', 'drop');
  moving.release();
  moving.dispose();
  expect([moving.$stage.get().kind, released()]).toEqual(['held', []]);
  await visitor.clock.advance(MINUTE);
  expect(await confirmed).toBe(false);
  expect([moving.$sending.get().kind, released().length]).toEqual(['idle', 1]);
});

test('what was asked before an appointment was moved does not take the place of what it is now', async () => {
  const visitor = booked();
  const { moving, store } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  const old = visitor.backEnd.serve({ ...readOf(visitor), method: 'GET' });
  if (typeof old === 'string') throw new Error('There is nothing to read.');
  visitor.backEnd.meet('GET', APPOINTMENT, { ...old, after: 5_000 });
  const reading = store.load();
  await visitor.clock.settle();
  expect(await moving.confirm()).toBe(true);
  await visitor.clock.advance(10_000);
  await reading;
  expect(startShown(store)).toBe(at(THURSDAY, 9));
});

test('an appointment whose deadline has passed is asked for until the back end answers, however long that takes', async () => {
  const visitor = booked();
  const { store } = await openMove(visitor);
  const stop = store.watch();
  visitor.backEnd.always = 'drop';
  await visitor.clock.advance(DEADLINE + 10 * MINUTE - visitor.clock.now());
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: false } });
  visitor.backEnd.always = null;
  await visitor.clock.advance(2 * MINUTE);
  expect(valueOf(store.$appointment.get())).toMatchObject({ terms: { isLate: true } });
  stop();
});

test('an appointment that is looked at no longer after its deadline is not asked for again', async () => {
  const visitor = booked();
  const { store } = await openMove(visitor);
  const stop = store.watch();
  visitor.backEnd.always = 'drop';
  await visitor.clock.advance(DEADLINE + 3 * MINUTE - visitor.clock.now());
  stop();
  await visitor.clock.advance(5 * MINUTE);
  const before = visitor.sent.length;
  await visitor.clock.advance(10 * MINUTE);
  expect(visitor.sent.slice(before)).toEqual([]);
});

test('a deadline that has passed stays passed where the back end’s clock is a moment behind', async () => {
  const visitor = booked();
  const { store } = await openMove(visitor);
  store.watch();
  const known = valueOf(store.$appointment.get());
  if (!known) throw new Error('There is nothing to move.');
  await visitor.clock.advance(DEADLINE - visitor.clock.now() + 1_000);
  store.put(known);
  expect(valueOf(store.$appointment.get())?.mayMove).toBe(false);
});

test('an appointment that is looked at no longer is not read again', async () => {
  const visitor = booked();
  const { store } = await openMove(visitor);
  store.watch()();
  const before = visitor.sent.length;
  await visitor.clock.advance(72 * HOUR);
  expect(visitor.sent.slice(before).filter(({ path }) => path === APPOINTMENT)).toEqual([]);
});
