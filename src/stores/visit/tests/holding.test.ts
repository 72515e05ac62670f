import { describe, expect, test } from 'vitest';
import { PROBLEM_TYPES } from '#contract/problem.ts';
import { shopId, serviceId } from '#domain/catalogue/ids.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit, startAt, starts } from '../../testing/visits.ts';

describe('holding', () => {
  test('a chosen start is held, with the time that is left by the server’s clock', async () => {
    const { visit, clock } = await openVisit();
    const off = visit.$secondsLeft.listen(() => undefined);
    const stage = await hold(visit);
    expect(stage).toMatchObject({
      kind: 'held',
      hold: { total: 4100, lines: [{ practitioner: { name: 'Aline' }, price: 4100 }] },
    });
    expect(visit.$secondsLeft.get()).toBe(600);
    await clock.advance(90_000);
    expect(visit.$secondsLeft.get()).toBe(510);
    off();
  });

  test('the wish for a practitioner is sent with the hold', async () => {
    const { visit, sent } = await openVisit();
    visit.choosePractitioner(serviceId('s1'), 'p2');
    await hold(visit);
    expect(sent.findLast(({ path }) => path === '/api/appointments/check')?.body).toMatchObject({
      shopid: '1',
      lines: [{ serviceid: '101', practitionerId: 'p2' }],
    });
  });

  test('two quick presses on a start ask for one hold', async () => {
    const { visit, sent } = await openVisit();
    const start = startAt(visit, '20260105', 9);
    await Promise.all([visit.choose('20260105', start), visit.choose('20260105', start)]);
    expect(sent.filter(({ path }) => path === '/api/appointments/check')).toHaveLength(1);
  });

  test('the held start is the visitor’s already: pressed again, it goes on without another call', async () => {
    const { visit, sent } = await heldVisit();
    const calls = sent.length;
    const held = visit.$stage.get();
    expect(await hold(visit)).toBe(held);
    expect(sent).toHaveLength(calls);
    expect(await hold(visit, '20260105', 10)).not.toBe(held);
    expect(sent.length).toBeGreaterThan(calls);
  });

  test('a reload with a held start shows its week and keeps who was chosen, though others are free before', async () => {
    const { visitor, visit, page, clock } = await openVisit();
    visit.choosePractitioner(serviceId('s1'), 'p2');
    visit.showNextWeek();
    await clock.settle();
    const [date = ''] = starts(visit)[0]?.split(' ') ?? [];
    await hold(visit, date, 10);
    const { days } = visit.$week.get();
    const again = await openVisit(visitor, { tabStorage: page.tabStorage });
    expect(again.visit.$week.get().days).toEqual(days);
    expect(again.visit.$plan.get().services[0]?.practitionerId).toBe('p2');
  });

  test('extending a hold begins its time anew, and shows what is held until the answer', async () => {
    const { visit, clock, sent, backEnd } = await heldVisit();
    const held = visit.$stage.get();
    await clock.advance(500_000);
    expect(visit.$secondsLeft.get()).toBe(100);
    const extending = visit.extend();
    expect(visit.$stage.get()).toEqual({ kind: 'extending', from: held });
    expect(visit.$bill.get().bill).not.toBeNull();
    expect(await extending).toMatchObject({ kind: 'held', refused: null });
    expect(visit.$secondsLeft.get()).toBe(600);
    const asked = sent.filter(({ path }) => path === '/api/appointments/check').map(({ body }) => body);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    visit.release();
    expect(await visit.extend()).toMatchObject({ kind: 'choosing' });
    expect(backEnd.calendar.taken).toEqual([]);
  });

  test('a hold that cannot be extended leads back to the slots', async () => {
    const { visit, backEnd } = await heldVisit();
    backEnd.meet('POST', '/api/appointments/check', problem(409, 'slot_taken'));
    expect(await visit.extend()).toMatchObject({ kind: 'choosing', failure: { kind: 'taken' } });
  });

  test.each(PROBLEM_TYPES.filter((type) => type.startsWith('slot_') && type !== 'slot_taken'))(
    'a start refused as %s leads to fresh slots with the reason of the back end',
    async (type) => {
      const { visit, backEnd } = await openVisit();
      backEnd.meet('POST', '/api/appointments/check', problem(409, type));
      const stage = await hold(visit);
      expect(stage).toMatchObject({
        kind: 'choosing',
        failure: { kind: 'taken', nearest: [{}, {}, {}], reason: `${type}!` },
      });
    },
  );

  test('a start that somebody took meanwhile leads to fresh slots and what is near', async () => {
    const { visit, backEnd } = await openVisit();
    for (const practitioner of ['p1', 'p2']) {
      backEnd.calendar.taken.push({ practitioner, start: at('20260105', 9), end: at('20260105', 10) });
    }
    const stage = await hold(visit);
    expect(stage.kind).toBe('choosing');
    const failure = stage.kind === 'choosing' ? stage.failure : null;
    expect(failure?.kind === 'taken' && failure.nearest.map(({ startMinute }) => startMinute / 60)).toEqual([
      10, 10.5, 11,
    ]);
    expect(starts(visit)[0]).toBe('20260105 10');
  });

  test('a visit that changes while nearby times are looked for hears no more of the lost start', async () => {
    const { visit, page, backEnd, clock } = await openVisit();
    for (const practitioner of ['p1', 'p2']) {
      backEnd.calendar.taken.push({ practitioner, start: at('20260105', 9), end: at('20260105', 10) });
    }
    backEnd.meet('GET', '/api/appointments', {
      status: 200,
      body: { appointments: { data: {} } },
      after: 5_000,
    });
    const choosing = hold(visit);
    await clock.advance(1_000);
    page.site.bookingCart.add(serviceId('s2'));
    await clock.advance(6_000);
    await choosing;
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect(starts(visit)[0]).toBe('20260105 10');
  });

  test('a back end that does not answer a hold leaves the visitor at the slots, with the reason', async () => {
    const { visit, backEnd, clock } = await openVisit();
    backEnd.always = 'drop';
    const choosing = hold(visit);
    await clock.advance(20_000);
    expect(await choosing).toMatchObject({
      kind: 'choosing',
      failure: { kind: 'failed', problem: { code: 503 } },
    });
  });

  test('going back gives the held slot back, also when its answer is still on the way', async () => {
    const { visit, backEnd, clock } = await openVisit();
    await hold(visit);
    visit.release();
    await clock.settle();
    expect(backEnd.calendar.holds).toEqual([]);
    const choosing = hold(visit);
    visit.release();
    await choosing;
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect(backEnd.calendar.holds).toEqual([]);
  });

  test('a practitioner who left since the times were read is no longer chosen nor offered, and the visitor is told', async () => {
    const { visit, backEnd } = await openVisit();
    visit.edit(CONTACT);
    visit.choosePractitioner(serviceId('s1'), 'p1');
    await hold(visit);
    visit.release();
    const gone = {
      code: 422,
      type: 'invalid',
      message: '!',
      field: 'lines.0.practitionerId',
      retryable: false,
    };
    backEnd.meet('POST', '/api/appointments/check', { status: 422, body: gone });
    expect(await hold(visit)).toMatchObject({
      kind: 'choosing',
      failure: { kind: 'practitioner-gone', serviceId: 's1' },
    });
    const [line] = visit.$plan.get().services;
    expect(line?.practitionerId).toBeNull();
    expect(visit.$draft.get()).toMatchObject(CONTACT);
    expect((await hold(visit)).kind).toBe('held');
  });

  test('a hold is lost after ten minutes, the form is not, and nearby times are offered', async () => {
    const { visit, clock } = await heldVisit();
    await clock.advance(600_000);
    const stage = visit.$stage.get();
    expect(stage).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
    expect(
      stage.kind === 'choosing' && stage.failure?.kind === 'expired' && stage.failure.nearest,
    ).toHaveLength(3);
    expect(visit.$draft.get()).toMatchObject(CONTACT);
  });

  test('a machine whose clock is wrong by a day counts the same ten minutes of a hold', async () => {
    const visitor = createVisitor();
    const wrong = { ...visitor.clock, now: () => visitor.clock.now() - 86_400_000 };
    const { visit } = await openVisit(visitor, { ports: { clock: wrong } });
    expect(visit.$week.get().today).toBe('20260105');
    await hold(visit);
    const off = visit.$secondsLeft.listen(() => undefined);
    expect(visit.$secondsLeft.get()).toBeGreaterThan(597);
    expect(visit.$secondsLeft.get()).toBeLessThan(603);
    off();
  });

  test('a page that stood still beyond the hold’s end says so within a second', async () => {
    const visitor = createVisitor();
    let stoodStill = 0;
    const late = { ...visitor.clock, now: () => visitor.clock.now() + stoodStill };
    const { visit } = await openVisit(visitor, { ports: { clock: late } });
    await hold(visit);
    const off = visit.$secondsLeft.listen(() => undefined);
    stoodStill = 660_000;
    await visitor.clock.advance(1000);
    expect(visit.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
    expect(visit.$secondsLeft.get()).toBeNull();
    off();
  });

  test('a reload goes on with hold, time and form; after the hold’s end it begins anew', async () => {
    const { visitor, page, visit, clock } = await heldVisit();
    const before = visit.$stage.get();
    await clock.advance(60_000);
    const again = await openVisit(visitor, { tabStorage: page.tabStorage });
    expect(again.visit.$stage.get()).toEqual(before);
    expect(again.visit.$draft.get()).toMatchObject(CONTACT);
    await clock.advance(600_000);
    const late = await openVisit(visitor, { tabStorage: page.tabStorage });
    expect(late.visit.$stage.get().kind).toBe('choosing');
    expect(late.visit.$draft.get()).toMatchObject(CONTACT);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"version":1}',
    '{"version":1,"visitKey":"v","bookingKey":"b","hold":{"holdId":7},"draft":5}',
  ])('a visit that cannot be read from the storage begins anew: %s', async (text) => {
    const tabStorage = new Map([['vitrine:cmp_x:visit', text]]);
    const { visit } = await openVisit(createVisitor(), { tabStorage });
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect((await hold(visit)).kind).toBe('held');
  });

  test('another shop gives the held slot back and shows other times', async () => {
    const { visit, page, backEnd, clock } = await heldVisit();
    page.site.bookingCart.setShop(shopId('shop2'));
    // What was free in the shop before is not to be had in this one.
    expect(visit.$offers.get().kind).toBe('loading');
    await clock.settle();
    expect(visit.$plan.get().shop?.id).toBe('shop2');
    expect(backEnd.calendar.holds).toEqual([]);
  });

  test.each([
    ['another visit', (cart: BookingCartStore) => cart.replace([serviceId('s2')], shopId('shop1'))],
    ['another shop', (cart: BookingCartStore) => cart.setShop(shopId('shop2'))],
    ['no visit at all', (cart: BookingCartStore) => cart.clear()],
  ])('whoever chooses %s is not told that their visit has changed', async (_, choose) => {
    const { visit, page, clock } = await heldVisit();
    choose(page.site.bookingCart);
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  });
});
