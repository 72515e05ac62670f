// Loaded when times are first followed; here it is there at once, since the clock of a test does not wait for files.
import '../../visit/live/follow-times.ts';
import { expect, test } from 'vitest';
import { createMemoryPresence } from '#platform/memory/presence.ts';
import type { Ports } from '#platform/ports.ts';
import { valueOf } from '../../load.ts';
import type { Fault } from '../../testing/back-end.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { liveBackEnd } from '../../testing/live-back-end.ts';
import { MANAGE_KEY } from '../../testing/back-end-moves.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { appointmentsStoreFeature } from '../feature.ts';
import type { AppointmentStore } from '../appointment.ts';
import type { MovingStore } from '../moving.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const WEDNESDAY = '20260107';
const THURSDAY = '20260108';
const PATH = '/api/appointments/a1';
/** Of the appointment that is booked, a day before it. */
const DEADLINE = at(WEDNESDAY, 10) - 24 * HOUR;

/** With Aline, on Wednesday at ten; she was asked for, unless said otherwise. */
function booked(line: { practitionerId?: string } = { practitionerId: 'p1' }): Visitor {
  const visitor = createVisitor();
  const start = at(WEDNESDAY, 10);
  visitor.backEnd.calendar.booked.push({
    id: 'a1',
    holdId: 'h0',
    due: 41,
    body: null,
    visit: { shopid: '101', lines: [{ serviceid: '1', ...line }] },
    spans: [{ practitioner: 'p1', start, end: start + HOUR }],
  });
  return visitor;
}

/** The page of the appointment; `tabStorage` given: a reload of it. */
async function open(visitor: Visitor, tabStorage = new Map<string, string>(), ports: Partial<Ports> = {}) {
  const { site } = await visitor.open({ tabStorage, ports });
  const appointments = await site.open(appointmentsStoreFeature);
  const store = appointments.openAppointment({ id: 'a1', key: MANAGE_KEY });
  await store.load();
  const managed = valueOf(store.$appointment.get());
  const [shop] = valueOf(site.catalogue.$shops.get()) ?? [];
  const service = valueOf(site.catalogue.$categories.get())?.flatMap(({ services }) => services)[0];
  if (!managed || !shop || !service) throw new Error('There is nothing to move.');
  const isHeld = appointments.isMoveHeld(managed);
  const moving = appointments.openMove({ store, managed, shop, services: [service] });
  await visitor.clock.settle();
  return { moving, store, isHeld, tabStorage };
}

async function take(visitor: Visitor, moving: MovingStore, date: string, hour: number) {
  const offer = valueOf(moving.$offers.get())?.find((each) => each.date === date);
  const start =
    offer?.kind === 'free' ? offer.starts.find((each) => each.startMinute === hour * 60) : undefined;
  if (!start) throw new Error(`Nothing at ${date} ${hour}`);
  const chosen = moving.choose(date, start);
  await visitor.clock.settle();
  return chosen;
}

const hoursOn = (moving: MovingStore, date: string) => {
  const offer = valueOf(moving.$offers.get())?.find((each) => each.date === date);
  return offer?.kind === 'free' ? offer.starts.map(({ startMinute }) => startMinute / 60) : [];
};
const startNow = ({ backEnd }: Visitor) => backEnd.calendar.booked[0]?.spans[0]?.start;
/** The last request that read it. */
function readOf({ sent }: Visitor) {
  const read = sent.findLast(({ method, path }) => method === 'GET' && path === PATH);
  if (!read) throw new Error('Nothing was read.');
  return read;
}
const moves = ({ sent }: Visitor) => sent.filter(({ method, path }) => method === 'PUT' && path === PATH);

test('moving holds a time, then moves the appointment there and shows the new time', async () => {
  const visitor = booked();
  const { moving, store } = await open(visitor);
  expect(moving.$plan.get().services[0]?.practitionerId).toBe('p1');
  expect(await take(visitor, moving, THURSDAY, 9)).toMatchObject({ kind: 'held' });
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10));
  const twice = Promise.all([moving.confirm(), moving.confirm()]);
  await visitor.clock.settle();
  expect(await twice).toEqual([true, false]);
  expect(startNow(visitor)).toBe(at(THURSDAY, 9));
  expect(valueOf(store.$appointment.get())?.appointment.startsAt).toBe(at(THURSDAY, 9));
  expect(moves(visitor)).toHaveLength(1);
});

test('moving begins with nobody where nobody was chosen, and so with the times of all', async () => {
  const visitor = booked({});
  const start = at(THURSDAY, 9);
  visitor.backEnd.calendar.taken.push({ practitioner: 'p1', start, end: start + HOUR });
  const { moving } = await open(visitor);
  expect(moving.$plan.get().services[0]?.practitionerId).toBeNull();
  expect(hoursOn(moving, THURSDAY)).toContain(9);
  // At its own time somebody else is free too, which is no other time.
  expect(hoursOn(moving, WEDNESDAY)).not.toContain(10);
  await take(visitor, moving, THURSDAY, 9);
  expect(await moving.confirm()).toBe(true);
});

test('moving offers the time of now with somebody else, where the visitor chooses that one', async () => {
  const visitor = booked({});
  const { moving } = await open(visitor);
  const { service } = moving.$plan.get().services[0]!;
  moving.choosePractitioner(service.id, 'p2');
  await visitor.clock.settle();
  expect(hoursOn(moving, WEDNESDAY)).toContain(10);
});

test('moving offers times that overlap the appointment, but not the time that it has', async () => {
  const visitor = booked();
  const { moving } = await open(visitor);
  expect(hoursOn(moving, WEDNESDAY)).toEqual([9, 9.5, 10.5, 11]);
  await take(visitor, moving, WEDNESDAY, 10.5);
  await moving.confirm();
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10.5));
});

test('a move whose answer is lost is sent again with the same key, and happens once', async () => {
  const visitor = booked();
  const { moving } = await open(visitor);
  await take(visitor, moving, THURSDAY, 9);
  visitor.backEnd.meet('PUT', PATH, 'lost');
  const confirmed = moving.confirm();
  await visitor.clock.advance(MINUTE);
  expect(await confirmed).toBe(true);
  const [first, second] = moves(visitor).map(({ body }) => body);
  expect([second, moves(visitor).length]).toEqual([first, 2]);
  expect(startNow(visitor)).toBe(at(THURSDAY, 9));
});

test('a move without any answer is unknown; sent once more it has happened, and only once', async () => {
  const visitor = booked();
  const { moving } = await open(visitor);
  await take(visitor, moving, THURSDAY, 9);
  visitor.backEnd.meet('PUT', PATH, ...Array.from({ length: 12 }, () => 'lost' as const));
  const confirmed = moving.confirm();
  await visitor.clock.advance(2 * MINUTE);
  expect(await confirmed).toBe(false);
  expect(moving.$sending.get().kind).toBe('unknown');
  visitor.backEnd.meet('PUT', PATH);
  expect(await moving.confirm()).toBe(true);
  expect(new Set(moves(visitor).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a time for a move that somebody else took is said to be taken, with what is near it', async () => {
  const visitor = booked();
  const { moving } = await open(visitor);
  const start = at(THURSDAY, 9);
  visitor.backEnd.calendar.taken.push({ practitioner: 'p1', start, end: start + HOUR });
  const stage = await take(visitor, moving, THURSDAY, 9);
  expect(stage).toMatchObject({ kind: 'choosing', failure: { kind: 'taken' } });
  const nearest = stage.kind === 'choosing' && stage.failure?.kind === 'taken' ? stage.failure.nearest : [];
  expect(nearest[0]?.startsAt).toBe(start + HOUR);
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10));
});

test('a hold for a move that ran out leaves the appointment where it was', async () => {
  const visitor = booked();
  const { moving } = await open(visitor);
  await take(visitor, moving, THURSDAY, 9);
  await visitor.clock.advance(10 * MINUTE);
  expect(moving.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
  expect(await moving.confirm()).toBe(false);
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10));
});

test('a hold for a move that the back end no longer knows leads back to the times', async () => {
  const visitor = booked();
  const { moving } = await open(visitor);
  await take(visitor, moving, THURSDAY, 9);
  visitor.backEnd.calendar.holds.length = 0;
  expect(await moving.confirm()).toBe(false);
  expect(moving.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
  expect(moving.$sending.get().kind).toBe('idle');
});

test('a move that comes too late shows the refusal, and the appointment’s new terms', async () => {
  const visitor = booked();
  await visitor.clock.advance(at(WEDNESDAY, 10) - 24 * HOUR - MINUTE - visitor.clock.now());
  const { moving, store } = await open(visitor);
  await take(visitor, moving, THURSDAY, 9);
  await visitor.clock.advance(2 * MINUTE);
  expect(await moving.confirm()).toBe(false);
  expect(moving.$sending.get()).toMatchObject({ kind: 'refused', problem: { type: 'move_refused' } });
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10));
});

test('an appointment whose deadline passes while it is looked at may not be moved from then on', async () => {
  const visitor = booked();
  const { store } = await open(visitor);
  const stop = store.watch();
  const untilDeadline = () => at(WEDNESDAY, 10) - 24 * HOUR - visitor.clock.now();
  await visitor.clock.advance(untilDeadline());
  expect(valueOf(store.$appointment.get())?.mayMove).toBe(true);
  await visitor.clock.advance(1_000);
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
  stop();
});

test('a deadline that passes while the back end cannot be reached is known all the same', async () => {
  const visitor = booked();
  const { store } = await open(visitor);
  store.watch();
  visitor.backEnd.always = 'drop';
  await visitor.clock.advance(at(WEDNESDAY, 10) - 24 * HOUR - visitor.clock.now() + 1_000);
  expect(valueOf(store.$appointment.get())?.mayMove).toBe(false);
  visitor.backEnd.always = null;
  await visitor.clock.advance(60_000);
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
});

/** A move that is sent a second before the deadline, on a screen that ends with what may be moved. */
async function sentInTheLastSecond(...faults: readonly Fault[]) {
  const visitor = booked();
  await visitor.clock.advance(DEADLINE - 5 * MINUTE - visitor.clock.now());
  const { moving, store } = await open(visitor);
  store.watch();
  store.$appointment.listen((load) => valueOf(load)?.mayMove === false && moving.dispose());
  await take(visitor, moving, THURSDAY, 9);
  await visitor.clock.advance(DEADLINE - 1_000 - visitor.clock.now());
  visitor.backEnd.meet('PUT', PATH, ...faults);
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
  visitor.backEnd.meet('GET', PATH, ...lost);
  await visitor.clock.advance(2 * MINUTE);
  expect(await confirmed).toBe(false);
  expect([moving.$sending.get().kind, valueOf(store.$appointment.get())?.mayMove]).toEqual(['unknown', true]);
  visitor.backEnd.meet('GET', PATH);
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
  const { moving, store } = await open(visitor);
  await take(visitor, moving, THURSDAY, 9);
  const old = visitor.backEnd.serve({ ...readOf(visitor), method: 'GET' });
  if (typeof old === 'string') throw new Error('There is nothing to read.');
  visitor.backEnd.meet('GET', PATH, { ...old, after: 5_000 });
  const reading = store.load();
  await visitor.clock.settle();
  expect(await moving.confirm()).toBe(true);
  await visitor.clock.advance(10_000);
  await reading;
  expect(startShown(store)).toBe(at(THURSDAY, 9));
});

test('an appointment whose deadline has passed is asked for until the back end answers, however long that takes', async () => {
  const visitor = booked();
  const { store } = await open(visitor);
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
  const { store } = await open(visitor);
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
  const { store } = await open(visitor);
  store.watch();
  const known = valueOf(store.$appointment.get());
  if (!known) throw new Error('There is nothing to move.');
  await visitor.clock.advance(at(WEDNESDAY, 10) - 24 * HOUR - visitor.clock.now() + 1_000);
  store.put(known);
  expect(valueOf(store.$appointment.get())?.mayMove).toBe(false);
});

test('an appointment that is looked at no longer is not read again', async () => {
  const visitor = booked();
  const { store } = await open(visitor);
  store.watch()();
  const before = visitor.sent.length;
  await visitor.clock.advance(72 * HOUR);
  expect(visitor.sent.slice(before).filter(({ path }) => path === PATH)).toEqual([]);
});

test('a time that is held for a move survives a reload, and is gone when it is given back', async () => {
  const visitor = booked();
  const first = await open(visitor);
  expect(first.isHeld).toBe(false);
  await take(visitor, first.moving, THURSDAY, 9);
  const second = await open(visitor, first.tabStorage);
  expect([second.isHeld, second.moving.$stage.get().kind]).toEqual([true, 'held']);
  second.moving.dispose();
  await visitor.clock.settle();
  expect(visitor.backEnd.calendar.holds).toEqual([]);
  expect((await open(visitor, first.tabStorage)).isHeld).toBe(false);
});

test('a reload goes on to the move with its hold, unless that ran out or was used', async () => {
  const visitor = booked();
  const first = await open(visitor);
  await take(visitor, first.moving, THURSDAY, 9);
  visitor.backEnd.meet('PUT', PATH, ...Array.from({ length: 12 }, () => 'lost' as const));
  void first.moving.confirm();
  await visitor.clock.settle();
  // The page is left before the answer, which was: moved.
  visitor.backEnd.meet('PUT', PATH);
  const second = await open(visitor, first.tabStorage);
  expect([second.isHeld, second.moving.$stage.get().kind]).toEqual([false, 'choosing']);
  await take(visitor, second.moving, THURSDAY, 11);
  const third = await open(visitor, first.tabStorage);
  expect(third.isHeld).toBe(true);
  expect(await third.moving.confirm()).toBe(true);
  expect(startNow(visitor)).toBe(at(THURSDAY, 11));
  await take(visitor, third.moving, THURSDAY, 10);
  await visitor.clock.advance(11 * MINUTE);
  expect((await open(visitor, first.tabStorage)).isHeld).toBe(false);
});

test('the times for a move follow what others take and the shop’s hours, the appointment’s own left out', async () => {
  const visitor = booked();
  const live = liveBackEnd(visitor);
  const presence = createMemoryPresence(new Map());
  const { moving } = await open(visitor, new Map(), {
    fetch: live.fetch,
    presence: () => Promise.resolve(presence),
  });
  const stop = moving.watch();
  await visitor.clock.advance(1500);
  // Half an hour later than it is now meets nobody but itself.
  expect(hoursOn(moving, WEDNESDAY)).toContain(10.5);
  expect(hoursOn(moving, THURSDAY)).toContain(10);
  const start = at(THURSDAY, 10);
  visitor.backEnd.calendar.taken.push({ practitioner: 'p1', start, end: start + HOUR });
  const busy = { start: new Date(start).toISOString(), end: new Date(start + HOUR).toISOString() };
  live.streams[0]?.tell(
    'day',
    { shopid: live.streams[0].shopIds[0], date: THURSDAY, resources: [{ id: 'p1', events: [busy] }] },
    5,
  );
  await visitor.clock.advance(3000);
  expect(hoursOn(moving, THURSDAY)).not.toContain(10);
  expect(hoursOn(moving, WEDNESDAY)).toContain(10.5);
  visitor.backEnd.shops = visitor.backEnd.shops.map((shop) => ({ ...shop, weekHours: {} }));
  live.streams[0]?.tell('resync', { shopids: live.streams[0].shopIds, why: 'hours' });
  await visitor.clock.advance(8000);
  expect(hoursOn(moving, WEDNESDAY)).toEqual([]);
  stop();
  await visitor.clock.settle();
  expect(live.streams.filter(({ isOpen }) => isOpen)).toEqual([]);
});
