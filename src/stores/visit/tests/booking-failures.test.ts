import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { valueOf } from '../../load.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { CONTACT, heldVisit, hold, openVisit, startAt, starts } from '../../testing/visits.ts';
import { visitFeature } from '../feature.ts';
import type { VisitStage } from '../visit.ts';

const CHECK = '/api/appointments/check';
const BOOK = '/api/appointments';

const datesOf = (visit: Awaited<ReturnType<typeof openVisit>>['visit']) =>
  (valueOf(visit.$offers.get()) ?? []).map(({ date }) => date);

describe('a price that changed', () => {
  async function repriced(answer: ReturnType<typeof problem>) {
    const opened = await heldVisit();
    opened.backEnd.meet('POST', BOOK, problem(409, 'price_changed'));
    opened.backEnd.meet('POST', CHECK, answer);
    return { ...opened, outcome: await opened.visit.confirm() };
  }

  test('a changed price of a slot that is gone meanwhile leads back to the times', async () => {
    const { visit, outcome } = await repriced(problem(409, 'slot_taken'));
    expect(outcome).toMatchObject({ kind: 'taken', nearest: [{ date: '20260105' }, {}, {}] });
    expect(visit.$stage.get()).toMatchObject({ kind: 'choosing', failure: { kind: 'taken' } });
  });

  test('a changed price that cannot be asked for leaves the slot held, with the reason', async () => {
    const { visit, outcome } = await repriced(problem(403, 'forbidden'));
    expect(outcome).toMatchObject({ kind: 'refused', problem: { type: 'forbidden' } });
    expect(visit.$stage.get()).toMatchObject({
      kind: 'held',
      hold: { total: 4100 },
      refused: { type: 'forbidden' },
    });
  });

  test('a changed price that is the same again is not shown: the visitor confirms once more', async () => {
    const { visit, backEnd } = await heldVisit();
    backEnd.meet('POST', BOOK, problem(409, 'price_changed'));
    expect(await visit.confirm()).toMatchObject({ kind: 'refused', problem: { type: 'price_changed' } });
    expect(visit.$stage.get()).toMatchObject({ kind: 'held', refused: { type: 'price_changed' } });
    expect((await visit.confirm()).kind).toBe('confirmed');
  });
});

test('a visit that another tab has booked holds nothing any more, and says so', async () => {
  const { visit, backEnd } = await heldVisit();
  backEnd.meet('POST', BOOK, problem(409, 'already_booked'));
  expect(await visit.confirm()).toMatchObject({ kind: 'refused', problem: { type: 'already_booked' } });
  expect(visit.$stage.get()).toMatchObject({
    kind: 'choosing',
    failure: { kind: 'failed', problem: { type: 'already_booked' } },
  });
});

test('times near a lost start are near it, on whichever day it was', async () => {
  const { visit, backEnd } = await openVisit();
  await hold(visit, '20260108', 10);
  visit.edit(CONTACT);
  backEnd.meet('POST', BOOK, problem(409, 'slot_taken'));
  const outcome = await visit.confirm();
  expect(outcome.kind === 'taken' && outcome.nearest.map(({ date }) => date)).toEqual([
    '20260108',
    '20260108',
    '20260108',
  ]);
});

test('times near a lost start may lie weeks ahead', async () => {
  const { visit, backEnd } = await heldVisit();
  for (const practitioner of ['p1', 'p2'])
    backEnd.calendar.taken.push({ practitioner, start: at('20260104', 0), end: at('20260301', 0) });
  backEnd.meet('POST', BOOK, problem(409, 'slot_taken'));
  const outcome = await visit.confirm();
  expect(outcome.kind === 'taken' && outcome.nearest.map(({ date }) => date)).toEqual([
    '20260302',
    '20260302',
    '20260302',
  ]);
});

test('a lost start of another week does not change the week that is shown', async () => {
  const { visit, backEnd, clock } = await openVisit();
  const start = startAt(visit, '20260105', 9);
  visit.showNextWeek();
  await clock.settle();
  backEnd.meet('POST', CHECK, problem(409, 'slot_taken'));
  await visit.choose('20260105', start);
  expect(visit.$week.get().days[0]).toBe('20260112');
  expect(datesOf(visit)[0]).toBe('20260112');
});

const serviceOf = (stage: VisitStage) =>
  stage.kind === 'choosing' && stage.failure?.kind === 'closed' ? stage.failure.service : undefined;

test.for<[object]>([
  [{}],
  [{ field: 'lines.7.serviceid' }],
  [{ field: 'otherlines.0.serviceid' }],
  [{ field: 'lines.0' }],
])('a refusal with %j names no service of the visit', async ([more]) => {
  const { visit, backEnd } = await openVisit();
  backEnd.meet('POST', CHECK, problem(403, 'booking_closed', more));
  expect(serviceOf(await hold(visit))).toBeNull();
});

describe('nothing is sent', () => {
  test('confirming sends nothing while nothing is held', async () => {
    const { visit, page, sent } = await openVisit();
    const before = sent.length;
    for (const press of [visit.confirm, visit.acceptPrice, visit.retry]) {
      expect(await press()).toEqual({ kind: 'not-sent' });
    }
    expect(sent).toHaveLength(before);
    expect(page.events.map(({ name }) => name)).not.toContain('vitrine-before-booking');
  });

  test('a retry of what was never sent, or a price that nobody changed, sends nothing', async () => {
    const { visit, sent } = await heldVisit();
    const before = sent.length;
    expect([await visit.retry(), await visit.acceptPrice()]).toEqual([
      { kind: 'not-sent' },
      { kind: 'not-sent' },
    ]);
    expect(sent).toHaveLength(before);
  });
});

describe('what is held is given back', () => {
  test('a held slot is given back when the cart is emptied', async () => {
    const { visit, page, backEnd, clock } = await heldVisit();
    page.site.bookingCart.clear();
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect(backEnd.calendar.holds).toEqual([]);
  });

  test('a slot that is held after the visit has changed is given back', async () => {
    const { visit, page, backEnd, clock } = await openVisit();
    const choosing = hold(visit);
    page.site.bookingCart.add(serviceId('s2'));
    await choosing;
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect(backEnd.calendar.holds).toEqual([]);
  });

  test('a held slot is given back when another practitioner is chosen', async () => {
    const { visit, backEnd, clock } = await heldVisit();
    visit.choosePractitioner(serviceId('s1'), 'p2');
    await clock.settle();
    expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
    expect(backEnd.calendar.holds).toEqual([]);
  });
});

test('a visit that is disposed of asks for nothing at a login, and its time stands still', async () => {
  const { visit, page, sent, clock } = await heldVisit();
  await clock.settle();
  visit.dispose();
  await page.site.session.login('camille@example.com', 'good');
  await clock.advance(700_000);
  expect(sent.filter(({ path }) => path.includes('is-first-booking'))).toEqual([]);
  expect(visit.$stage.get().kind).toBe('held');
  expect(visit.$draft.get()).toMatchObject(CONTACT);
});

test('starts are offered at the company’s slot interval', async () => {
  const visitor = createVisitor();
  visitor.backEnd.company = companyWire({ booker: { appointment: { cuttingHours: 15, cancelHours: 24 } } });
  const { visit } = await openVisit(visitor);
  expect(starts(visit).slice(0, 3)).toEqual(['20260105 9', '20260105 9.25', '20260105 9.5']);
});

describe('the search for a free time', () => {
  test('a search for a free day is known while it is under way, and leaves the days shown', async () => {
    const { visit, clock } = await openVisit();
    const searching = visit.showFirstFree();
    expect(visit.$firstFree.get()).toEqual({ kind: 'searching' });
    expect(visit.$offers.get().kind).toBe('ready');
    await searching;
    await clock.settle();
    expect(visit.$firstFree.get()).toEqual({ kind: 'found', date: '20260105' });
  });

  test('a search for a free day ends where the visitor turns to another week', async () => {
    const { visit, clock } = await openVisit();
    const searching = visit.showFirstFree();
    visit.showNextWeek();
    expect(visit.$firstFree.get()).toEqual({ kind: 'idle' });
    await searching;
    await clock.settle();
    expect(visit.$firstFree.get()).toEqual({ kind: 'idle' });
    expect(visit.$week.get().days[0]).toBe('20260112');
  });
});

test('loading anew loads the week that is shown', async () => {
  const { visit, clock, sent } = await openVisit();
  visit.showNextWeek();
  await clock.settle();
  visit.reload();
  await clock.settle();
  expect(visit.$week.get().days[0]).toBe('20260112');
  expect(sent.findLast(({ path }) => path === BOOK)?.query.get('start')).toBe('20260112');
});

test.for(['/api/closeddays', '/api/opendays'])(
  'no day is offered without %s, until they can be loaded',
  async (path) => {
    const visitor = createVisitor();
    visitor.backEnd.meet('GET', path, ...Array.from({ length: 8 }, () => ({ status: 500 })));
    const page = await visitor.open();
    page.site.bookingCart.replace([serviceId('s1')], shopId('shop1'));
    const visit = await page.site.open(visitFeature);
    await visitor.clock.advance(20_000);
    expect(visit.$offers.get().kind).toBe('failed');
    visitor.backEnd.meet('GET', path);
    visit.reload();
    await visitor.clock.advance(5_000);
    expect(starts(visit)[0]).toBe('20260105 9');
  },
);

describe('instead of a day', () => {
  test('no alternatives are looked for while the cart is empty', async () => {
    const { visit, page, sent, clock } = await openVisit();
    page.site.bookingCart.clear();
    await clock.settle();
    const before = sent.length;
    visit.findAlternatives('20260107');
    await clock.settle();
    expect(visit.$alternatives.get().kind).toBe('idle');
    expect(sent).toHaveLength(before);
  });

  test('other practitioners are named only for the services for which one was chosen', async () => {
    const visitor = createVisitor();
    const busy = { practitioner: 'p1', start: at('20260107', 0), end: at('20260108', 0) };
    visitor.backEnd.calendar.taken.push(busy);
    const { visit, page } = await openVisit(visitor);
    page.site.bookingCart.add(serviceId('s2'));
    await visitor.clock.settle();
    visit.choosePractitioner(serviceId('s2'), 'p1');
    visit.findAlternatives('20260107');
    await visitor.clock.settle();
    const people = valueOf(visit.$alternatives.get())?.list.find(({ kind }) => kind === 'people');
    expect(people).toMatchObject({ kind: 'people', names: ['Béa'] });
  });
});

test('the address of a calendar file has the appointment’s key and the visitor’s language', async () => {
  const { visit } = await heldVisit();
  const outcome = await visit.confirm();
  if (outcome.kind !== 'confirmed') throw new Error(outcome.kind);
  const address = new URL(visit.calendarAddress(outcome.appointment, 'de'));
  expect(address.pathname).toBe(`/api/appointments/${outcome.appointment.id}/calendar.ics`);
  expect(address.searchParams.get('key')).toBe(outcome.appointment.manageKey);
  expect(address.searchParams.get('curlang')).toBe('de');
});
