import { describe, expect, test } from 'vitest';
import { valueOf } from '../load.ts';
import { at } from '../testing/back-end-appointments.ts';
import { createVisitor } from '../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit, startAt, starts } from '../testing/visits.ts';

describe('the week', () => {
  test('shows the days of the first free one, with what is free on each', async () => {
    const { visit } = await openVisit();
    expect(visit.$week.get()).toMatchObject({ today: '20260105', isFirst: true, isLast: false });
    expect(visit.$week.get().days[0]).toBe('20260105');
    expect(visit.$firstFree.get()).toEqual({ kind: 'found', date: '20260105' });
    expect(starts(visit).slice(0, 6)).toEqual(
      [9, 9.5, 10, 10.5, 11].map((hour) => `20260105 ${hour}`).concat('20260106 9'),
    );
    expect(valueOf(visit.$offers.get())?.map(({ kind }) => kind)).toEqual([
      ...Array<string>(6).fill('free'),
      'empty',
    ]);
  });

  test('asks with the shop, the services, the week and the visit', async () => {
    const { sent } = await openVisit();
    const asked = sent.find(({ path }) => path === '/api/appointments');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      shopid: '1',
      serviceid: '101',
      start: '20260105',
      end: '20260111',
      mode: '1',
      checkGiftLimit: '0',
      checkEquipments: '1',
      visitKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('opens weeks later when nothing is free before', async () => {
    const visitor = createVisitor();
    for (const practitioner of ['p1', 'p2']) {
      visitor.backEnd.calendar.taken.push({ practitioner, start: at('20260101', 0), end: at('20260212', 0) });
    }
    const { visit } = await openVisit(visitor);
    expect(visit.$firstFree.get()).toEqual({ kind: 'found', date: '20260212' });
    expect(visit.$week.get().days).toContain('20260212');
    expect(starts(visit)[0]).toBe('20260212 9');
  });

  test('says until when nothing is free, and stays with the week of today', async () => {
    const visitor = createVisitor();
    for (const practitioner of ['p1', 'p2']) {
      visitor.backEnd.calendar.taken.push({ practitioner, start: at('20260101', 0), end: at('20270101', 0) });
    }
    const { visit, sent } = await openVisit(visitor);
    expect(visit.$firstFree.get()).toEqual({ kind: 'none', until: '20260329' });
    expect(visit.$week.get().days).toContain('20260105');
    expect(sent.filter(({ path }) => path === '/api/appointments')).toHaveLength(4);
  });

  test('a week seen a moment ago is not asked for again, one seen long ago is', async () => {
    const { visit, clock, sent } = await openVisit();
    const asked = () => sent.filter(({ path }) => path === '/api/appointments').length;
    visit.showNextWeek();
    await clock.settle();
    visit.showPreviousWeek();
    await clock.settle();
    expect(asked()).toBe(2);
    await clock.advance(61_000);
    visit.showNextWeek();
    await clock.settle();
    expect(asked()).toBe(3);
  });

  test('there is nothing before the week of today', async () => {
    const { visit, clock } = await openVisit();
    visit.showPreviousWeek();
    visit.showWeek('20250101');
    await clock.settle();
    expect(visit.$week.get().days).toContain('20260105');
  });

  test('an answer to an older wish is not shown', async () => {
    const { visit, clock, backEnd } = await openVisit();
    backEnd.meet('GET', '/api/appointments', {
      status: 200,
      body: { appointments: { data: {} } },
      after: 5_000,
    });
    visit.showWeek('20260114');
    visit.showWeek('20260121');
    await clock.advance(6_000);
    expect(visit.$week.get().days).toContain('20260121');
    expect(starts(visit)[0]).toBe('20260119 9');
  });

  test('a closed day and an open day of the shop hold', async () => {
    const visitor = createVisitor();
    visitor.backEnd.special = {
      closed: [
        { shopId: 'shop1', date: '20260105', label: {} },
        { shopId: 'shop2', date: '20260106', label: {} },
      ],
      open: [{ shopId: 'shop1', date: '20260111', from: '09:00', to: '10:00', label: {} }],
    };
    const { visit } = await openVisit(visitor);
    const offers = valueOf(visit.$offers.get()) ?? [];
    expect(offers[0]).toEqual({ kind: 'empty', date: '20260105', reason: 'closed' });
    expect(starts(visit)[0]).toBe('20260106 9');
    expect(starts(visit).at(-1)).toBe('20260111 9');
  });

  test('a choice of practitioner shows their times alone, and can be taken back', async () => {
    const visitor = createVisitor();
    visitor.backEnd.calendar.taken.push({
      practitioner: 'p1',
      start: at('20260105', 9),
      end: at('20260105', 11),
    });
    const { visit } = await openVisit(visitor);
    expect(visit.$plan.get().services[0]?.practitioners.map(({ name }) => name)).toEqual(['Aline', 'Béa']);
    visit.choosePractitioner('s1', 'p1');
    expect(starts(visit)[0]).toBe('20260105 11');
    visit.choosePractitioner('s1', null);
    expect(starts(visit)[0]).toBe('20260105 9');
  });

  test('a failure is told, and asking again heals it', async () => {
    const visitor = createVisitor();
    const page = await visitor.open();
    page.site.bookingCart.replace(['s1'], 'shop1');
    visitor.backEnd.always = 'drop';
    const visit = await page.site.openVisit();
    await visitor.clock.advance(10_000);
    expect(visit.$offers.get().kind).toBe('failed');
    expect(visit.$firstFree.get().kind).toBe('failed');
    visitor.backEnd.always = null;
    visit.reload();
    await visitor.clock.settle();
    expect(starts(visit)[0]).toBe('20260105 9');
  });
});

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

  test('the wish for a practitioner travels with it', async () => {
    const { visit, sent } = await openVisit();
    visit.choosePractitioner('s1', 'p2');
    await hold(visit);
    expect(sent.findLast(({ path }) => path === '/api/appointments/check')?.body).toMatchObject({
      shopid: '1',
      lines: [{ serviceid: '101', practitionerId: 'p2' }],
    });
  });

  test('two quick presses ask once', async () => {
    const { visit, sent } = await openVisit();
    const start = startAt(visit, '20260105', 9);
    await Promise.all([visit.choose('20260105', start), visit.choose('20260105', start)]);
    expect(sent.filter(({ path }) => path === '/api/appointments/check')).toHaveLength(1);
  });

  test('a start that somebody took meanwhile leads to fresh slots and what is near', async () => {
    const { visit, backEnd } = await openVisit();
    for (const practitioner of ['p1', 'p2']) {
      backEnd.calendar.taken.push({ practitioner, start: at('20260105', 9), end: at('20260105', 10) });
    }
    const stage = await hold(visit);
    expect(stage.kind).toBe('choosing');
    const setback = stage.kind === 'choosing' ? stage.setback : null;
    expect(setback?.kind === 'taken' && setback.nearest.map(({ start }) => start / 60)).toEqual([
      10, 10.5, 11,
    ]);
    expect(starts(visit)[0]).toBe('20260105 10');
  });

  test('who goes on with another visit while what is near is looked for hears no more of the lost start', async () => {
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
    page.site.bookingCart.add('s2');
    await clock.advance(6_000);
    await choosing;
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', setback: null });
    expect(starts(visit)[0]).toBe('20260105 10');
  });

  test('a back end that does not answer leaves the visitor where they were, with the reason', async () => {
    const { visit, backEnd, clock } = await openVisit();
    backEnd.always = 'drop';
    const choosing = hold(visit);
    await clock.advance(20_000);
    expect(await choosing).toMatchObject({
      kind: 'choosing',
      setback: { kind: 'failed', problem: { code: 503 } },
    });
  });

  test('going back gives the slot back, also when its answer is still on the way', async () => {
    const { visit, backEnd, clock } = await openVisit();
    await hold(visit);
    visit.release();
    await clock.settle();
    expect(backEnd.calendar.holds).toEqual([]);
    const choosing = hold(visit);
    visit.release();
    await choosing;
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', setback: null });
    expect(backEnd.calendar.holds).toEqual([]);
  });

  test('after ten minutes the slot is lost, what was typed is not, and what is near is offered', async () => {
    const { visit, clock } = await heldVisit();
    await clock.advance(600_000);
    const stage = visit.$stage.get();
    expect(stage).toMatchObject({ kind: 'choosing', setback: { kind: 'expired' } });
    expect(
      stage.kind === 'choosing' && stage.setback?.kind === 'expired' && stage.setback.nearest,
    ).toHaveLength(3);
    expect(visit.$draft.get()).toMatchObject(CONTACT);
  });

  test('a machine whose clock is wrong by a day counts the same ten minutes', async () => {
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

  test('a page that stood still beyond the end, its timers too, says so within a second', async () => {
    const visitor = createVisitor();
    let stoodStill = 0;
    const late = { ...visitor.clock, now: () => visitor.clock.now() + stoodStill };
    const { visit } = await openVisit(visitor, { ports: { clock: late } });
    await hold(visit);
    const off = visit.$secondsLeft.listen(() => undefined);
    stoodStill = 660_000;
    await visitor.clock.advance(1000);
    expect(visit.$stage.get()).toMatchObject({ kind: 'choosing', setback: { kind: 'expired' } });
    expect(visit.$secondsLeft.get()).toBeNull();
    off();
  });

  test('a reload goes on with hold, time and draft; one after the end begins anew', async () => {
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
  ])('what somebody else wrote into the storage does no harm: %s', async (text) => {
    const tabStorage = new Map([['vitrine:cmp_x:visit', text]]);
    const { visit } = await openVisit(createVisitor(), { tabStorage });
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', setback: null });
    expect((await hold(visit)).kind).toBe('held');
  });

  test('another service or shop gives the held slot back and shows other times', async () => {
    const { visit, page, backEnd, clock } = await heldVisit();
    expect(visit.$isOutdated.get()).toBe(false);
    page.site.bookingCart.add('s2');
    // Times of the shorter visit say nothing of the longer one.
    expect(visit.$isOutdated.get()).toBe(true);
    await clock.settle();
    expect(visit.$isOutdated.get()).toBe(false);
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', setback: null });
    expect(backEnd.calendar.holds).toEqual([]);
    expect(starts(visit).slice(0, 3)).toEqual(['20260105 9', '20260105 9.5', '20260105 10']);
    page.site.bookingCart.setShop('shop2');
    // What was free in the shop before is not to be had in this one.
    expect(visit.$offers.get().kind).toBe('loading');
    await clock.settle();
    expect(visit.$plan.get().shop?.id).toBe('shop2');
  });
});
