import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { stocks } from '../../database/schema/selling/eshop.ts';
import { loyaltyCards, loyaltyEntries, rewards } from '../../database/schema/selling/loyalty.ts';
import { coupons, vouchers } from '../../database/schema/selling/redemption.ts';
import { giveStockBack, takeStock } from '../../eshop/stock.ts';
import { seedCompany } from '../../seeding/seed.ts';
import { testCompany, testPicture } from '../../testing/companies.ts';
import { addCard, addCoupon, addTestProduct, addTier, addVoucher, SHOP } from '../../testing/commerce.ts';
import { openTestDatabase } from '../../testing/databases/template.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { giveCouponBack, useCoupon as spendCoupon } from '../coupons.ts';
import {
  creditPoints,
  giveRewardBack,
  rewardOf,
  takePointsBack,
  useReward as spendReward,
} from '../rewards.ts';
import { giveVoucherBack, spendVoucher } from '../vouchers.ts';

/** Each balance against a model that keeps nothing but what every order has. */

const COMPANY = 'balances';
const now = TEST_MONDAY;
const RUNS = { numRuns: 12 };
/** Milliseconds: a machine that is busy with other tests is no fault of these. */
const PATIENCE = 120_000;

let database: OpenDatabase;
let orders = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const seed = testCompany(COMPANY);
  await database.db.transaction((tx) => seedCompany(tx, seed, testPicture, 'nobody logs in'));
});
afterAll(() => database.close());

/** Orders of this run: 0, 1 and 2. */
function freshOrders(): (index: number) => string {
  orders += 1;
  return (index) => `order-${orders}-${index}`;
}

const order = fc.nat(2);
const amount = fc.integer({ min: -10, max: 6000 });

test(
  'a voucher’s balance is what it was sold for, less what orders have and did not give back',
  async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('spend' as const), order, amount }),
      fc.record({ kind: fc.constant('return' as const), order, amount: fc.option(fc.nat(6000)) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { db } = database;
        const { id: voucherId } = await addVoucher(db, COMPANY, { initial: 10_000 });
        const name = freshOrders();
        const has = new Map<number, { spent: number; returned: number }>();
        let balance = 10_000;
        for (const { kind, order: index, amount: cents } of steps) {
          const known = has.get(index);
          if (kind === 'spend') {
            const may = cents > 0 && cents <= balance;
            const expected =
              known === undefined ? may : known.spent === cents && known.returned === 0 && cents > 0;
            const spending = { voucherId, amount: cents, orderId: name(index), now };
            expect(await db.transaction((tx) => spendVoucher(tx, COMPANY, spending))).toBe(expected);
            if (known === undefined && may) {
              has.set(index, { spent: cents, returned: 0 });
              balance -= cents;
            }
          } else {
            const left = known === undefined ? 0 : known.spent - known.returned;
            const part = Math.min(left, cents ?? left);
            const returned = await db.transaction((tx) => giveVoucherBack(tx, COMPANY, name(index), cents));
            expect(returned).toBe(part);
            if (known !== undefined) known.returned += part;
            balance += part;
          }
          const [row] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId));
          expect(row?.balance).toBe(balance);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test('an order that several vouchers paid gives each its own back, never more', async () => {
  const { db } = database;
  const first = await addVoucher(db, COMPANY, { initial: 1000 });
  const second = await addVoucher(db, COMPANY, { initial: 2000 });
  for (const [{ id: voucherId }, cents] of [
    [first, 1000],
    [second, 500],
  ] as const) {
    const spending = { voucherId, amount: cents, orderId: 'both', now };
    expect(await db.transaction((tx) => spendVoucher(tx, COMPANY, spending))).toBe(true);
  }
  const giveBack = (cents: number | null) =>
    db.transaction((tx) => giveVoucherBack(tx, COMPANY, 'both', cents));
  expect(await giveBack(400)).toBe(400);
  expect(await giveBack(null)).toBe(1100);
  expect(await giveBack(null)).toBe(0);
  const rows = await db.select().from(vouchers).where(eq(vouchers.companyId, COMPANY));
  expect(rows.find(({ id }) => id === first.id)?.balance).toBe(1000);
  expect(rows.find(({ id }) => id === second.id)?.balance).toBe(2000);
});

test(
  'stock is what there was, less what orders have; an order takes all its lines or none',
  async () => {
    const line = fc.record({ product: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) });
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('take' as const),
        order,
        lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('return' as const), order }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { db } = database;
        const products = [
          await addTestProduct(db, COMPANY, { stock: 5 }),
          await addTestProduct(db, COMPANY, { stock: 3 }),
          await addTestProduct(db, COMPANY, { stock: null }),
        ];
        const name = freshOrders();
        const left = [5, 3, Infinity];
        const has = new Map<number, { taken: number[]; givenBack: boolean }>();
        for (const each of steps) {
          const known = has.get(each.order);
          if (each.kind === 'return') {
            await db.transaction((tx) => giveStockBack(tx, COMPANY, name(each.order)));
            if (known !== undefined && !known.givenBack) {
              known.givenBack = true;
              known.taken.forEach((quantity, index) => (left[index] = (left[index] ?? 0) + quantity));
            }
          } else {
            const wanted = [0, 0, 0];
            for (const { product, quantity } of each.lines)
              wanted[product] = (wanted[product] ?? 0) + quantity;
            const isThere = wanted.every((quantity, index) => quantity <= (left[index] ?? 0));
            const lines = each.lines.map(({ product, quantity }) => ({
              articleId: products[product]?.id ?? '',
              quantity,
            }));
            const taking = { shopId: SHOP, lines, orderId: name(each.order) };
            const { kind } = await db.transaction((tx) => takeStock(tx, COMPANY, taking));
            const expected = known === undefined ? isThere : !known.givenBack;
            expect(kind).toBe(expected ? 'taken' : 'out');
            const isCounted = (wanted[0] ?? 0) + (wanted[1] ?? 0) > 0;
            if (known === undefined && isThere && isCounted) {
              has.set(each.order, { taken: wanted, givenBack: false });
              wanted.forEach((quantity, index) => (left[index] = (left[index] ?? 0) - quantity));
            }
          }
          for (const index of [0, 1]) {
            const [row] = await db
              .select()
              .from(stocks)
              .where(and(eq(stocks.companyId, COMPANY), eq(stocks.articleId, products[index]?.id ?? '')));
            expect(row?.quantity).toBe(left[index]);
          }
        }
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  'a coupon is used as often as orders have it, and never more often than it may',
  async () => {
    const step = fc.record({ gives: fc.boolean(), order });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { db } = database;
        const couponId = await addCoupon(db, COMPANY, { maxUses: 2 });
        const name = freshOrders();
        const has = new Map<number, boolean>();
        for (const { gives, order: index } of steps) {
          const orderId = name(index);
          const inUse = [...has.values()].filter(Boolean).length;
          if (gives) {
            await db.transaction((tx) => giveCouponBack(tx, COMPANY, orderId));
            if (has.has(index)) has.set(index, false);
          } else {
            const use = { couponId, orderId, customerId: null, now };
            const expected = has.get(index) ?? inUse < 2;
            expect(await db.transaction((tx) => spendCoupon(tx, COMPANY, use))).toBe(expected);
            if (expected) has.set(index, true);
          }
          const [row] = await db.select().from(coupons).where(eq(coupons.id, couponId));
          expect(row?.uses).toBe([...has.values()].filter(Boolean).length);
        }
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  'points are the sum of what is not pending, and never below zero',
  async () => {
    const { db } = database;
    await addTier(db, COMPANY);
    await addCard(db, COMPANY, 'user-1', 0);
    const step = fc.record({
      returns: fc.boolean(),
      order,
      cents: fc.integer({ min: 0, max: 9999 }),
      waits: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const name = freshOrders();
        for (const { returns, order: index, cents, waits } of steps) {
          const entry = { customerId: 'user-1', orderId: name(index), now };
          await db.transaction((tx) =>
            returns
              ? takePointsBack(tx, COMPANY, entry)
              : creditPoints(tx, COMPANY, {
                  ...entry,
                  amount: cents,
                  ...(waits ? { dueAt: now + 1000 } : {}),
                }),
          );
        }
        const [card] = await db.select().from(loyaltyCards).where(eq(loyaltyCards.userId, 'user-1'));
        const entries = await db.select().from(loyaltyEntries).where(eq(loyaltyEntries.userId, 'user-1'));
        const counted = entries.filter(({ pending }) => !pending);
        expect(card?.points).toBe(counted.reduce((sum, { delta }) => sum + delta, 0));
        expect(card?.points).toBeGreaterThanOrEqual(0);
        for (const index of [0, 1, 2]) {
          const ofOrder = entries.filter(({ cause }) => cause.endsWith(` ${name(index)}`));
          const sum = ofOrder.reduce((total, { delta }) => total + delta, 0);
          expect(sum).toBeGreaterThanOrEqual(0);
          if (ofOrder.some(({ reason }) => reason === 'returned')) expect(sum).toBe(0);
        }
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test('a reward is one order’s at a time, and its customer’s alone', async () => {
  const { db } = database;
  await addCard(db, COMPANY, 'user-2', 0);
  const id = 'reward-1';
  await db.insert(rewards).values({
    companyId: COMPANY,
    id,
    userId: 'user-2',
    tierId: 'small',
    code: 'REWARD',
    kind: 'amount',
    value: 500,
    createdAt: new Date(now),
    expiresAt: new Date(now + 1000),
  });
  const use = (orderId: string, customerId = 'user-2', at = now) =>
    db.transaction((tx) => spendReward(tx, COMPANY, { rewardId: id, orderId, customerId, now: at }));
  const found = (customerId: string | null, at = now) =>
    rewardOf(db, COMPANY, { code: ' rew-ard ', customerId, now: at });
  expect(await found('user-2')).toEqual({
    id,
    kind: 'amount',
    value: 500,
    name: expect.objectContaining({ fr: 'Petit plaisir' }),
  });
  for (const nobody of ['user-1', null]) expect(await found(nobody)).toBe(null);
  expect(await found('user-2', now + 1000)).toBe(null);
  expect(await use('a', 'user-1')).toBe(false);
  expect(await use('a')).toBe(true);
  expect(await use('a')).toBe(true);
  expect(await use('b')).toBe(false);
  expect(await found('user-2')).toBe(null);
  await db.transaction((tx) => giveRewardBack(tx, COMPANY, 'b'));
  expect(await found('user-2')).toBe(null);
  await db.transaction((tx) => giveRewardBack(tx, COMPANY, 'a'));
  expect(await use('b', 'user-2', now + 1000)).toBe(false);
  expect(await use('b')).toBe(true);
});
