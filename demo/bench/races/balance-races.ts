/**
 * Races for the last of something: stock, a voucher's balance, a coupon's uses, a reward, points, and giving back, through
 * the functions that a sale calls. On a real PostgreSQL where one is installed, else on the embedded database.
 * `node demo/bench/races/balance-races.ts [races] [ways]`: 1000 races of each kind, 8 at once. Ends with 1 when a balance is wrong.
 */
import { and, eq } from 'drizzle-orm';
import { databaseCode, inTransaction, type Database, type OpenDatabase } from '#server/database/database.ts';
import { openEmbedded, openServer } from '#server/database/open.ts';
import { stocks } from '#server/database/schema/selling/eshop.ts';
import { loyaltyCards, rewards } from '#server/database/schema/selling/loyalty.ts';
import { users } from '#server/database/schema/people/people.ts';
import { coupons, vouchers } from '#server/database/schema/selling/redemption.ts';
import { giveStockBack, takeStock } from '#server/eshop/stock.ts';
import { buyReward } from '#server/loyalty/exchange.ts';
import { seedCompany } from '#server/seeding/seed.ts';
import { giveCouponBack, useCoupon as spendCoupon } from '#server/redemption/coupons.ts';
import { useReward as spendReward } from '#server/redemption/rewards.ts';
import { giveVoucherBack, spendVoucher } from '#server/redemption/vouchers.ts';
import { testCompany, testPicture } from '#server/testing/companies.ts';
import { addCard, addCoupon, addTestProduct, addTier, addVoucher, SHOP } from '#server/testing/commerce.ts';
import { TEST_MONDAY } from '#server/testing/test-server.ts';
import { startThrowawayServer } from '#server/testing/databases/throwaway-server.ts';
import { note } from '../note.ts';

const COMPANY = 'race';
const now = TEST_MONDAY;
/** Beyond what two taps are taken for one wish. */
const APART = 20_000;
const STATEMENT_CANCELLED = '57014';

const [races = 1000, ways = 8] = process.argv.slice(2).map(Number);
if (![races, ways].every((number) => Number.isInteger(number) && number > 0 && number <= 10_000)) {
  console.error('Both numbers have to be whole, and from 1 to 10000: balance-races.ts [races] [ways].');
  process.exit(2);
}

/** One race; says what is wrong with it, or null. */
type Race = (db: Database, race: number) => Promise<string | null>;

const tenant = { id: COMPANY, token: 'cmp_race', profile: testCompany(COMPANY).company };

/** Those whom an overloaded database sent away: they may try again. */
let sentAway = 0;

const RACES: Readonly<Record<string, Race>> = {
  'sold ≤ stock': async (db, race) => {
    const { id: articleId } = await addTestProduct(db, COMPANY, { stock: 5 });
    const taken = await all(db, (tx, way) => {
      const lines = [{ articleId, quantity: 1 + (way % 2) }];
      return takeStock(tx, COMPANY, { shopId: SHOP, lines, orderId: `stock-${race}-${way}` });
    });
    const sold = taken.map((outcome, way) => (outcome?.kind === 'taken' ? 1 + (way % 2) : 0));
    const left = async () => {
      const [row] = await db
        .select()
        .from(stocks)
        .where(and(eq(stocks.companyId, COMPANY), eq(stocks.articleId, articleId)));
      return row?.quantity ?? -1;
    };
    const before = await left();
    const first = sold.findIndex((quantity) => quantity > 0);
    const given = await all(db, (tx) =>
      giveStockBack(tx, COMPANY, `stock-${race}-${first}`).then(() => true),
    );
    const back = given.includes(true) ? (sold[first] ?? 0) : 0;
    const isRight = total(sold) <= 5 && before === 5 - total(sold) && (await left()) === before + back;
    return isRight
      ? null
      : `sold ${total(sold)} of 5, ${before} left, ${await left()} after giving back ${back}`;
  },
  'balance ≥ 0': async (db, race) => {
    const { id: voucherId } = await addVoucher(db, COMPANY, { initial: 10_000 });
    const wins = await all(db, (tx, way) =>
      spendVoucher(tx, COMPANY, { voucherId, amount: 3000, orderId: `voucher-${race}-${way}`, now }),
    );
    const spent = wins.filter(Boolean).length * 3000;
    const orderId = `voucher-${race}-${wins.indexOf(true)}`;
    const returned = await all(db, (tx) => giveVoucherBack(tx, COMPANY, orderId, null));
    const back = total(returned.map((part) => part ?? 0));
    const [row] = await db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.companyId, COMPANY), eq(vouchers.id, voucherId)));
    const isRight = spent <= 10_000 && back <= 3000 && row?.balance === 10_000 - spent + back;
    return isRight ? null : `spent ${spent}, back ${back}, balance ${row?.balance}`;
  },
  'uses ≤ max': async (db, race) => {
    const couponId = await addCoupon(db, COMPANY, { maxUses: 3 });
    const wins = await all(db, (tx, way) =>
      spendCoupon(tx, COMPANY, { couponId, orderId: `coupon-${race}-${way}`, customerId: null, now }),
    );
    const orderId = `coupon-${race}-${wins.indexOf(true)}`;
    const given = await all(db, (tx) => giveCouponBack(tx, COMPANY, orderId).then(() => true));
    const [row] = await db
      .select()
      .from(coupons)
      .where(and(eq(coupons.companyId, COMPANY), eq(coupons.id, couponId)));
    const used = wins.filter(Boolean).length;
    const left = used - (given.includes(true) && used > 0 ? 1 : 0);
    return used <= 3 && row?.uses === left ? null : `used ${used} times of 3, ${row?.uses} written`;
  },
  'a reward pays once': async (db, race) => {
    const rewardId = `reward-${race}`;
    await db.insert(rewards).values({
      companyId: COMPANY,
      id: rewardId,
      userId: 'user-1',
      tierId: 'small',
      code: rewardId,
      kind: 'amount',
      value: 500,
      createdAt: new Date(0),
      expiresAt: new Date(now + 1000),
    });
    const wins = await all(db, (tx, way) =>
      spendReward(tx, COMPANY, {
        rewardId,
        orderId: `rewarded-${race}-${way}`,
        customerId: 'user-1',
        now,
      }),
    );
    const used = wins.filter(Boolean).length;
    return used === 1 ? null : `used ${used} times`;
  },
  // By turns: points for two and taps at once, points for one and taps that are apart.
  '1 exchange': async (db, race) => {
    const userId = `racer-${race}`;
    await db.insert(users).values({
      companyId: COMPANY,
      id: userId,
      email: `${userId}@example.com`,
      passwordHash: '',
      firstname: '',
      lastname: '',
      phone: '',
    });
    const isAtOnce = race % 2 === 0;
    const points = isAtOnce ? 250 : 150;
    await addCard(db, COMPANY, userId, points);
    const made = await all(db, (tx, way) =>
      buyReward(tx, tenant, { userId, tierId: 'small', now: isAtOnce ? now : now + way * APART }),
    );
    const codes = new Set(made.flatMap((reply) => (reply && 'code' in reply ? [reply.code] : [])));
    const [card] = await db
      .select()
      .from(loyaltyCards)
      .where(and(eq(loyaltyCards.companyId, COMPANY), eq(loyaltyCards.userId, userId)));
    const isRight = codes.size === 1 && card?.points === points - 100;
    return isRight ? null : `${codes.size} rewards, ${card?.points} of ${points} points left`;
  },
};

/** What each of those who race gets, every one in a transaction of its own; null for one who was sent away. */
function all<T>(db: Database, act: (tx: Database, way: number) => Promise<T>): Promise<(T | null)[]> {
  return Promise.all(
    Array.from({ length: ways }, (_, way) =>
      inTransaction(db, (tx) => act(tx, way)).catch((error: unknown) => {
        if (databaseCode(error) !== STATEMENT_CANCELLED) throw error;
        sentAway += 1;
        return null;
      }),
    ),
  );
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const server = await startThrowawayServer();
try {
  const isRight = await raceOn(
    server?.title ?? 'PGlite, since no PostgreSQL is installed',
    server === null ? await openEmbedded() : await openServer(server.url, ways),
  );
  process.exitCode = isRight ? 0 : 1;
} finally {
  await server?.stop();
}

/** Whether every balance was right in every race. */
async function raceOn(title: string, database: OpenDatabase): Promise<boolean> {
  const { db } = database;
  let wrong = 0;
  try {
    await seedCompany(db, testCompany(COMPANY), testPicture, 'nobody logs in');
    await addTier(db, COMPANY);
    await addCard(db, COMPANY, 'user-1', 0);
    for (const [name, race] of Object.entries(RACES)) {
      const begun = performance.now();
      sentAway = 0;
      const faults: string[] = [];
      for (let index = 0; index < races; index += 1) {
        const fault = await race(db, index);
        if (fault !== null) faults.push(fault);
      }
      wrong += faults.length;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(
        `${name}: ${faults.length} faults in ${races} races of ${ways}, ${sentAway} sent away, ${seconds} s (${title})`,
      );
      note(`faults: ${name}`, faults.length, { most: 0 });
      if (faults[0] !== undefined) console.log(`  the first: ${faults[0]}`);
    }
  } finally {
    await database.close();
  }
  return wrong === 0;
}
