import { expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { instant } from '#domain/time/instant.ts';
import { articleWire } from '#platform/testing/wire-data.ts';
import { valueOf } from '../../load.ts';
import { showReservation } from '../../testing/reservations.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { hold, openVisit, starts } from '../../testing/visits.ts';
import { takeBookedChoices, takeWishedChoices, wishedChoices } from '../choosing/wished-choices.ts';
import { takeWishedStart } from '../wished-start.ts';

const TIMES = [
  { duration: 90, value: 120 },
  { duration: 60, value: 85 },
];

/** A back end whose first service is sold by the time it takes. */
function timedSalon(): Visitor {
  const visitor = createVisitor();
  const [category] = visitor.backEnd.categories;
  const { booker } = articleWire(1);
  const timed = articleWire(1, { booker: { ...booker, priceTime: { active: true, prices: TIMES } } });
  if (category) category.articles[0] = timed;
  return visitor;
}

test('a service with prices by duration offers them, and takes its own until another is chosen', async () => {
  const { visit, sent } = await openVisit(timedSalon());
  const [line] = visit.$plan.get().services;
  expect(line?.durations).toEqual([
    { durationMinutes: 60, price: 8500 },
    { durationMinutes: 90, price: 12_000 },
  ]);
  expect(line?.service.durationMinutes).toBe(60);
  expect(
    starts(visit)
      .filter((each) => each.startsWith('20260105'))
      .at(-1),
  ).toBe('20260105 11');
  await hold(visit);
  expect(sent.findLast(({ path }) => path === '/api/appointments/check')?.body).toMatchObject({
    lines: [{ serviceid: '101', duration: 60 }],
  });
});

test('the chosen duration is scheduled and asked for, also after a reload', async () => {
  const visitor = timedSalon();
  const { visit, page, sent } = await openVisit(visitor);
  visit.chooseDuration(serviceId('s1'), 90);
  expect(
    starts(visit)
      .filter((each) => each.startsWith('20260105'))
      .at(-1),
  ).toBe('20260105 10.5');
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  expect(again.visit.$plan.get().services[0]?.service.durationMinutes).toBe(90);
  await hold(again.visit);
  expect(sent.findLast(({ path }) => path === '/api/appointments/check')?.body).toMatchObject({
    lines: [{ serviceid: '101', duration: 90 }],
  });
});

test('a visit that is booked again lasts as long as it did, whatever was chosen meanwhile', async () => {
  const { visit } = await openVisit(timedSalon());
  visit.chooseDuration(serviceId('s1'), 90);
  const services = visit.$plan.get().services.map(({ service }) => service);
  takeBookedChoices(visit, { services, durations: [60], practitioners: [null] });
  expect(visit.$plan.get().services[0]?.service.durationMinutes).toBe(60);
});

test('a start that was offered for a duration is held for it, whatever was chosen before', async () => {
  const { visit, sent } = await openVisit(timedSalon());
  visit.chooseDuration(serviceId('s1'), 90);
  const nine = instant(Date.UTC(2026, 0, 5, 8));
  takeWishedChoices(visit, wishedChoices(visit.$plan.get(), { duration: '60' }));
  expect(await takeWishedStart(visit, nine)).toMatchObject({ kind: 'held' });
  expect(visit.$plan.get().services[0]?.service.durationMinutes).toBe(60);
  expect(sent.findLast(({ path }) => path === '/api/appointments/check')?.body).toMatchObject({
    lines: [{ serviceid: '101', duration: 60 }],
  });
});

test('choosing another duration gives back what is held', async () => {
  const { visit, backEnd, clock } = await openVisit(timedSalon());
  await hold(visit);
  visit.chooseDuration(serviceId('s1'), 90);
  await clock.settle();
  expect(visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  expect(backEnd.calendar.holds).toEqual([]);
});

test('a customer is shown their own prices for the day, a guest what all pay', async () => {
  const visitor = timedSalon();
  const { visit, page, clock, sent, backEnd } = await openVisit(visitor);
  showReservation(page, visit);
  const asked = () => sent.filter(({ path }) => path === '/api/appointments/priceTimes');
  expect(asked()).toEqual([]);
  backEnd.meet('GET', '/api/appointments/priceTimes', {
    body: [
      {
        serviceid: '101',
        prices: [
          { duration: 60, value: 70 },
          { duration: 90, value: 99.5 },
        ],
      },
    ],
  });
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  expect(Object.fromEntries(asked()[0]?.query ?? [])).toMatchObject({ servicesId: '101', date: '20260105' });
  expect(visit.$plan.get().services[0]?.durations.map(({ price }) => price)).toEqual([7000, 9950]);
  page.site.session.logout();
  await clock.settle();
  expect(visit.$plan.get().services[0]?.durations.map(({ price }) => price)).toEqual([8500, 12_000]);
  expect(valueOf(visit.$offers.get())).not.toBeNull();
});

test.each([
  ['null', { body: null }],
  ['an empty list', { body: [] }],
  ['no list', { body: {} }],
  ['no price of the service', { body: [{ serviceid: '101', prices: [] }] }],
  ['a failure', { status: 500 }],
])('a customer whose own prices are answered by %s is shown what all pay', async (_, reply) => {
  const { visit, page, clock, backEnd } = await openVisit(timedSalon());
  backEnd.meet('GET', '/api/appointments/priceTimes', ...Array(5).fill(reply));
  await page.site.session.login('camille@example.com', 'good');
  await clock.advance(10_000);
  expect(visit.$plan.get().services[0]?.durations.map(({ price }) => price)).toEqual([8500, 12_000]);
  expect(valueOf(visit.$offers.get())).not.toBeNull();
});
