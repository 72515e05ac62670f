import { expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { shopWire } from '#platform/testing/wire-data.ts';
import { valueOf } from '../../load.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { heldVisit, openVisit, starts } from '../../testing/visits.ts';

const AVAILABILITY = '/api/appointments';
const EVERYTHING = ['s1', 's2', 's3', 's4'];

test('practitioners to choose from are those of all weeks seen, and of this shop alone', async () => {
  const { visit, page, backEnd, clock } = await openVisit();
  const names = () => visit.$plan.get().services[0]?.practitioners.map(({ name }) => name);
  backEnd.meet('GET', AVAILABILITY, {
    body: {
      appointments: {
        data: { 20260112: { 101: { practitioners: [{ id: 'p3', displayname: 'Ada', hours: [] }] } } },
      },
    },
  });
  visit.showNextWeek();
  await clock.settle();
  expect(names()).toEqual(['Ada', 'Aline', 'Béa']);
  page.site.bookingCart.setShop(shopId('shop2'));
  await clock.settle();
  expect(names()).toEqual(['Aline', 'Béa']);
});

test('the weeks to choose from end with the last that may be booked', async () => {
  const { visit, clock } = await openVisit();
  visit.showWeek('20270101');
  await clock.settle();
  const { days, isLast, lastDay } = visit.$week.get();
  expect([lastDay, isLast, days.includes(lastDay)]).toEqual(['20260330', true, true]);
  visit.showNextWeek();
  await clock.settle();
  expect(visit.$week.get().days).toEqual(days);
  visit.showPreviousWeek();
  await clock.settle();
  expect(visit.$week.get()).toMatchObject({ isLast: false, isFirst: false });
});

test('special days are asked for at the shop of the visit', async () => {
  const { sent } = await openVisit();
  for (const path of ['/api/closeddays', '/api/opendays']) {
    expect(sent.find((one) => one.path === path)?.query.get('shopId')).toBe('shop1');
  }
});

test('a search for a free day that fails says so, and so do the days', async () => {
  const { visit, backEnd, clock } = await openVisit();
  visit.reload();
  await clock.settle();
  backEnd.always = { status: 400, body: { code: 400, type: 'broken', message: 'broken!' } };
  await clock.advance(61_000);
  const found = await visit.showFirstFree();
  expect(found).toMatchObject({ kind: 'failed', problem: { type: 'broken' } });
  expect(visit.$offers.get()).toMatchObject({ kind: 'failed', problem: { type: 'broken' } });
});

test('alternatives in other shops ask the nearest three, those without a position last', async () => {
  const visitor = createVisitor();
  const place = (lat: number | null) => ({ coordonate: lat === null ? null : { lat, lng: 2 } });
  const shops = [48, null, 50, 48.1, 49, 48.5].map((lat, index) => ({
    ...shopWire(index + 1, EVERYTHING),
    localisation: place(lat),
  }));
  visitor.backEnd.shops = shops;
  const { visit, sent, clock } = await openVisit(visitor);
  const before = sent.length;
  visit.findAlternatives('20260107');
  await clock.settle();
  const asked = sent.slice(before).filter(({ path }) => path === AVAILABILITY);
  const elsewhere = new Set(asked.map(({ query }) => query.get('shopid')).filter((id) => id !== '1'));
  expect([...elsewhere].toSorted()).toEqual(['4', '5', '6']);
});

test('other practitioners are offered for that very day alone, where one was chosen', async () => {
  const visitor = createVisitor();
  for (const practitioner of ['p1', 'p2']) {
    visitor.backEnd.calendar.taken.push({ practitioner, start: at('20260107', 0), end: at('20260108', 0) });
  }
  const { visit } = await openVisit(visitor);
  const kinds = async () => {
    visit.findAlternatives('20260107');
    await visitor.clock.settle();
    return valueOf(visit.$alternatives.get())?.list.map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual(['nearest', 'shop']);
  visit.choosePractitioner(serviceId('s1'), 'p1');
  await visitor.clock.settle();
  expect(await kinds()).toEqual(['nearest', 'shop']);
});

test('a visit whose price changed is chosen anew like one that is held', async () => {
  const { visit, backEnd } = await heldVisit();
  backEnd.calendar.price = 45.5;
  expect((await visit.confirm()).kind).toBe('price-changed');
  const [offer] = valueOf(visit.$offers.get()) ?? [];
  const start = offer?.kind === 'free' ? offer.starts.at(-1) : undefined;
  expect(await visit.choose(offer!.date, start!)).toMatchObject({ kind: 'held', hold: { total: 4550 } });
  expect(starts(visit)[0]).toBe('20260105 9');
});
