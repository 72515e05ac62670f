import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { valueOf } from '../../load.ts';
import { problem } from '../../testing/back-end.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { hold, openVisit, starts } from '../../testing/visits.ts';
import { visitFeature } from '../feature.ts';

describe('the week', () => {
  test('the week opens on that of the first free day, with what is free on each day', async () => {
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

  test('the week’s slots are asked for with the shop, the services, the dates and the visit', async () => {
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

  test('the week opens later where nothing is free before', async () => {
    const visitor = createVisitor();
    for (const practitioner of ['p1', 'p2']) {
      visitor.backEnd.calendar.taken.push({ practitioner, start: at('20260101', 0), end: at('20260212', 0) });
    }
    const { visit } = await openVisit(visitor);
    expect(visit.$firstFree.get()).toEqual({ kind: 'found', date: '20260212' });
    expect(visit.$week.get().days).toContain('20260212');
    expect(starts(visit)[0]).toBe('20260212 9');
  });

  test('a search without a free day says how far it looked, and stays on the week of today', async () => {
    const visitor = createVisitor();
    for (const practitioner of ['p1', 'p2']) {
      visitor.backEnd.calendar.taken.push({ practitioner, start: at('20260101', 0), end: at('20270101', 0) });
    }
    const { visit, sent } = await openVisit(visitor);
    expect(visit.$firstFree.get()).toEqual({ kind: 'none', until: '20260329' });
    expect(visit.$week.get().days).toContain('20260105');
    expect(sent.filter(({ path }) => path === '/api/appointments')).toHaveLength(4);
  });

  test('a week that was just loaded is not asked for again, one loaded long ago is', async () => {
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

  test('a day that the shop has closed meanwhile is empty once a time of it was refused', async () => {
    const { visit, backEnd } = await openVisit();
    backEnd.special.closed.push({ shopId: 'shop1', date: '20260105' });
    backEnd.meet('POST', '/api/appointments/check', problem(409, 'slot_taken'));
    await hold(visit);
    expect(starts(visit)[0]).toBe('20260106 9');
  });

  test('the weeks begin with that of today', async () => {
    const { visit, clock } = await openVisit();
    visit.showPreviousWeek();
    visit.showWeek('20250101');
    await clock.settle();
    expect(visit.$week.get().days).toContain('20260105');
  });

  test('the answer for a week that is no longer wanted is not shown', async () => {
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

  test('a closed day of the shop has no slots, an open day has some', async () => {
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

  test('a chosen practitioner’s times alone are shown, until the choice is taken back', async () => {
    const visitor = createVisitor();
    visitor.backEnd.calendar.taken.push({
      practitioner: 'p1',
      start: at('20260105', 9),
      end: at('20260105', 11),
    });
    const { visit } = await openVisit(visitor);
    expect(visit.$plan.get().services[0]?.practitioners.map(({ name }) => name)).toEqual(['Aline', 'Béa']);
    visit.choosePractitioner(serviceId('s1'), 'p1');
    expect(starts(visit)[0]).toBe('20260105 11');
    visit.choosePractitioner(serviceId('s1'), null);
    expect(starts(visit)[0]).toBe('20260105 9');
  });

  test('a week that cannot be loaded says so, and loading it again heals it', async () => {
    const visitor = createVisitor();
    const page = await visitor.open();
    page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    visitor.backEnd.always = 'drop';
    const visit = await page.site.open(visitFeature);
    await visitor.clock.advance(10_000);
    expect(visit.$offers.get().kind).toBe('failed');
    expect(visit.$firstFree.get().kind).toBe('failed');
    visitor.backEnd.always = null;
    visit.reload();
    await visitor.clock.settle();
    expect(starts(visit)[0]).toBe('20260105 9');
  });
});
