import { expect, test } from 'vitest';
import { createMemoryClock } from '#platform/memory/clock.ts';
import { setUp } from '#platform/api/testing/memory-api.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { appointmentsStoreFeature } from '../feature.ts';
import { createOrders } from '../orders.ts';

const HOUR = 3_600_000;

const at = createMemoryClock(0);
const item = (index: number) => ({
  ideorder: `o${index}`,
  status: 'confirmed',
  currency: 'EUR',
  total: 70,
  shopName: 'Marais',
  lines: [{ kind: 'service', name: { fr: 'Massage' } }],
  appointment: {
    id: `a${index}`,
    reference: `R${index}`,
    start: new Date(at.now() + index * HOUR).toISOString(),
    end: new Date(at.now() + (index + 1) * HOUR).toISOString(),
    timeZone: 'Europe/Paris',
  },
});
const page = (from: number, count: number, total: number) => ({
  body: { data: Array.from({ length: count }, (_, index) => item(from + index)), total },
});

test('a customer’s appointments are loaded ten at a time, and each is shown once', async () => {
  const { api } = setUp(({ query }) => {
    if (query.get('when') === 'past') return page(0, 0, 0);
    return query.get('page') === '1' ? page(1, 10, 13) : page(10, 4, 13);
  });
  const orders = createOrders({ api, warn: () => undefined });
  await orders.load();
  expect(orders.$past.get()).toMatchObject({ kind: 'ready', visits: [], total: 0 });
  await Promise.all([orders.more('upcoming'), orders.more('upcoming')]);
  const list = orders.$upcoming.get();
  expect(list.kind === 'ready' && list.visits.map(({ orderId }) => orderId)).toEqual(
    Array.from({ length: 13 }, (_, index) => `o${index + 1}`),
  );
});

test('an appointment that came meanwhile holds up none of the pages', async () => {
  const starts = [1, 1, 10, 20];
  const { api } = setUp(({ query }) => {
    const wanted = Number(query.get('page'));
    return page(starts[wanted] ?? 0, wanted === 3 ? 3 : 10, 23);
  });
  const orders = createOrders({ api, warn: () => undefined });
  await orders.load();
  await orders.more('past');
  await orders.more('past');
  const list = orders.$past.get();
  expect(list.kind === 'ready' && list.visits.at(-1)?.orderId).toBe('o22');
});

test('a customer’s appointments that cannot be read are left out and warned of', async () => {
  const warned: string[] = [];
  const { api } = setUp(() => ({ body: { data: [item(1), { ideorder: 'x', appointment: {} }], total: 2 } }));
  const orders = createOrders({ api, warn: (what) => warned.push(what) });
  await orders.load();
  expect(orders.$upcoming.get()).toMatchObject({ visits: [{ orderId: 'o1' }] });
  expect(warned).toContain('customer order');
});

test('a customer’s list of appointments that cannot be loaded is asked for again', async () => {
  let isDown = true;
  const { api, clock } = setUp(() => (isDown ? { status: 404, body: {} } : page(1, 1, 1)));
  const orders = createOrders({ api, warn: () => undefined });
  const loading = orders.load();
  await clock.advance(60_000);
  await loading;
  expect(orders.$upcoming.get().kind).toBe('failed');
  isDown = false;
  await orders.load();
  expect(orders.$upcoming.get()).toMatchObject({ kind: 'ready', total: 1 });
});

test('what cannot be read in several lists of a site is warned of once', async () => {
  const { site, backEnd, faults } = await openSite();
  const broken = { body: { data: [{ ideorder: 'x', appointment: {} }], total: 1 } };
  backEnd.meet('GET', '/api/customers/history', broken, broken, broken, broken);
  const appointments = await site.open(appointmentsStoreFeature);
  await Promise.all([appointments.openOrders().load(), appointments.openOrders().load()]);
  expect(faults.filter(({ message }) => message.includes('customer order'))).toHaveLength(1);
});

test('an appointment of a customer is found by its order, and an order without one is none', async () => {
  const { api } = setUp(({ query }) => (query.get('ideorder') === 'o1' ? page(1, 1, 1) : page(0, 0, 0)));
  const orders = createOrders({ api, warn: () => undefined });
  expect(await orders.find('o1')).toMatchObject({ kind: 'ok', value: { appointmentId: 'a1' } });
  expect(await orders.find('o2')).toEqual({ kind: 'ok', value: null });
});

async function openSite() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  await site.session.login('camille@example.com', 'good');
  return { ...visitor, site };
}
