import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentLoyaltyCard, exchangePoints } from '#contract/money/loyalty.ts';
import { currentUser } from '#contract/people/users.ts';
import { creditPoints, rewardOf, takePointsBack, useReward } from '../redemption/rewards.ts';
import { clientOf, type Client } from '../testing/client.ts';
import { addCard, addTier } from '../testing/commerce.ts';
import { openSalons, salon, server } from '../testing/open-salons.ts';
import { clientAs } from '../testing/people.ts';
import { TEST_MONDAY } from '../testing/test-server.ts';

const DAY = 86_400_000;

let customer: Client;

openSalons();
beforeEach(async () => {
  customer = await clientAs(server, salon, 'customer');
});

const db = () => server.database.db;
const earn = (orderId: string, amount: number, dueAt?: number) =>
  db().transaction((tx) =>
    creditPoints(tx, salon, {
      customerId: 'user-1',
      orderId,
      amount,
      now: server.clock.now(),
      ...(dueAt === undefined ? {} : { dueAt }),
    }),
  );
const takeBack = (orderId: string) =>
  db().transaction((tx) =>
    takePointsBack(tx, salon, { customerId: 'user-1', orderId, now: server.clock.now() }),
  );

describe('the card', () => {
  test('the card is not found where the customer has none, and is nobody else’s', async () => {
    expect(await customer.refusal(currentLoyaltyCard)).toMatchObject({ code: 404 });
    expect((await customer.get(currentUser)).hasLoyaltyCard).toBe(false);
    expect(await clientOf(server, salon).refusal(currentLoyaltyCard)).toMatchObject({ code: 401 });
    expect(await (await clientAs(server, salon, 'admin')).refusal(currentLoyaltyCard)).toMatchObject({
      code: 403,
    });
  });

  test('the card is opened by the first order of a company with a programme: a point for each euro', async () => {
    await earn('nothing', 5000);
    expect(await customer.refusal(currentLoyaltyCard)).toMatchObject({ code: 404 });
    await addTier(db(), salon);
    await addTier(db(), salon, { id: 'big', points: 40, rewardType: 'percentage', rewardValue: 20 });
    await addTier(db(), salon, { id: 'gone', points: 1, active: false });
    await earn('first', 5099);
    await earn('first', 5099);
    expect((await customer.get(currentUser)).hasLoyaltyCard).toBe(true);
    const card = await customer.get(currentLoyaltyCard);
    expect(card).toMatchObject({
      points: 50,
      pendingPoints: 0,
      expiresAt: new Date(TEST_MONDAY + 730 * DAY).toISOString(),
      tiers: [
        { palierId: 'big', points: 40, rewardType: 'percentage', rewardValue: 20, reachable: true },
        { palierId: 'small', points: 100, rewardType: 'amount', rewardValue: 10, reachable: false },
      ],
      rewards: [],
      history: [{ date: new Date(TEST_MONDAY).toISOString(), delta: 50, reason: 'earned', pending: false }],
      historyTotal: 1,
    });
    expect(card.number).toMatch(/^\d{12}$/);
  });

  test('the card counts what a visit earns when it has taken place', async () => {
    await addTier(db(), salon);
    await earn('visit', 8000, TEST_MONDAY + DAY);
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 0, pendingPoints: 80 });
    server.clock.set(TEST_MONDAY + DAY);
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({
      points: 80,
      pendingPoints: 0,
      history: [{ delta: 80, pending: false }],
    });
  });

  test('the card gives back what an order earned, pending or not, as far as it is there', async () => {
    await addTier(db(), salon);
    await earn('visit', 8000, TEST_MONDAY + DAY);
    await earn('order', 12_000);
    await takeBack('visit');
    await takeBack('visit');
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 120, pendingPoints: 0 });
    await customer.get(exchangePoints, { body: { palierId: 'small' } });
    await takeBack('order');
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 0 });
    server.clock.set(TEST_MONDAY + 2 * DAY);
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 0, pendingPoints: 0 });
  });

  test('the card loses its points two years after the last that were earned', async () => {
    await addTier(db(), salon);
    await earn('first', 5000);
    server.clock.set(TEST_MONDAY + 700 * DAY);
    customer = await clientAs(server, salon, 'customer');
    await earn('second', 1000);
    server.clock.set(TEST_MONDAY + 731 * DAY);
    customer = await clientAs(server, salon, 'customer');
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 60 });
    server.clock.set(TEST_MONDAY + 1430 * DAY);
    customer = await clientAs(server, salon, 'customer');
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({
      points: 0,
      history: [{ delta: -60, reason: 'expired' }, { delta: 10 }, { delta: 50 }],
    });
    await earn('third', 700);
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 7 });
  });

  test('the card shows its history ten at a time', async () => {
    await addTier(db(), salon);
    for (let index = 1; index <= 12; index += 1) await earn(`order-${index}`, index * 100);
    const first = await customer.get(currentLoyaltyCard);
    expect([first.history.length, first.historyTotal]).toEqual([10, 12]);
    const second = await customer.get(currentLoyaltyCard, { query: { page: 2 } });
    expect(second.history).toHaveLength(2);
    expect(second.points).toBe(78);
  });
});

describe('an exchange', () => {
  const ask = (key: string = randomUUID(), palierId = 'small') =>
    customer.get(exchangePoints, { body: { palierId } }, { idempotencyKey: key });

  beforeEach(async () => {
    await addTier(db(), salon);
    await addCard(db(), salon, 'user-1', 250);
  });

  test('an exchange makes a reward with an end, that the customer sees and may use once', async () => {
    const made = await ask();
    expect(made).toMatchObject({
      palierId: 'small',
      rewardType: 'amount',
      rewardValue: 10,
      points: 150,
      expiresAt: new Date(TEST_MONDAY + 90 * DAY).toISOString(),
    });
    const { code } = made;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
    const card = await customer.get(currentLoyaltyCard);
    expect(card).toMatchObject({
      points: 150,
      rewards: [{ code, palierId: 'small', rewardValue: 10 }],
      history: [{ delta: -100, reason: 'exchanged' }],
    });
    const reward = await rewardOf(db(), salon, { code, customerId: 'user-1', now: TEST_MONDAY });
    expect(reward).toMatchObject({ kind: 'amount', value: 1000 });
    const use = { rewardId: reward?.id ?? '', orderId: 'o', customerId: 'user-1', now: TEST_MONDAY };
    expect(await db().transaction((tx) => useReward(tx, salon, use))).toBe(true);
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ rewards: [] });
  });

  test('an exchange is one for a key, and one for two quick taps with different keys', async () => {
    const key = randomUUID();
    const first = await ask(key);
    expect(await ask(key)).toEqual(first);
    server.clock.set(TEST_MONDAY + 9000);
    expect(await ask()).toEqual(first);
    server.clock.set(TEST_MONDAY + 10_000);
    const second = await ask();
    expect(second.code).not.toBe(first.code);
    expect(second.points).toBe(50);
  });

  test('an exchange of many at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 150, historyTotal: 1 });
  });

  test('an exchange is refused without enough points, for a tier that is not there, and without a card', async () => {
    await addTier(db(), salon, { id: 'dear', points: 251 });
    await addTier(db(), salon, { id: 'gone', active: false });
    const refusalOf = (palierId: string) => customer.refusal(exchangePoints, { body: { palierId } });
    expect(await refusalOf('dear')).toMatchObject({ code: 409, type: 'reward_refused' });
    expect(await refusalOf('gone')).toMatchObject({ code: 404 });
    expect(await refusalOf('unknown')).toMatchObject({ code: 404 });
    expect(await customer.get(currentLoyaltyCard)).toMatchObject({ points: 250 });
    const elsewhere = await server.addCompany();
    await addTier(db(), elsewhere);
    const stranger = await clientAs(server, elsewhere, 'customer');
    expect(await stranger.refusal(exchangePoints, { body: { palierId: 'small' } })).toMatchObject({
      code: 404,
    });
  });
});
