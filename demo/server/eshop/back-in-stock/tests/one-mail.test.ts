import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { requestBackInStock } from '#contract/orders/back-in-stock.ts';
import { shopArticles } from '../../../database/schema/catalogue.ts';
import { backInStockRequests } from '../../../database/schema/selling/back-in-stock.ts';
import { stocks } from '../../../database/schema/selling/eshop.ts';
import { companies } from '../../../database/schema/tenants.ts';
import { addTestProduct, SHOP } from '../../../testing/commerce.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { enterSalon, later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../testing/sales.ts';
import { TEST_SHOPS } from '../../../testing/visits.ts';
import { tellOfStock } from '../tell-of-stock.ts';

openSalons((on) => addPayingCompany(on));

const DAY = 86_400_000;
const EMAIL = 'sacha@example.com';
const db = () => server.database.db;
const round = () => tellOfStock({ db: db(), clock: server.clock, originOf: (host) => `http://${host}:4100` });
const soldOut = () => addTestProduct(db(), salon, { stock: 0 });
const ask = (productId: string, more: { shopId?: string; email?: string } = {}) =>
  visitor.get(requestBackInStock, { body: { productId, email: EMAIL, ...more } });
const told = async () => (await mailsIn(server, salon)).map(({ to }) => to);
const waiting = () => db().select().from(backInStockRequests).where(eq(backInStockRequests.companyId, salon));
const waitedFor = async () => (await waiting()).map(({ articleId }) => articleId);

async function fill(articleId: string, quantity: number, shopId = SHOP) {
  await db()
    .insert(stocks)
    .values({ companyId: salon, shopId, articleId, quantity })
    .onConflictDoUpdate({ target: [stocks.companyId, stocks.shopId, stocks.articleId], set: { quantity } });
}

async function change(booker: Partial<CompanyWire['booker']>) {
  const [row] = await db().select().from(companies).where(eq(companies.id, salon));
  if (row === undefined) throw new Error('There is no such company.');
  const profile = { ...row.profile, booker: { ...row.profile.booker, ...booker } };
  await db().update(companies).set({ profile }).where(eq(companies.id, salon));
}

test('who asks at any shop and at one gets one mail, and what others wait for stays', async () => {
  const { id } = await soldOut();
  const other = await soldOut();
  await db().insert(shopArticles).values({ companyId: salon, articleId: id, shopId: 'shop-solo' });
  await ask(id);
  await ask(id, { shopId: TEST_SHOPS.one });
  await ask(id, { shopId: TEST_SHOPS.solo });
  await ask(other.id);
  await ask(id, { email: 'other@example.com', shopId: TEST_SHOPS.solo });
  await fill(id, 5);
  await round();
  await round();
  expect(await told()).toEqual([EMAIL]);
  expect((await waiting()).map(({ articleId, email }) => [articleId, email])).toEqual([
    [other.id, EMAIL],
    [id, 'other@example.com'],
  ]);
});

/** Asks for each, with no more a day than an address may. */
async function askForAll(ids: readonly string[]) {
  for (const [index, id] of ids.entries()) {
    if (index % 5 === 0) later(DAY + 1);
    await ask(id);
    await ask(id, { shopId: TEST_SHOPS.one });
    later(1000);
  }
  later(DAY + 1);
}

test('twenty products wait for an address; one more takes the place of what was asked for longest ago', async () => {
  const ids = await Promise.all(Array.from({ length: 21 }, async () => (await soldOut()).id));
  const [first = '', second = '', third = ''] = ids;
  const last = ids.at(-1) ?? '';
  await askForAll(ids.slice(0, 20));
  expect(new Set(await waitedFor())).toEqual(new Set(ids.slice(0, 20)));
  // Whatever waits, the answer is the same; what is asked for again waits for as long anew.
  expect(await ask(first)).toEqual({ available: false });
  expect(new Set(await waitedFor())).toEqual(new Set(ids.slice(0, 20)));
  expect(await ask(last)).toEqual({ available: false });
  expect(new Set(await waitedFor())).toEqual(new Set([first, third, ...ids.slice(3)]));
  expect(await waitedFor()).not.toContain(second);
});

test.each([
  ['closes its e-shop', { eshopEnabled: false }, 'not_found'],
  ['shows no products', { products: { active: false } }, 'not_found'],
  ['can no longer be paid', { payment: { provider: 'free', keys: { publicKey: '' } } }, 'not_found'],
  ['closes its site', { siteDisabled: true }, 'maintenance'],
  ['is being maintained', { maintenance: true }, 'maintenance'],
] as const)(
  'a company that %s tells nobody, and takes no request, until it sells again',
  async (_, closed, type) => {
    const { id } = await soldOut();
    await ask(id);
    await fill(id, 2);
    const { booker } = (await db().select().from(companies).where(eq(companies.id, salon)))[0]?.profile ?? {};
    await change(closed);
    const others = { ...(await otherCompany()) };
    await round();
    expect(await told()).toEqual([]);
    expect((await visitor.refusal(requestBackInStock, { body: { productId: id, email: EMAIL } })).type).toBe(
      type,
    );
    expect(await waiting()).toHaveLength(1);
    expect((await mailsIn(server, others.id)).map(({ to }) => to)).toEqual([EMAIL]);
    await change(booker ?? {});
    await round();
    expect(await told()).toEqual([EMAIL]);
  },
);

/** Asks, later than in the company of the test, in one that sells what is there. */
async function otherCompany() {
  const before = salon;
  const id = await addPayingCompany(server);
  enterSalon(id);
  const product = await soldOut();
  later(1000);
  await ask(product.id);
  await fill(product.id, 2);
  enterSalon(before);
  return { id };
}

test('an address that waits for two products at once gets a mail for each', async () => {
  const [first, second] = [await soldOut(), await soldOut()];
  await ask(first.id);
  await ask(second.id);
  await fill(first.id, 1);
  await fill(second.id, 1);
  await round();
  expect(await told()).toEqual([EMAIL, EMAIL]);
  const left = await db()
    .select()
    .from(backInStockRequests)
    .where(and(eq(backInStockRequests.companyId, salon), eq(backInStockRequests.email, EMAIL)));
  expect(left).toEqual([]);
});
