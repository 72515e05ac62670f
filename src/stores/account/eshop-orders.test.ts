import { expect, test } from 'vitest';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { eshopOrdersFeature } from './feature.ts';

const LIST = '/api/eshop/my-orders';

const orderWire = (number: number) => ({
  id: `o${number}`,
  number: `N${number}`,
  createdAt: '2025-12-01T06:00:00.000Z',
  shop: { id: '1', name: 'Marais', slug: 'marais' },
  mode: 'delivery',
  lines: [{ abId: '9', name: { fr: 'Huile' }, qty: 2, unitPrice: 17, price: 34, tax: 20 }],
  gifts: [{ recipient: 'Sacha', price: 45 }, { recipient: 'Ana' }],
  subtotal: 34,
  discount: 0,
  voucher: 10,
  credit: 5,
  delivery: 4.9,
  total: 38.9,
  currency: 'EUR',
  transactionId: 't',
  paymentStatus: 'paid',
  status: 'shipped',
  pickupWindow: null,
  trackingUrl: 'javascript:alert(1)',
  invoiceUrl: 'https://invoices.example/1',
  documents: [{ kind: 'credit_note', number: 'A2026-00001', url: 'https://invoices.example/2' }],
  withdrawUntil: '2025-12-15T06:00:00.000Z',
});
const pageOf = (first: number, count: number, total: number) => ({
  body: {
    data: Array.from({ length: count }, (_, index) => orderWire(first + index)),
    total,
    page: 1,
    itemPerPage: 10,
  },
});

async function openOrders() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(eshopOrdersFeature);
  await site.session.login('camille@example.com', 'good');
  return { visitor, site, store, meet: visitor.backEnd.meet };
}

type Opened = Awaited<ReturnType<typeof openOrders>>;
const shown = ({ store }: Opened) => {
  const list = store.$list.get();
  return list.kind === 'ready' ? list.items.map(({ id }) => id) : list.kind;
};

test('an order is what the company says of it; a link that could act leads nowhere', async () => {
  const opened = await openOrders();
  opened.meet('GET', `${LIST}/o1`, { body: orderWire(1) });
  expect(await opened.store.find('o1')).toMatchObject({
    kind: 'ok',
    value: {
      number: 'N1',
      total: 3890,
      voucher: 1000,
      credit: 500,
      gifts: [{ recipient: 'Sacha', price: 4500 }],
      delivery: 490,
      lines: [{ quantity: 2, unitPrice: 1700, price: 3400 }],
      trackingUrl: '',
      documents: [
        { kind: 'invoice', number: '', url: 'https://invoices.example/1' },
        { kind: 'credit_note', number: 'A2026-00001', url: 'https://invoices.example/2' },
      ],
      pickup: null,
    },
  });
});

test('an order that cannot be had is no order of somebody else: null fails, and unknown is missing', async () => {
  const { store, meet } = await openOrders();
  meet('GET', `${LIST}/o1`, { body: null }, problem(404, 'not_found'));
  expect((await store.find('o1')).kind).toBe('unavailable');
  expect(await store.find('o1')).toEqual({ kind: 'ok', value: null });
});

test('the list comes ten and ten, and an order that came meanwhile shifts nothing twice into it', async () => {
  const opened = await openOrders();
  const { store, meet, visitor } = opened;
  meet('GET', LIST, pageOf(1, 10, 12), pageOf(10, 3, 13));
  await store.load();
  expect(shown(opened)).toHaveLength(10);
  await Promise.all([store.more(), store.more()]);
  expect(shown(opened)).toEqual(Array.from({ length: 12 }, (_, index) => `o${index + 1}`));
  expect(visitor.sent.filter(({ path }) => path === LIST).map(({ query }) => query.get('page'))).toEqual([
    '1',
    '2',
  ]);
});

test('an order that came meanwhile holds up none of the pages, and comes first in the end', async () => {
  const opened = await openOrders();
  const { store, meet, visitor } = opened;
  meet('GET', LIST, pageOf(1, 10, 22), pageOf(10, 10, 23), pageOf(20, 3, 23), pageOf(0, 10, 23));
  await store.load();
  for (const _ of [2, 3, 1]) await store.more();
  expect(visitor.sent.filter(({ path }) => path === LIST).map(({ query }) => query.get('page'))).toEqual([
    '1',
    '2',
    '3',
    '1',
  ]);
  expect(shown(opened)).toEqual(Array.from({ length: 23 }, (_, index) => `o${index}`));
});

test('what is known stays where more, or a later answer, does not come', async () => {
  const opened = await openOrders();
  const { store, meet } = opened;
  meet('GET', LIST, pageOf(1, 10, 12), problem(403, 'forbidden'), problem(403, 'forbidden'));
  await store.load();
  await store.more();
  expect(store.$list.get()).toMatchObject({ kind: 'ready', more: 'failed' });
  await store.load();
  expect(shown(opened)).toHaveLength(10);
});

test('a list that failed says so, and comes at the next attempt', async () => {
  const opened = await openOrders();
  opened.meet('GET', LIST, problem(403, 'forbidden'), pageOf(1, 1, 1));
  await opened.store.load();
  expect(shown(opened)).toBe('failed');
  await opened.store.load();
  expect(shown(opened)).toEqual(['o1']);
});

test('the orders of a customer who has left are shown to nobody', async () => {
  const opened = await openOrders();
  opened.meet('GET', LIST, pageOf(1, 1, 1), pageOf(1, 1, 1));
  await opened.store.load();
  const again = opened.store.load();
  opened.site.session.logout();
  await again;
  expect(shown(opened)).toBe('loading');
});
