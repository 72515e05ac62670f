import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CategoryWire } from '#contract/catalogue/categories.schemas.ts';
import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import { articles, shops } from '../../database/schema/catalogue.ts';
import { companies } from '../../database/schema/tenants.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { send } from '../../testing/test-server.ts';

openSalons();

const pricesOf = async (company: string) => {
  const { body } = await send(server, company, { url: '/api/categories' });
  return (body as CategoryWire[]).flatMap((category) => category.articles.map(({ price }) => price));
};
const setPrice = (company: string, price: number) =>
  server.database.db
    .update(articles)
    .set({ price })
    .where(and(eq(articles.companyId, company), eq(articles.slug, 'massage')));

test('a change that nobody announced is in the very next reply', async () => {
  expect(await pricesOf(salon)).toContain(80);
  expect(await pricesOf(salon)).toContain(80);
  await setPrice(salon, 8100);
  expect(await pricesOf(salon)).toContain(81);
});

test('a change that is rolled back leaves the reply as it was, one that is committed changes its tag', async () => {
  const tag = async () => String((await send(server, salon, { url: '/api/categories' })).headers['etag']);
  const before = await tag();
  await server.database.db
    .transaction(async (tx) => {
      await tx.update(articles).set({ price: 1 }).where(eq(articles.companyId, salon));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await tag()).toBe(before);
  await setPrice(salon, 8200);
  expect(await tag()).not.toBe(before);
});

test('one company’s change leaves the other’s reply alone, and each language has its own', async () => {
  const other = await server.addCompany();
  await setPrice(other, 9900);
  expect(await pricesOf(other)).toContain(99);
  expect(await pricesOf(salon)).toContain(80);
  const names = async (curlang: string) =>
    JSON.stringify((await send(server, salon, { url: '/api/categories', headers: { curlang } })).body);
  expect(await names('fr')).toContain('"fr":"Soins"');
  expect(await names('en')).toContain('"en":"Soins (en)"');
  expect(await names('fr')).toContain('"fr":"Soins"');
});

test('a profile that changes is known at once', async () => {
  const currency = async () =>
    (await send(server, salon, { url: '/api/companies/me' })).body as { mCurrency: { symbol: string } };
  expect((await currency()).mCurrency.symbol).toBe('€');
  const { db } = server.database;
  const [row] = await db.select().from(companies).where(eq(companies.id, salon));
  await db
    .update(companies)
    .set({ profile: { ...row!.profile, mCurrency: { symbol: 'CHF', code: 'CHF' } } })
    .where(eq(companies.id, salon));
  expect((await currency()).mCurrency.symbol).toBe('CHF');
});

test('what is asked for by another address is another reply', async () => {
  const days = async (shopId: string) =>
    (await send(server, salon, { url: `/api/resources/artebeaute?shopId=${shopId}` })).body as unknown[];
  expect(await days('101')).toHaveLength(2);
  expect(await days('102')).toHaveLength(1);
  expect(await days('nobody')).toEqual([]);
});

test('a cached reply travels in the form that the caller reads, and says so', async () => {
  const ask = (encoding: string) =>
    server.app.inject({
      url: '/api/categories',
      headers: { company: `cmp_${salon}`, curlang: 'fr', 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const reply = await ask(accepted);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(String(reply.headers['vary'])).toContain('accept-encoding');
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
  }
});

test('the first reply after a change is never made of rows from before it', async () => {
  const { db } = server.database;
  const phoneOf = async () => {
    const [shop] = (await send(server, salon, { url: '/shops' })).body as ShopWire[];
    return shop?.publicInfo.phone;
  };
  for (let round = 0; round < 30; round++) {
    const reads = [phoneOf(), phoneOf()];
    await db
      .update(shops)
      .set({ phone: `+331${round}` })
      .where(eq(shops.companyId, salon));
    expect(await phoneOf()).toBe(`+331${round}`);
    await Promise.all(reads);
    expect(await phoneOf()).toBe(`+331${round}`);
  }
});
