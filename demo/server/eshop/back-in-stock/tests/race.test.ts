import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestBackInStock } from '#contract/orders/back-in-stock.ts';
import { shopArticles } from '../../../database/schema/catalogue.ts';
import { backInStockRequests } from '../../../database/schema/selling/back-in-stock.ts';
import { stocks } from '../../../database/schema/selling/eshop.ts';
import { clientOf } from '../../../testing/client.ts';
import { addTestProduct } from '../../../testing/commerce.ts';
import { bothDatabases } from '../../../testing/databases/both-databases.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { addPayingCompany } from '../../../testing/sales.ts';
import { TEST_MONDAY, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { TEST_SHOPS } from '../../../testing/visits.ts';
import { MAILS_PER_PIECE } from '../batches.ts';
import { tellOfStock } from '../tell-of-stock.ts';

const { kinds, stop } = await bothDatabases();
const AT_ONCE = 8;
const WAITING = 12;
const PIECES = 2;

afterAll(stop);

describe.each(kinds)('on %s', { timeout: 120_000 }, (_, open) => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer({ database: await open() });
  });
  afterAll(() => site.close());

  const atOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, () => work()));
  const round = () =>
    tellOfStock({
      db: site.database.db,
      clock: site.clock,
      originOf: (host: string) => `http://${host}:4100`,
    });

  test('however many look, nobody is told twice and no more than there are pieces for', async () => {
    site.clock.set(TEST_MONDAY);
    const salon = await addPayingCompany(site);
    const { id: productId } = await addTestProduct(site.database.db, salon, { stock: 0 });
    const people = Array.from({ length: WAITING }, (_, index) => `person${index}@example.com`);
    await Promise.all(
      people.map((email) => clientOf(site, salon).get(requestBackInStock, { body: { productId, email } })),
    );
    await site.database.db.update(stocks).set({ quantity: PIECES }).where(eq(stocks.articleId, productId));
    await atOnce(round);
    const told = (await mailsIn(site, salon)).map(({ to }) => to);
    expect(told).toHaveLength(PIECES * MAILS_PER_PIECE);
    expect(new Set(told).size).toBe(told.length);
  });

  test('who asked at two shops, both of which have some, is told once by however many look', async () => {
    const salon = await addPayingCompany(site);
    const { id: productId } = await addTestProduct(site.database.db, salon, { stock: 0 });
    const goods = { companyId: salon, articleId: productId, shopId: 'shop-solo' };
    await site.database.db.insert(shopArticles).values(goods);
    const people = Array.from({ length: WAITING }, (_, index) => `person${index}@example.com`);
    await Promise.all(
      people.flatMap((email) =>
        [TEST_SHOPS.one, TEST_SHOPS.solo].map((shopId) =>
          clientOf(site, salon).get(requestBackInStock, { body: { productId, email, shopId } }),
        ),
      ),
    );
    await site.database.db.insert(stocks).values({ ...goods, quantity: WAITING });
    await site.database.db.update(stocks).set({ quantity: WAITING }).where(eq(stocks.articleId, productId));
    await atOnce(round);
    const told = (await mailsIn(site, salon)).map(({ to }) => to);
    expect(told.toSorted()).toEqual(people.toSorted());
  });

  test('what is asked for at once by an address is one request, with one key', async () => {
    const salon = await addPayingCompany(site);
    const [first, second] = [
      await addTestProduct(site.database.db, salon, { stock: 0 }),
      await addTestProduct(site.database.db, salon, { stock: 0 }),
    ];
    const email = 'sacha@example.com';
    await Promise.all(
      [first, second, first, second].map(({ id }) =>
        clientOf(site, salon).get(requestBackInStock, { body: { productId: id, email } }),
      ),
    );
    const rows = await site.database.db
      .select()
      .from(backInStockRequests)
      .where(eq(backInStockRequests.companyId, salon));
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1);
  });
});
