import { expect, test } from 'vitest';
import { problem, type Fault } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { usualShopFeature } from './feature.ts';

const HISTORY = '/api/customers/history';
const purchase = { ideorder: 'o1', shopId: '3', appointment: null };
const appointment = (shopId: unknown) => ({ ideorder: 'o2', shopId, appointment: { id: 'a1' } });
const page = (...data: readonly unknown[]) => ({ body: { data, total: data.length } });

async function customerWith(reply: Fault) {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  await site.catalogue.ensureShops();
  visitor.backEnd.meet('GET', HISTORY, reply);
  const store = await site.open(usualShopFeature);
  expect(store.$shopId.get()).toBeNull();
  await site.session.login('camille@example.com', 'good');
  await visitor.clock.settle();
  return { visitor, site, store };
}

test('a customer’s usual shop is that of their newest appointment', async () => {
  const { store } = await customerWith(page(purchase, appointment('2'), appointment('1')));
  expect(store.$shopId.get()).toBe('shop2');
});

test.each([
  ['nothing was booked', page(purchase)],
  ['the shop is no more', page(appointment('gone'))],
  ['the order names none', page(appointment(null))],
  ['the back end fails', problem(500, 'unexpected')],
  ['what comes is no list', { body: {} }],
])('a customer has no usual shop where %s', async (_, reply) => {
  const { store } = await customerWith(reply);
  expect(store.$shopId.get()).toBeNull();
});

test('nobody has the usual shop of who was logged in before', async () => {
  const { visitor, site, store } = await customerWith(page(appointment('2')));
  expect(store.$shopId.get()).toBe('shop2');
  site.session.logout();
  expect(store.$shopId.get()).toBeNull();
  visitor.backEnd.meet('GET', HISTORY, page());
  await site.session.login('sacha@example.com', 'good');
  await visitor.clock.settle();
  expect(store.$shopId.get()).toBeNull();
});
