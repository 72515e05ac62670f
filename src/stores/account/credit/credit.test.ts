import { expect, test } from 'vitest';
import type { Voucher } from '#domain/account/credit/voucher.ts';
import { valueOf } from '../../load.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { creditFeature } from '../feature.ts';

const CREDIT = '/api/customers/remainingamount';
const VOUCHERS = '/api/gifts/giftHistory';
const RESEND = '/api/gifts/v1/resend';
const AT = '2026-01-01T06:00:00.000Z';

const voucherWire = (facts: object = {}) => ({
  id: 'v1',
  orderId: 'o1',
  themeId: 't',
  name: { fr: 'Merci' },
  articleId: null,
  last4: 'GFT2',
  initial: 120,
  balance: 74.5,
  currency: 'EUR',
  status: 'active',
  recipient: { name: 'Sacha', email: 'sacha@example.com' },
  sender: 'Camille',
  message: '',
  createdAt: AT,
  deliverAt: AT,
  deliveredAt: AT,
  expiresAt: '2027-01-02T12:00:00.000Z',
  uses: [{ date: AT, amount: 45.5, returned: 0 }],
  ...facts,
});
const listOf = (...data: object[]) => ({ body: { data, total: data.length, page: 1, itemPerPage: 10 } });
const creditWire = (history: object[], historyTotal = history.length) => ({
  body: { customerId: 'u1', credits: 27.5, currency: 'EUR', history, historyTotal },
});
const change = (day: number) => ({
  date: `2025-12-${String(day).padStart(2, '0')}T06:00:00.000Z`,
  amount: -day,
  reason: 'spent',
});

async function openCredit() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(creditFeature);
  await site.session.login('camille@example.com', 'good');
  return { visitor, site, store, meet: visitor.backEnd.meet };
}

test('credit has a balance and what changed it, ten and then the others', async () => {
  const { store, meet } = await openCredit();
  const history = Array.from({ length: 10 }, (_, index) => change(12 - index));
  meet('GET', CREDIT, creditWire(history, 12), creditWire([change(2), change(1)], 12));
  await store.loadCredit();
  expect(valueOf(store.$credit.get())).toMatchObject({ balance: 2750, historyTotal: 12 });
  expect(await store.moreCredit()).toBe(true);
  const all = valueOf(store.$credit.get())?.history ?? [];
  expect(all.map(({ amount }) => amount)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => n * -100),
  );
  meet('GET', CREDIT, problem(403, 'forbidden'));
  expect(await store.moreCredit()).toBe(false);
  expect(valueOf(store.$credit.get())?.history).toHaveLength(12);
});

test('a change of the credit that came meanwhile holds up none of the pages; who asks twice asks once', async () => {
  const { store, meet, visitor } = await openCredit();
  const from = (first: number, count: number) =>
    creditWire(
      Array.from({ length: count }, (_, index) => change(first - index)),
      23,
    );
  meet('GET', CREDIT, from(22, 10), from(13, 10), from(3, 3));
  await store.loadCredit();
  expect(await Promise.all([store.moreCredit(), store.moreCredit()])).toEqual([true, true]);
  await store.moreCredit();
  const asked = visitor.sent.filter(({ path }) => path === CREDIT);
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
  expect(valueOf(store.$credit.get())?.history).toHaveLength(22);
});

test('vouchers that were bought and those that were sent to the customer are lists of their own', async () => {
  const { store, meet, visitor } = await openCredit();
  meet('GET', VOUCHERS, listOf(voucherWire()));
  await store.bought.load();
  meet('GET', VOUCHERS, listOf(voucherWire({ id: 'v2', status: 'a word of tomorrow', uses: 'none' })));
  await store.received.load();
  expect(store.bought.$list.get()).toMatchObject({
    items: [{ id: 'v1', balance: 7450, status: 'active', uses: [{ amount: 4550 }] }],
  });
  expect(store.received.$list.get()).toMatchObject({ items: [{ id: 'v2', status: null, uses: [] }] });
  const asked = visitor.sent.filter(({ path }) => path === VOUCHERS);
  expect(asked.map(({ query }) => query.get('received'))).toEqual([null, '1']);
});

test('a voucher that was sent again shows whom to; refused, it stays as it was', async () => {
  const { store, meet, visitor } = await openCredit();
  meet('GET', VOUCHERS, listOf(voucherWire()));
  await store.bought.load();
  const list = store.bought.$list.get();
  const voucher = (list.kind === 'ready' ? list.items[0] : null) as Voucher;
  const to = { name: 'Inès', email: 'ines@example.com' };
  meet('POST', RESEND, problem(422, 'invalid'), {
    body: voucherWire({ last4: 'NEW4', recipient: to }),
  });
  expect(await store.resend(voucher, to)).toMatchObject({ kind: 'failed', problem: { type: 'invalid' } });
  expect(store.bought.$list.get()).toMatchObject({ items: [{ last4: 'GFT2' }] });
  expect(await store.resend(voucher, to)).toEqual({ kind: 'done' });
  expect(store.bought.$list.get()).toMatchObject({
    items: [{ last4: 'NEW4', recipientEmail: 'ines@example.com' }],
  });
  const sent = visitor.sent.filter(({ path }) => path === RESEND);
  expect(sent.map(({ body }) => body)).toEqual([
    { to: 'Inès', email: 'ines@example.com' },
    { to: 'Inès', email: 'ines@example.com' },
  ]);
});

test('what a customer who has left could pay with is shown to nobody', async () => {
  const { site, store, meet } = await openCredit();
  meet('GET', CREDIT, creditWire([change(1)]));
  meet('GET', VOUCHERS, listOf(voucherWire()));
  await Promise.all([store.loadCredit(), store.bought.load()]);
  site.session.logout();
  expect([store.$credit.get().kind, store.bought.$list.get().kind]).toEqual(['loading', 'loading']);
});
