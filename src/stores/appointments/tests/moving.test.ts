import { expect, test } from 'vitest';
import { createMemoryPresence } from '#platform/memory/presence.ts';
import { valueOf } from '../../load.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { liveBackEnd } from '../../testing/live-back-end.ts';
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
import type { MovingStore } from '../moving/moving.ts';

const hoursOn = (moving: MovingStore, date: string) => {
  const offer = valueOf(moving.$offers.get())?.find((each) => each.date === date);
  return offer?.kind === 'free' ? offer.starts.map(({ startMinute }) => startMinute / 60) : [];
};
const moves = ({ sent }: Visitor) =>
  sent.filter(({ method, path }) => method === 'PUT' && path === APPOINTMENT);

test('moving holds a time, then moves the appointment there and shows the new time', async () => {
  const visitor = booked();
  const { moving, store } = await openMove(visitor);
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
  const { moving } = await openMove(visitor);
  expect(moving.$plan.get().services[0]?.practitionerId).toBeNull();
  expect(hoursOn(moving, THURSDAY)).toContain(9);
  // At its own time somebody else is free too, which is no other time.
  expect(hoursOn(moving, WEDNESDAY)).not.toContain(10);
  await take(visitor, moving, THURSDAY, 9);
  expect(await moving.confirm()).toBe(true);
});

test('moving offers the time of now with somebody else, where the visitor chooses that one', async () => {
  const visitor = booked({});
  const { moving } = await openMove(visitor);
  const { service } = moving.$plan.get().services[0]!;
  moving.choosePractitioner(service.id, 'p2');
  await visitor.clock.settle();
  expect(hoursOn(moving, WEDNESDAY)).toContain(10);
});

test('moving offers times that overlap the appointment, but not the time that it has', async () => {
  const visitor = booked();
  const { moving } = await openMove(visitor);
  expect(hoursOn(moving, WEDNESDAY)).toEqual([9, 9.5, 10.5, 11]);
  await take(visitor, moving, WEDNESDAY, 10.5);
  await moving.confirm();
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10.5));
});

test('moving opens at the free time that is nearest to that of now, not at the first of all', async () => {
  const visitor = booked();
  const { moving } = await openMove(visitor);
  expect(moving.$firstFree.get()).toEqual({ kind: 'found', date: WEDNESDAY });
  expect(hoursOn(moving, '20260106').length).toBeGreaterThan(0);
});

test.each([
  ['its day is full', [[WEDNESDAY, WEDNESDAY]], ['20260106', '20260106']],
  ['its week is full', [['20260105', '20260111']], ['20260112', '20260113']],
  ['all but a far week is full', [['20260105', '20260208']], ['20260209', '20260215']],
] as const)('moving opens at the nearest other day where %s', async (_, full, [first, last]) => {
  const visitor = booked();
  for (const [from, to] of full) {
    const [start, end] = [at(from, 0), at(to, 23)];
    visitor.backEnd.calendar.taken.push({ practitioner: 'p1', start, end });
  }
  const { moving } = await openMove(visitor);
  const found = moving.$firstFree.get();
  if (found.kind !== 'found') throw new Error(`It is ${found.kind}.`);
  expect(found.date >= first && found.date <= last).toBe(true);
  expect(moving.$week.get().days).toContain(found.date);
});

test('a move whose answer is lost is sent again with the same key, and happens once', async () => {
  const visitor = booked();
  const { moving } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  visitor.backEnd.meet('PUT', APPOINTMENT, 'lost');
  const confirmed = moving.confirm();
  await visitor.clock.advance(MINUTE);
  expect(await confirmed).toBe(true);
  const [first, second] = moves(visitor).map(({ body }) => body);
  expect([second, moves(visitor).length]).toEqual([first, 2]);
  expect(startNow(visitor)).toBe(at(THURSDAY, 9));
});

test('a move without any answer is unknown; sent once more it has happened, and only once', async () => {
  const visitor = booked();
  const { moving } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  visitor.backEnd.meet('PUT', APPOINTMENT, ...Array.from({ length: 12 }, () => 'lost' as const));
  const confirmed = moving.confirm();
  await visitor.clock.advance(2 * MINUTE);
  expect(await confirmed).toBe(false);
  expect(moving.$sending.get().kind).toBe('unknown');
  visitor.backEnd.meet('PUT', APPOINTMENT);
  expect(await moving.confirm()).toBe(true);
  expect(new Set(moves(visitor).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a time for a move that somebody else took is said to be taken, with what is near it', async () => {
  const visitor = booked();
  const { moving } = await openMove(visitor);
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
  const { moving } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  await visitor.clock.advance(10 * MINUTE);
  expect(moving.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
  expect(await moving.confirm()).toBe(false);
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10));
});

test('a hold for a move that the back end no longer knows leads back to the times', async () => {
  const visitor = booked();
  const { moving } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  visitor.backEnd.calendar.holds.length = 0;
  expect(await moving.confirm()).toBe(false);
  expect(moving.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
  expect(moving.$sending.get().kind).toBe('idle');
});

test('a move that comes too late shows the refusal, and the appointment’s new terms', async () => {
  const visitor = booked();
  await visitor.clock.advance(at(WEDNESDAY, 10) - 24 * HOUR - MINUTE - visitor.clock.now());
  const { moving, store } = await openMove(visitor);
  await take(visitor, moving, THURSDAY, 9);
  await visitor.clock.advance(2 * MINUTE);
  expect(await moving.confirm()).toBe(false);
  expect(moving.$sending.get()).toMatchObject({ kind: 'refused', problem: { type: 'move_refused' } });
  expect(valueOf(store.$appointment.get())).toMatchObject({ mayMove: false, terms: { isLate: true } });
  expect(startNow(visitor)).toBe(at(WEDNESDAY, 10));
});

test('a time that is held for a move survives a reload, and is gone when it is given back', async () => {
  const visitor = booked();
  const first = await openMove(visitor);
  expect(first.isHeld).toBe(false);
  await take(visitor, first.moving, THURSDAY, 9);
  const second = await openMove(visitor, first.tabStorage);
  expect([second.isHeld, second.moving.$stage.get().kind]).toEqual([true, 'held']);
  second.moving.dispose();
  await visitor.clock.settle();
  expect(visitor.backEnd.calendar.holds).toEqual([]);
  expect((await openMove(visitor, first.tabStorage)).isHeld).toBe(false);
});

test('a reload goes on to the move with its hold, unless that ran out or was used', async () => {
  const visitor = booked();
  const first = await openMove(visitor);
  await take(visitor, first.moving, THURSDAY, 9);
  visitor.backEnd.meet('PUT', APPOINTMENT, ...Array.from({ length: 12 }, () => 'lost' as const));
  void first.moving.confirm();
  await visitor.clock.settle();
  // The page is left before the answer, which was: moved.
  visitor.backEnd.meet('PUT', APPOINTMENT);
  const second = await openMove(visitor, first.tabStorage);
  expect([second.isHeld, second.moving.$stage.get().kind]).toEqual([false, 'choosing']);
  await take(visitor, second.moving, THURSDAY, 11);
  const third = await openMove(visitor, first.tabStorage);
  expect(third.isHeld).toBe(true);
  expect(await third.moving.confirm()).toBe(true);
  expect(startNow(visitor)).toBe(at(THURSDAY, 11));
  await take(visitor, third.moving, THURSDAY, 10);
  await visitor.clock.advance(11 * MINUTE);
  expect((await openMove(visitor, first.tabStorage)).isHeld).toBe(false);
});

test('the times for a move follow what others take and the shop’s hours, the appointment’s own left out', async () => {
  const visitor = booked();
  const live = liveBackEnd(visitor);
  const presence = createMemoryPresence(new Map());
  const { moving } = await openMove(visitor, new Map(), {
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
