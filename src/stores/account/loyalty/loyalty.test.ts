import { expect, test } from 'vitest';
import type { LoyaltyTier } from '#domain/account/loyalty/loyalty-card.ts';
import { valueOf } from '../../load.ts';
import { problem } from '../../testing/back-end.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { loyaltyFeature } from '../feature.ts';

const CARD = '/api/loyalty/current';
const EXCHANGE = '/api/loyalty/exchange';
const AT = '2026-01-05T06:00:00.000Z';
const END = '2026-04-05T06:00:00.000Z';

const entry = (day: number) => ({
  date: `2025-12-${String(day).padStart(2, '0')}T06:00:00.000Z`,
  delta: day,
  reason: 'earned',
  pending: false,
});
const days = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => entry(first - index));

const cardWire = (facts: object = {}) => ({
  number: '123456789012',
  points: 300,
  pendingPoints: 20,
  expiresAt: END,
  tiers: [
    {
      palierId: 'big',
      name: { fr: 'Grand' },
      points: 400,
      rewardType: 'percentage',
      rewardValue: 30,
      validDays: 90,
      reachable: false,
    },
    {
      palierId: 'small',
      name: { fr: 'Petit' },
      points: 100,
      rewardType: 'amount',
      rewardValue: 10.5,
      validDays: 90,
      reachable: true,
    },
  ],
  rewards: [],
  history: days(12, 3),
  historyTotal: 12,
  ...facts,
});
const REWARD = {
  code: 'ABCDEFGH23456789',
  palierId: 'small',
  rewardType: 'amount',
  rewardValue: 10.5,
  expiresAt: END,
};

/** The card of a customer who has logged in, before it was asked for. */
async function openCard() {
  const visitor = createVisitor();
  const { site } = await visitor.open();
  const store = await site.open(loyaltyFeature);
  await site.session.login('camille@example.com', 'good');
  const meet = (method: string, path: string, ...faults: Parameters<typeof visitor.backEnd.meet>[2][]) =>
    visitor.backEnd.meet(method, path, ...faults);
  const card = () => valueOf(store.$card.get());
  return { visitor, site, store, meet, card };
}

/** The same, loaded. */
async function loadCard() {
  const opened = await openCard();
  opened.meet('GET', CARD, { body: cardWire() });
  await opened.store.load();
  const tier = opened.card()?.tiers[0] as LoyaltyTier;
  return { ...opened, tier };
}

test('of a customer who is known to have no card none is asked for, until they look for it', async () => {
  const { visitor, site, store, meet, card } = await openCard();
  const asked = () => visitor.sent.filter(({ path }) => path === CARD);
  const session = site.session.$session.get();
  if (session.kind !== 'customer') throw new Error('nobody is logged in');
  site.session.update({ ...session.customer, hasLoyaltyCard: false });
  await store.ensure();
  expect(store.$card.get()).toEqual({ kind: 'ready', value: null });
  expect(asked()).toHaveLength(0);
  meet('GET', CARD, { body: cardWire() });
  await store.load();
  expect(card()?.points).toBe(300);
});

test('a card has its tiers by their points, and its amounts in the company’s currency', async () => {
  const { card } = await loadCard();
  expect(card()).toMatchObject({
    points: 300,
    pendingPoints: 20,
    historyTotal: 12,
    tiers: [
      { id: 'small', value: { kind: 'amount', amount: 1050 } },
      { id: 'big', value: { kind: 'percentage', percent: 30 } },
    ],
  });
});

test('many who want to know whether there is a card ask once; who has none has none', async () => {
  const { visitor, store, meet } = await openCard();
  meet('GET', CARD, problem(404, 'not_found'));
  await Promise.all([store.ensure(), store.ensure()]);
  await store.ensure();
  expect(store.$card.get()).toEqual({ kind: 'ready', value: null });
  expect(visitor.sent.filter(({ path }) => path === CARD)).toHaveLength(1);
});

test('a card that did not come is asked for again by the next who wants it', async () => {
  const { store, meet, card } = await openCard();
  meet('GET', CARD, problem(403, 'forbidden'), { body: cardWire() });
  await store.ensure();
  expect(store.$card.get().kind).toBe('failed');
  await store.ensure();
  expect(card()?.points).toBe(300);
});

test('more of the history comes behind what is known, and what came along again once', async () => {
  const { store, meet, card } = await loadCard();
  meet('GET', CARD, { body: cardWire({ history: days(3, 1), historyTotal: 12 }) });
  await store.more();
  expect(card()?.history.map(({ delta }) => delta)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  meet('GET', CARD, problem(403, 'forbidden'));
  await store.more();
  expect([store.$more.get(), card()?.history.length]).toEqual(['failed', 12]);
});

test('an entry that came meanwhile holds up none of the history', async () => {
  const { store, meet, card, visitor } = await openCard();
  const page = (history: object[]) => ({ body: cardWire({ history, historyTotal: 23 }) });
  meet('GET', CARD, page(days(22, 13)), page(days(13, 4)), page(days(3, 1)));
  await store.load();
  await store.more();
  await store.more();
  const asked = visitor.sent.filter(({ path }) => path === CARD);
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
  expect(card()?.history).toHaveLength(22);
});

test('an exchange gives its code, and the card follows at once and anew', async () => {
  const { store, meet, card, visitor, tier } = await loadCard();
  meet('POST', EXCHANGE, { body: { ...REWARD, points: 200 } });
  const exchanged = { date: AT, delta: -100, reason: 'exchanged', pending: false };
  meet('GET', CARD, {
    body: cardWire({
      points: 200,
      rewards: [REWARD],
      history: [exchanged, ...days(12, 4)],
      historyTotal: 13,
    }),
  });
  expect(await store.exchange(tier)).toMatchObject({ kind: 'done', reward: { code: REWARD.code } });
  expect(card()).toMatchObject({ points: 200, rewards: [{ tierId: 'small' }] });
  await visitor.clock.settle();
  expect(card()?.history[0]).toMatchObject({ delta: -100, reason: 'exchanged' });
});

test('a refused exchange changes nothing, and the next one is another wish', async () => {
  const { store, meet, card, visitor, tier } = await loadCard();
  meet('POST', EXCHANGE, problem(409, 'reward_refused'), problem(409, 'reward_refused'));
  expect(await store.exchange(tier)).toMatchObject({ kind: 'failed', isUnknown: false });
  await store.exchange(tier);
  expect(card()).toMatchObject({ points: 300, rewards: [] });
  const keys = visitor.sent
    .filter(({ path }) => path === EXCHANGE)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('an exchange without an answer is asked for again as the same wish', async () => {
  const { store, meet, visitor, tier } = await loadCard();
  visitor.backEnd.always = 'drop';
  const lost = store.exchange(tier);
  await visitor.clock.advance(120_000);
  expect(await lost).toMatchObject({ kind: 'failed', isUnknown: true });
  visitor.backEnd.always = null;
  meet('POST', EXCHANGE, { body: { ...REWARD, points: 200 } });
  meet('GET', CARD, { body: cardWire() });
  expect((await store.exchange(tier)).kind).toBe('done');
  const keys = visitor.sent
    .filter(({ path }) => path === EXCHANGE)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('what is there stays where a later answer does not come', async () => {
  const { store, meet, card } = await loadCard();
  meet('GET', CARD, problem(403, 'forbidden'));
  await store.load();
  expect(card()?.points).toBe(300);
});

test('the card of a customer who has left is shown to nobody, even where it comes late', async () => {
  const { site, store, meet } = await loadCard();
  meet('GET', CARD, { body: cardWire() });
  const loading = store.load();
  site.session.logout();
  await loading;
  expect(store.$card.get().kind).toBe('loading');
});
