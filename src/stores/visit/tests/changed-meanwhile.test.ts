import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { instant } from '#domain/time/instant.ts';
import type { Clock } from '#platform/ports.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CONTACT, hold, openVisit, startAt, starts } from '../../testing/visits.ts';

const CHECK = '/api/appointments/check';
const BOOK = '/api/appointments';
const HOUR = 3_600_000;

describe('while the times are shown', () => {
  test('a shop that closes its online booking says so at the press, and another shop goes on with the same visit', async () => {
    const { visit, page, backEnd, clock } = await openVisit();
    visit.edit(CONTACT);
    backEnd.meet('POST', CHECK, problem(403, 'booking_closed'));
    expect(await hold(visit)).toMatchObject({
      kind: 'choosing',
      failure: {
        kind: 'closed',
        problem: { type: 'booking_closed', message: 'booking_closed!' },
        service: null,
      },
    });
    expect(backEnd.calendar.holds).toEqual([]);
    expect(visit.$plan.get().services.map(({ service }) => service.id)).toEqual([serviceId('s1')]);
    page.site.bookingCart.setShop(shopId('shop2'));
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect((await hold(visit)).kind).toBe('held');
    expect(visit.$draft.get()).toMatchObject(CONTACT);
    expect((await visit.confirm()).kind).toBe('confirmed');
  });

  test('a price that rises before a time is pressed is the one that is shown and charged', async () => {
    const { visit, backEnd, sent } = await openVisit();
    visit.edit(CONTACT);
    backEnd.calendar.price = 45.5;
    expect(await hold(visit)).toMatchObject({
      kind: 'held',
      hold: { total: 4550, lines: [{ price: 4550 }] },
    });
    expect(visit.$changedPrice.get()).toEqual({ before: 4100, now: 4550 });
    const outcome = await visit.confirm();
    expect(visit.$bill.get().refused).toBeNull();
    expect(outcome).toMatchObject({ kind: 'confirmed', appointment: { total: 4550 } });
    expect(backEnd.calendar.booked.map(({ due }) => due)).toEqual([45.5]);
    const [body, ...more] = sent
      .filter(({ method, path }) => method === 'POST' && path === BOOK)
      .map((each) => each.body);
    expect(body).toMatchObject({ myAppointment: { acceptedTotal: 45.5 } });
    expect(more).toEqual([]);
  });

  test('a price that rises between two presses is that of the time that is held last', async () => {
    const { visit, backEnd, clock } = await openVisit();
    await hold(visit);
    await clock.settle();
    expect(visit.$bill.get().bill?.due).toBe(4100);
    expect(visit.$changedPrice.get()).toBeNull();
    backEnd.calendar.price = 45.5;
    await hold(visit, '20260105', 10);
    await clock.settle();
    expect(visit.$bill.get().bill).toMatchObject({ subtotal: 4550, due: 4550 });
    expect(visit.$changedPrice.get()).toEqual({ before: 4100, now: 4550 });
  });

  test('a price that rose is told as long as its time is held, also where the time is held longer', async () => {
    const { visit, backEnd } = await openVisit();
    backEnd.calendar.price = 45.5;
    await hold(visit);
    await visit.extend();
    expect(visit.$changedPrice.get()).toEqual({ before: 4100, now: 4550 });
    visit.release();
    expect(visit.$changedPrice.get()).toBeNull();
  });

  test('a price that rises before a time is held longer is told by the sum of that time', async () => {
    const { visit, backEnd } = await openVisit();
    await hold(visit);
    backEnd.calendar.price = 45.5;
    await visit.extend();
    expect(visit.$changedPrice.get()).toEqual({ before: 4100, now: 4550 });
    backEnd.calendar.price = 41;
    await visit.extend();
    expect(visit.$changedPrice.get()).toBeNull();
  });
});

/** A machine that can sleep: time passes, and what waits for it acts on waking. */
async function openSleeper() {
  const visitor = createVisitor();
  const late = new Set<() => void>();
  let isAsleep = false;
  const after: Clock['after'] = (milliseconds, act) => {
    const cancel = visitor.clock.after(milliseconds, () => (isAsleep ? late.add(act) : act()));
    return () => {
      cancel();
      late.delete(act);
    };
  };
  const opened = await openVisit(visitor, { ports: { clock: { now: visitor.clock.now, after } } });
  return {
    ...opened,
    async sleep(milliseconds: number) {
      isAsleep = true;
      await visitor.clock.advance(milliseconds);
      isAsleep = false;
    },
    wake() {
      for (const act of late) act();
      late.clear();
    },
  };
}

describe('on waking beyond the hold’s end', () => {
  describe.each(['before', 'after'] as const)('%s the page has noticed', (order) => {
    test.each([
      ['the time that was held', 9],
      ['another time', 10],
    ])(
      '%s is held anew by a press at once, and the end of the first hold takes nothing away',
      async (_, hour) => {
        const { visit, clock, backEnd, sleep, wake } = await openSleeper();
        const start = startAt(visit, '20260105', hour);
        await hold(visit);
        const off = visit.$secondsLeft.listen(() => undefined);
        await sleep(HOUR);
        if (order === 'after') wake();
        const choosing = visit.choose('20260105', start);
        wake();
        await choosing;
        await clock.advance(2000);
        expect(visit.$stage.get()).toMatchObject({ kind: 'held', refused: null });
        expect(visit.$secondsLeft.get()).toBe(598);
        expect(backEnd.calendar.holds).toHaveLength(1);
        off();
      },
    );

    test('a time that somebody took is refused with what is near, the details stay', async () => {
      const { visit, clock, backEnd, sleep, wake } = await openSleeper();
      const start = startAt(visit, '20260105', 10);
      await hold(visit);
      visit.edit(CONTACT);
      await sleep(HOUR);
      for (const practitioner of ['p1', 'p2'])
        backEnd.calendar.taken.push({ practitioner, start: at('20260105', 10), end: at('20260105', 11) });
      if (order === 'after') wake();
      const choosing = visit.choose('20260105', start);
      wake();
      await choosing;
      await clock.settle();
      const stage = visit.$stage.get();
      expect(stage).toMatchObject({ kind: 'choosing', failure: { kind: 'taken', nearest: [{}, {}, {}] } });
      expect(starts(visit)).not.toContain('20260105 10');
      expect(visit.$draft.get()).toMatchObject(CONTACT);
    });
  });

  test('the last button that is pressed at once books nothing, and leads to what is near', async () => {
    const { visit, backEnd, clock, sleep, wake } = await openSleeper();
    await hold(visit);
    visit.edit(CONTACT);
    await sleep(HOUR);
    const confirming = visit.confirm();
    wake();
    await confirming;
    await clock.settle();
    expect(visit.$stage.get()).toMatchObject({
      kind: 'choosing',
      failure: { kind: 'expired', nearest: [{}, {}, {}] },
    });
    expect(backEnd.calendar.booked).toEqual([]);
    expect(visit.$draft.get()).toMatchObject(CONTACT);
  });
});

describe.each([-14, -5, 5, 14])('on a device whose clock is wrong by %i hours', (hours) => {
  /** Some of the shop’s three hours are over. */
  async function openWrong() {
    const visitor = createVisitor();
    await visitor.clock.advance(3.4 * HOUR);
    const now = () => instant(visitor.clock.now() + hours * HOUR);
    return openVisit(visitor, { ports: { clock: { ...visitor.clock, now } } });
  }

  test('the times are those of a right clock, none of them past', async () => {
    const right = createVisitor();
    await right.clock.advance(3.4 * HOUR);
    const { visit } = await openWrong();
    expect(visit.$week.get().today).toBe('20260105');
    expect(starts(visit)).toEqual(starts((await openVisit(right)).visit));
    expect(starts(visit)[0]).toBe('20260105 10.5');
  });

  test('a hold counts its own ten minutes at the review, ends by them, and is booked within them', async () => {
    const { visit, clock, backEnd } = await openWrong();
    visit.edit(CONTACT);
    await hold(visit, '20260105', 11);
    const off = visit.$secondsLeft.listen(() => undefined);
    expect(visit.$secondsLeft.get()).toBeGreaterThan(597);
    expect(visit.$secondsLeft.get()).toBeLessThan(603);
    off();
    await clock.advance(605_000);
    expect(visit.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'expired' } });
    await hold(visit, '20260106', 9);
    await clock.advance(500_000);
    expect((await visit.confirm()).kind).toBe('confirmed');
    expect(backEnd.calendar.booked).toHaveLength(1);
  });
});
