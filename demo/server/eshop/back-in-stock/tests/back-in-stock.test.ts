import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseUser, exportUser } from '#contract/account/own-account.ts';
import { requestBackInStock, withdrawBackInStock } from '#contract/orders/back-in-stock.ts';
import { writeStock } from '#contract/orders/eshop.ts';
import { articles, shopArticles } from '../../../database/schema/catalogue.ts';
import { backInStockRequests } from '../../../database/schema/selling/back-in-stock.ts';
import { companies } from '../../../database/schema/tenants.ts';
import { clientOf } from '../../../testing/client.ts';
import { addTestProduct, SHOP } from '../../../testing/commerce.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { clientAs } from '../../../testing/people.ts';
import { addPayingCompany } from '../../../testing/sales.ts';
import { PASSWORD } from '../../../testing/test-server.ts';
import { TEST_SHOPS } from '../../../testing/visits.ts';
import { takeStock, giveStockBack } from '../../stock.ts';
import { tellOfStock } from '../tell-of-stock.ts';

openSalons((on) => addPayingCompany(on));

const DAY = 86_400_000;
const EMAIL = 'sacha@example.com';
const db = () => server.database.db;
const round = () => tellOfStock({ db: db(), clock: server.clock, originOf: (host) => `http://${host}:4100` });
const soldOut = () => addTestProduct(db(), salon, { stock: 0 });
const ask = (productId: string, email = EMAIL, more: { shopId?: string } = {}) =>
  visitor.get(requestBackInStock, { body: { productId, email, ...more } });
const tellingMails = async () =>
  (await mailsIn(server, salon)).filter(({ subject }) => subject.startsWith('De nouveau en stock'));
const told = async () => (await tellingMails()).map(({ to }) => to);
const waiting = () => db().select().from(backInStockRequests).where(eq(backInStockRequests.companyId, salon));

async function count(productId: string, stock: number, shopId: string = TEST_SHOPS.one) {
  const manager = await clientAs(server, salon, 'manager');
  return manager.get(writeStock, { body: { productId, shopId, stock } });
}

test('who waits for a product gets one mail when the back office has written that there is some', async () => {
  const { id } = await soldOut();
  expect(await ask(id, 'Sacha@Example.com')).toEqual({ available: false });
  await round();
  expect(await told()).toEqual([]);
  expect(await count(id, 2)).toEqual({ stock: 2 });
  await round();
  await round();
  const [mail, ...others] = await tellingMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: EMAIL, locale: 'fr', isKept: false });
  for (const words of ['Huile', '24,90', 'Salon one', `/boutique/article/${id}`])
    expect(mail?.text).toContain(words);
  expect(mail?.unsubscribeUrl).toMatch(/\?tab=withdraw#[\w-]{43}$/);
  expect(await waiting()).toEqual([]);
  expect(await ask(id)).toEqual({ available: true });
});

test('a request that is made again is the same one, answered likewise, in the language that was spoken last', async () => {
  const { id } = await soldOut();
  const replies = [await ask(id), await ask(id)];
  await clientOf(server, salon, { locale: 'en' }).get(requestBackInStock, {
    body: { productId: id, email: EMAIL },
  });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await waiting()).toMatchObject([{ locale: 'en', shopId: null }]);
  await count(id, 1);
  await round();
  const mails = await mailsIn(server, salon);
  expect(mails.at(-1)?.subject).toBe('Back in stock: Huile (en)');
});

test('an order that gives its products back is news too', async () => {
  const { id } = await addTestProduct(db(), salon, { stock: 1 });
  const taking = { shopId: SHOP, orderId: 'order-1', lines: [{ articleId: id, quantity: 1 }] };
  await db().transaction((tx) => takeStock(tx, salon, taking));
  await ask(id);
  await round();
  expect(await told()).toEqual([]);
  await db().transaction((tx) => giveStockBack(tx, salon, 'order-1'));
  await round();
  expect(await told()).toEqual([EMAIL]);
});

test('a product that is no longer counted, is back', async () => {
  const { id } = await soldOut();
  await ask(id);
  await db().update(articles).set({ tracksStock: false }).where(eq(articles.id, id));
  await round();
  expect(await told()).toEqual([EMAIL]);
});

test('three are told for each piece, who waits longest first, and the others a day later', async () => {
  const { id } = await soldOut();
  const people = Array.from({ length: 8 }, (_, index) => `person${index}@example.com`);
  for (const email of people) {
    await ask(id, email);
    later(1000);
  }
  await count(id, 1);
  await round();
  expect(await told()).toEqual(people.slice(0, 3));
  later(DAY - 1);
  await round();
  expect(await told()).toHaveLength(3);
  later(1);
  await round();
  expect(await told()).toEqual(people.slice(0, 6));
  await count(id, 5);
  await round();
  expect(await told()).toEqual(people);
});

test('a shop that is named is waited for alone, and the mail names the one that has some', async () => {
  const { id } = await soldOut();
  await db().insert(shopArticles).values({ companyId: salon, articleId: id, shopId: 'shop-solo' });
  await ask(id, 'one@example.com', { shopId: TEST_SHOPS.one });
  await ask(id, 'any@example.com');
  await count(id, 4, TEST_SHOPS.solo);
  expect(await ask(id, 'two@example.com', { shopId: TEST_SHOPS.one })).toEqual({ available: false });
  await round();
  expect(await told()).toEqual(['any@example.com']);
  expect((await tellingMails())[0]?.text).toContain('Salon solo');
});

test('what is not sold is told to nobody, and is nothing to wait for', async () => {
  const { id } = await soldOut();
  await ask(id);
  await db().update(articles).set({ draft: true }).where(eq(articles.id, id));
  await count(id, 3);
  await round();
  expect(await told()).toEqual([]);
  const refusal = (productId: string, shopId?: string) =>
    visitor.refusal(requestBackInStock, { body: { productId, email: EMAIL, ...(shopId && { shopId }) } });
  const other = await soldOut();
  for (const [product, shop] of [[id], ['unknown'], [other.id, TEST_SHOPS.solo], [other.id, 'nowhere']])
    expect((await refusal(product ?? '', shop)).type).toBe('not_found');
  const uncounted = await addTestProduct(db(), salon);
  expect(await ask(uncounted.id)).toEqual({ available: true });
  expect(await waiting()).toHaveLength(1);
});

test('a request is forgotten after 90 days, which begin anew when it is made again', async () => {
  const { id } = await soldOut();
  await ask(id);
  await ask(id, 'other@example.com');
  later(60 * DAY);
  await ask(id);
  later(30 * DAY);
  await round();
  expect((await waiting()).map(({ email }) => email)).toEqual([EMAIL]);
  later(60 * DAY);
  await count(id, 3);
  await round();
  expect([await waiting(), await told()]).toEqual([[], []]);
});

test('the link of a mail ends what else its address waits for, and nothing of others', async () => {
  const [first, second] = [await soldOut(), await soldOut()];
  await ask(first.id);
  await ask(second.id);
  await ask(second.id, 'other@example.com');
  await count(first.id, 1);
  await round();
  const key = (await tellingMails())[0]?.unsubscribeUrl?.split('#')[1] ?? '';
  expect(await visitor.get(withdrawBackInStock, { query: { key } })).toEqual({ withdrawn: 1 });
  expect(await visitor.get(withdrawBackInStock, { query: { key } })).toEqual({ withdrawn: 0 });
  await count(second.id, 9);
  await round();
  expect(await told()).toEqual([EMAIL, 'other@example.com']);
});

test('nobody fills a mailbox: ten requests a day for an address', async () => {
  const products = await Promise.all(Array.from({ length: 11 }, soldOut));
  for (const { id } of products.slice(0, 10)) await ask(id);
  const refusal = await visitor.refusal(requestBackInStock, {
    body: { productId: products[10]?.id ?? '', email: EMAIL },
  });
  expect(refusal.type).toBe('too_many_attempts');
  expect((await visitor.refusal(requestBackInStock, { body: { productId: 'x', email: 'none' } })).field).toBe(
    'email',
  );
});

test('a customer takes their requests along, and an erasure forgets them', async () => {
  const { id } = await soldOut();
  await ask(id, 'camille@example.com');
  await ask(id, 'other@example.com');
  const camille = await clientAs(server, salon, 'customer');
  expect((await camille.get(exportUser)).awaitedProducts).toEqual([id]);
  await camille.get(eraseUser, { body: { password: PASSWORD } });
  expect((await waiting()).map(({ email }) => email)).toEqual(['other@example.com']);
});

test('the company’s pages are made anew once stock is written, and once a round that tells somebody', async () => {
  const revision = async () => {
    const [row] = await db().select().from(companies).where(eq(companies.id, salon));
    return row?.revision ?? 0;
  };
  const { id } = await soldOut();
  await ask(id);
  const before = await revision();
  await count(id, 1);
  const written = await revision();
  await round();
  expect(before).toBeLessThan(written);
  expect(await revision()).toBe(written + 1);
  const [first, second] = [await soldOut(), await soldOut()];
  for (const email of ['a@example.com', 'b@example.com']) {
    await ask(first.id, email);
    await ask(second.id, email);
  }
  await db().update(articles).set({ tracksStock: false }).where(eq(articles.companyId, salon));
  const uncounted = await revision();
  await round();
  expect(await told()).toHaveLength(5);
  expect(await revision()).toBe(uncounted + 1);
});

test('stock is written by managers, of products and shops of their company', async () => {
  const { id } = await soldOut();
  const body = { productId: id, shopId: TEST_SHOPS.one, stock: 3 };
  const staff = await clientAs(server, salon, 'staff');
  expect((await staff.refusal(writeStock, { body })).type).toBe('forbidden');
  expect((await visitor.refusal(writeStock, { body })).type).toBe('unauthorized');
  const manager = await clientAs(server, salon, 'manager');
  for (const strange of [{ productId: 'unknown' }, { shopId: 'nowhere' }]) {
    const refusal = await manager.refusal(writeStock, { body: { ...body, ...strange } });
    expect(refusal.type).toBe('not_found');
  }
  // That shop does not sell it.
  const unsold = await manager.refusal(writeStock, { body: { ...body, shopId: TEST_SHOPS.solo } });
  expect(unsold.type).toBe('not_found');
  const elsewhere = await clientAs(server, await server.addCompany(), 'manager');
  expect((await elsewhere.refusal(writeStock, { body })).type).toBe('not_found');
});
