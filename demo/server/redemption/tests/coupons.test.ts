import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applyCoupon, listCoupons } from '#contract/money/coupons.ts';
import { shopArticles } from '../../database/schema/catalogue.ts';
import { Refusal } from '../../http/refusal.ts';
import { clientOf } from '../../testing/client.ts';
import { addCoupon, addTestProduct } from '../../testing/commerce.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY, send } from '../../testing/test-server.ts';
import { TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';
import { discountOf, giveCouponBack, useCoupon as spendCoupon } from '../coupons.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

openSalons();

const db = () => server.database.db;
const visitor = (address?: string) => clientOf(server, salon, address === undefined ? {} : { address });
/** Seconds that whoever asks is told to wait. */
const waitOf = async (payload: object) => {
  const reply = await send(server, salon, {
    method: 'POST',
    url: '/api/coupons/apply',
    payload,
    remoteAddress: '10.0.0.1',
  });
  expect([reply.status, reply.body]).toMatchObject([429, { type: 'too_many_attempts' }]);
  return Number(reply.headers['retry-after']);
};
/** 80 euros on a Monday without a shop: `massage` costs 70.50 from Monday to Friday. */
const massage = [{ articleId: TEST_SERVICES.massage }];

describe('the list', () => {
  test('the list tells texts, reductions and dates of what is worth something now, and no code that has to be known', async () => {
    await addCoupon(db(), salon, { code: 'SECRET10' });
    await addCoupon(db(), salon, { code: 'AUTO5', auto: true, reductionType: 'amount', value: 550 });
    await addCoupon(db(), salon, { code: 'ENDED', endsAt: new Date(TEST_MONDAY) });
    await addCoupon(db(), salon, { code: 'LATER', startsAt: new Date(TEST_MONDAY + 1) });
    await addCoupon(db(), salon, { code: 'USEDUP', maxUses: 2, uses: 2 });
    const found = await visitor().get(listCoupons);
    expect(found).toMatchObject([
      { auto: true, code: 'AUTO5', reductionType: 'amount', amount: 5.5, label: { fr: 'Dix pour cent' } },
      { auto: false, code: null, reductionType: 'percentage', amount: 10 },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/SECRET10|ENDED|LATER|USEDUP/);
  });

  test('the list is the company’s own', async () => {
    await addCoupon(db(), salon, { code: 'MINE' });
    enterSalon(await server.addCompany());
    expect(await visitor().get(listCoupons)).toEqual([]);
  });
});

describe('a code', () => {
  test('a code takes its part off, written in any case', async () => {
    await addCoupon(db(), salon, { code: 'SPRING' });
    expect(await visitor().get(applyCoupon, { body: { code: ' spring ', lines: massage } })).toEqual({
      applied: true,
      code: 'SPRING',
      discount: 7.05,
      subtotal: 70.5,
      total: 63.45,
      currency: 'EUR',
    });
  });

  test('a code takes no more off than the goods cost', async () => {
    await addCoupon(db(), salon, { code: 'HUGE', reductionType: 'amount', value: 100_000 });
    const found = await visitor().get(applyCoupon, { body: { code: 'HUGE', lines: massage } });
    expect(found).toMatchObject({ applied: true, discount: 70.5, total: 0 });
  });

  test('a code is for the goods that it names alone', async () => {
    const oil = await addTestProduct(db(), salon, { price: 2490 });
    await addCoupon(db(), salon, { code: 'OIL', productIds: [oil.id] });
    const lines = [...massage, { articleId: oil.externalId, quantity: 3 }];
    expect(await visitor().get(applyCoupon, { body: { code: 'OIL', lines } })).toMatchObject({
      subtotal: 145.2,
      discount: 7.47,
    });
    expect(await visitor().get(applyCoupon, { body: { code: 'OIL', lines: massage } })).toMatchObject({
      applied: false,
    });
    const [listed] = await visitor().get(listCoupons);
    expect(listed).toMatchObject({ productIds: [oil.externalId], serviceIds: [] });
  });

  test('a code counts the prices of the shop and of the day', async () => {
    await addCoupon(db(), salon, { code: 'SPRING' });
    const ask = (shopId: string, date: string, articleId: string = TEST_SERVICES.massage) =>
      visitor().get(applyCoupon, { body: { code: 'SPRING', shopId, date, lines: [{ articleId }] } });
    expect(await ask(TEST_SHOPS.one, '20260117')).toMatchObject({ subtotal: 90, discount: 9 });
    expect(await ask(TEST_SHOPS.west, '20260117', TEST_SERVICES.facial)).toMatchObject({
      subtotal: 50,
      discount: 5,
    });
    const refusal = await visitor().refusal(applyCoupon, {
      body: { shopId: 'nowhere', lines: massage },
    });
    expect(refusal).toMatchObject({ code: 422, field: 'lines.0.articleId' });
  });

  test('a code without a date is for today, by the clock of the shop or of the company’s first', async () => {
    const subtotalAt = async (instant: string, shopId?: string) => {
      server.clock.set(Date.parse(instant));
      const body = { lines: massage, ...(shopId !== undefined && { shopId }) };
      return (await visitor().get(applyCoupon, { body })).subtotal;
    };
    await db().update(shopArticles).set({ price: null }).where(eq(shopArticles.companyId, salon));
    // Half past midnight on a Saturday in Paris; a Friday still in New York, as in UTC.
    expect(await subtotalAt('2026-01-16T23:30:00Z')).toBe(90);
    expect(await subtotalAt('2026-01-16T23:30:00Z', TEST_SHOPS.one)).toBe(90);
    expect(await subtotalAt('2026-01-16T23:30:00Z', TEST_SHOPS.west)).toBe(70.5);
    // Four in the morning on a Monday in Paris; a Sunday still in New York.
    expect(await subtotalAt('2026-01-19T03:00:00Z')).toBe(70.5);
    expect(await subtotalAt('2026-01-19T03:00:00Z', TEST_SHOPS.west)).toBe(90);
  });

  test('a code that does not apply gets one and the same answer, whatever is wrong with it', async () => {
    await addCoupon(db(), salon, { code: 'ENDED', endsAt: new Date(TEST_MONDAY) });
    await addCoupon(db(), salon, { code: 'LATER', startsAt: new Date(TEST_MONDAY + 1) });
    await addCoupon(db(), salon, { code: 'USEDUP', maxUses: 2, uses: 2 });
    await addCoupon(db(), salon, { code: 'MORE', minTotal: 7051 });
    await addCoupon(db(), salon, { code: 'MEMBERS', maxUsesEach: 1 });
    const elsewhere = await server.addCompany();
    await addCoupon(db(), elsewhere, { code: 'ELSEWHERE' });
    const codes = ['UNKNOWN', 'ENDED', 'LATER', 'USEDUP', 'MORE', 'MEMBERS', 'ELSEWHERE'];
    const answers = await Promise.all(
      codes.map((code, index) =>
        visitor(`10.1.0.${index}`).get(applyCoupon, { body: { code, lines: massage } }),
      ),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([
        JSON.stringify({
          applied: false,
          code: null,
          discount: 0,
          subtotal: 70.5,
          total: 70.5,
          currency: 'EUR',
        }),
      ]),
    );
  });

  test('a code may be wrong five times in ten minutes and ten times in an hour; a right one costs nothing', async () => {
    await addCoupon(db(), salon, { code: 'RIGHT' });
    const guess = { body: { code: 'WRONG', lines: massage } };
    const right = { body: { code: 'RIGHT', lines: massage } };
    for (let index = 0; index < 20; index += 1) await visitor().get(applyCoupon, right);
    for (let index = 0; index < 5; index += 1) await visitor().get(applyCoupon, guess);
    expect(await waitOf(guess.body)).toBe(600);
    // Refused before it is looked at: a right one cannot be told either.
    expect(await visitor().refusal(applyCoupon, right)).toMatchObject({ code: 429 });
    expect(await visitor('10.9.9.9').get(applyCoupon, right)).toMatchObject({ applied: true });
    server.clock.set(TEST_MONDAY + HOUR / 6);
    for (let index = 0; index < 5; index += 1) await visitor().get(applyCoupon, guess);
    server.clock.set(TEST_MONDAY + HOUR / 3);
    expect(await waitOf(guess.body)).toBe(2400);
    server.clock.set(TEST_MONDAY + HOUR);
    expect(await visitor().get(applyCoupon, right)).toMatchObject({ applied: true });
  });

  test('a code is counted for the session too, wherever it comes from', async () => {
    const customer = await clientAs(server, salon, 'customer');
    const guess = { body: { code: 'WRONG', lines: massage } };
    for (let index = 0; index < 5; index += 1) await customer.get(applyCoupon, guess);
    const again = await clientAs(server, salon, 'customer');
    expect(await again.refusal(applyCoupon, guess)).toMatchObject({ code: 429 });
  });
});

describe('without a code', () => {
  test('the best of the coupons that need none applies', async () => {
    await addCoupon(db(), salon, { code: 'FIVE', auto: true, value: 5 });
    await addCoupon(db(), salon, { code: 'TEN', auto: true, reductionType: 'amount', value: 1000 });
    await addCoupon(db(), salon, { code: 'FIFTY', value: 50 });
    expect(await visitor().get(applyCoupon, { body: { lines: massage } })).toMatchObject({
      applied: true,
      code: 'TEN',
      discount: 10,
    });
  });

  test('nothing is taken off where no coupon applies', async () => {
    expect(await visitor().get(applyCoupon, { body: { lines: massage } })).toMatchObject({
      applied: false,
      discount: 0,
    });
  });
});

test('nothing is taken off vouchers', async () => {
  await addCoupon(db(), salon, { code: 'SPRING' });
  const lines = [
    { kind: 'gift', articleId: null, total: 5000 },
    { kind: 'service', articleId: 'service-1001', total: 8000 },
  ] as const;
  const wish = { code: 'SPRING', customerId: null, currency: 'EUR', now: TEST_MONDAY };
  expect(await discountOf(db(), { id: salon }, { ...wish, lines })).toMatchObject({ amount: 800 });
  expect(await discountOf(db(), { id: salon }, { ...wish, lines: [lines[0]] })).toBeInstanceOf(Refusal);
});

test('a customer with an account uses a coupon as often as it says, and again once it is given back', async () => {
  const couponId = await addCoupon(db(), salon, { code: 'ONCE', maxUsesEach: 1 });
  const customer = await clientAs(server, salon, 'customer');
  const ask = () => customer.get(applyCoupon, { body: { code: 'ONCE', lines: massage } });
  const use = (orderId: string, customerId: string) =>
    db().transaction((tx) =>
      spendCoupon(tx, salon, { couponId, orderId, customerId, now: TEST_MONDAY + DAY }),
    );
  expect(await ask()).toMatchObject({ applied: true });
  expect(await use('first', 'user-1')).toBe(true);
  expect(await ask()).toMatchObject({ applied: false });
  expect(await use('second', 'user-1')).toBe(false);
  expect(await use('third', 'user-2')).toBe(true);
  await db().transaction((tx) => giveCouponBack(tx, salon, 'first'));
  expect(await ask()).toMatchObject({ applied: true });
  expect(await use('fourth', 'user-1')).toBe(true);
});
