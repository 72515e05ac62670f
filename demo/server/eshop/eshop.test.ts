import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  listEshopCategories,
  myEshopOrder,
  myEshopOrders,
  productStock,
  shopStock,
  stockLevels,
  verifyStock,
} from '#contract/orders/eshop.ts';
import { articles, shopArticles, shops } from '../database/schema/catalogue.ts';
import { stocks } from '../database/schema/selling/eshop.ts';
import { companies } from '../database/schema/tenants.ts';
import type { ProductSaleLine, SaleLine } from '../sales/sale-lines.ts';
import { clientOf } from '../testing/client.ts';
import { addTestProduct, SHOP } from '../testing/commerce.ts';
import { openSalons, salon, server } from '../testing/open-salons.ts';
import { clientAs } from '../testing/people.ts';
import { TEST_MONDAY } from '../testing/test-server.ts';
import { moveEshopOrder, placeEshopOrder } from './orders.ts';

const DAY = 86_400_000;

openSalons();

const db = () => server.database.db;
const visitor = () => clientOf(server, salon);

describe('the products', () => {
  test('the products come by category, and services do not', async () => {
    const { externalId } = await addTestProduct(db(), salon, { stock: 3 });
    expect(await visitor().get(listEshopCategories)).toMatchObject([
      { type: 2, articles: [{ abId: externalId, type: 2, price: 24.9, booker: { enableStock: true } }] },
    ]);
    expect(await visitor().get(listEshopCategories, { query: { brief: '1' } })).toMatchObject([
      { slug: 'produits', articles: [] },
    ]);
  });
});

describe('stock', () => {
  const stockOf = async (id: string, qty = 1, shopId?: string) =>
    visitor().get(productStock, {
      params: { id, qty },
      ...(shopId === undefined ? {} : { query: { shopId } }),
    });

  test('stock is what a shop has, 999999 where it is not counted and 0 for what is not known', async () => {
    const counted = await addTestProduct(db(), salon, { stock: 3 });
    const uncounted = await addTestProduct(db(), salon);
    expect(await stockOf(counted.externalId, 3)).toEqual({ stock: 3, available: true });
    expect(await stockOf(counted.id, 4)).toEqual({ stock: 3, available: false });
    expect(await stockOf(uncounted.externalId, 9999)).toEqual({ stock: 999_999, available: true });
    expect(await stockOf('unknown')).toEqual({ stock: 0, available: false });
    // A service is no product.
    expect(await stockOf('1001')).toEqual({ stock: 0, available: false });
  });

  test('stock without a shop is the most that any one has, since an order comes out of one', async () => {
    const { id, externalId } = await addTestProduct(db(), salon, { stock: 3 });
    const goods = { companyId: salon, shopId: 'shop-solo', articleId: id };
    await db().insert(shopArticles).values(goods);
    await db()
      .insert(stocks)
      .values({ ...goods, quantity: 5 });
    expect(await stockOf(externalId)).toMatchObject({ stock: 5 });
    expect(await stockOf(externalId, 1, '101')).toMatchObject({ stock: 3 });
    expect(await stockOf(externalId, 1, '103')).toMatchObject({ stock: 0 });
    expect(await stockOf(externalId, 1, 'nowhere')).toMatchObject({ stock: 0 });
  });

  test('stock counts at no shop that does not sell the product, or is gone', async () => {
    const { id, externalId } = await addTestProduct(db(), salon, { stock: 3 });
    const goods = { companyId: salon, shopId: 'shop-solo', articleId: id };
    const levels = async () => [
      (await stockOf(externalId)).stock,
      (await visitor().get(stockLevels, { query: {} }))[id],
    ];
    await db()
      .insert(stocks)
      .values({ ...goods, quantity: 5 });
    expect(await levels()).toEqual([3, 3]);
    await db().insert(shopArticles).values(goods);
    expect(await levels()).toEqual([5, 5]);
    await db()
      .update(shops)
      .set({ removed: true })
      .where(and(eq(shops.companyId, salon), eq(shops.id, 'shop-solo')));
    expect(await levels()).toEqual([3, 3]);
  });

  test('stock of what may not be sold is 0', async () => {
    for (const change of [{ draft: true }, { active: false }, { removed: true }]) {
      const { id, externalId } = await addTestProduct(db(), salon);
      await db()
        .update(articles)
        .set(change)
        .where(and(eq(articles.companyId, salon), eq(articles.id, id)));
      expect(await stockOf(externalId)).toMatchObject({ stock: 0 });
    }
  });

  test('stock of several products is verified line by line; one that is named twice is wanted twice', async () => {
    const first = await addTestProduct(db(), salon, { stock: 3 });
    const second = await addTestProduct(db(), salon, { stock: 1 });
    const verify = (ids: string[], qty: string) =>
      visitor().get(verifyStock, { params: { ids: ids.join(','), qty } });
    expect(await verify([first.externalId, second.externalId], '3,1')).toEqual({
      available: true,
      items: [
        { id: first.externalId, stock: 3, available: true },
        { id: second.externalId, stock: 1, available: true },
      ],
    });
    expect(await verify([first.externalId, second.externalId], '2')).toMatchObject({
      available: false,
      items: [{ available: true }, { available: false }],
    });
    expect(await verify([first.externalId, first.externalId], '2')).toMatchObject({ available: false });
    expect(await verify([first.externalId, 'unknown'], '1')).toMatchObject({ available: false });
    for (const qty of ['0', '1,1,1', 'x', '-1', '1,']) {
      const refusal = await visitor().refusal(verifyStock, { params: { ids: 'a,b', qty } });
      expect(refusal).toMatchObject({ code: 404 });
    }
  });

  test('the stock of every product that is counted is told at once, of one shop or at most', async () => {
    const counted = await addTestProduct(db(), salon, { stock: 3 });
    const free = await addTestProduct(db(), salon, { stock: null });
    const draft = await addTestProduct(db(), salon, { stock: 3 });
    await db()
      .update(articles)
      .set({ draft: true })
      .where(and(eq(articles.companyId, salon), eq(articles.id, draft.id)));
    const elsewhere = await addTestProduct(db(), await server.addCompany());
    const levels = await visitor().get(stockLevels);
    expect(levels[counted.id]).toBe(3);
    for (const { id } of [free, draft, elsewhere]) expect(levels).not.toHaveProperty(id);
    expect((await visitor().get(stockLevels, { query: { shopId: '102' } }))[counted.id]).toBe(0);
    expect(await visitor().get(stockLevels, { query: { shopId: 'nowhere' } })).toEqual({});
  });

  test('stock by company, product and shop needs no header', async () => {
    const { externalId } = await addTestProduct(db(), salon, { stock: 3 });
    const elsewhere = await server.addCompany();
    const ask = (companyToken: string, productId: string, shopId: string) =>
      visitor().get(shopStock, { params: { companyToken, productId, shopId } });
    expect(await ask(`cmp_${salon}`, externalId, '101')).toEqual({ stock: 3 });
    expect(await ask(`cmp_${salon}`, externalId, '102')).toEqual({ stock: 0 });
    expect(await ask(`cmp_${salon}`, 'unknown', '101')).toEqual({ stock: 0 });
    expect(await ask(`cmp_${elsewhere}`, externalId, '101')).toEqual({ stock: 0 });
    const refusal = await visitor().refusal(shopStock, {
      params: { companyToken: 'cmp_nobody', productId: externalId, shopId: '101' },
    });
    expect(refusal).toMatchObject({ code: 404, type: 'company_error' });
  });
});

describe('the customer’s orders', () => {
  async function place(orderId: string, { userId = 'user-1' as string | null, now = TEST_MONDAY } = {}) {
    const product = await addTestProduct(db(), salon);
    const [tenant] = await db().select().from(companies).where(eq(companies.id, salon));
    if (tenant === undefined) throw new Error('No company.');
    const line: ProductSaleLine = {
      kind: 'product',
      articleId: product.id,
      name: { fr: 'Huile', en: 'Oil' },
      vat: 20,
      quantity: 2,
      unitPrice: 2490,
      total: 4980,
    };
    const service: SaleLine = {
      kind: 'service',
      articleId: 'service-1001',
      name: {},
      vat: 20,
      price: 1,
      total: 1,
    };
    const customer = { userId, firstname: '', lastname: '', email: '', phone: '' };
    const sums = { subtotal: 4980, discount: 498, voucher: 1000, delivery: 0, total: 4482 };
    await db().transaction((tx) =>
      placeEshopOrder(tx, tenant, {
        orderId,
        shopId: SHOP,
        customer,
        lines: [service, line],
        sums,
        transactionId: `t-${orderId}`,
        mode: 'collect',
        address: null,
        now,
      }),
    );
    return product;
  }

  test('the customer’s orders hold the products, the sums, the shop and how far it is', async () => {
    const { externalId } = await place('first');
    await place('first');
    const customer = await clientAs(server, salon, 'customer');
    const order = await customer.get(myEshopOrder, { params: { id: 'first' } });
    expect(order).toMatchObject({
      id: 'first',
      createdAt: new Date(TEST_MONDAY).toISOString(),
      shop: { id: '101', name: 'Salon one', slug: 'one' },
      mode: 'collect',
      lines: [{ abId: externalId, name: { fr: 'Huile' }, qty: 2, unitPrice: 24.9, price: 49.8, tax: 20 }],
      subtotal: 49.8,
      discount: 4.98,
      voucher: 10,
      delivery: 0,
      total: 44.82,
      currency: 'EUR',
      transactionId: 't-first',
      paymentStatus: 'paid',
      status: 'paid',
      pickupWindow: null,
      trackingUrl: null,
      invoiceUrl: null,
      withdrawUntil: new Date(TEST_MONDAY + 14 * DAY).toISOString(),
    });
    expect(order.number).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await customer.get(myEshopOrders)).toMatchObject({ total: 1, data: [order] });
  });

  test('the customer’s orders are the customer’s own, ten a page, the newest first', async () => {
    for (let index = 0; index < 11; index += 1) await place(`o${index}`, { now: TEST_MONDAY + index });
    await place('foreign', { userId: 'user-2' });
    await place('guest', { userId: null });
    const customer = await clientAs(server, salon, 'customer');
    const first = await customer.get(myEshopOrders);
    expect([first.total, first.itemPerPage, first.data.map(({ id }) => id)]).toEqual([
      11,
      10,
      ['o10', 'o9', 'o8', 'o7', 'o6', 'o5', 'o4', 'o3', 'o2', 'o1'],
    ]);
    const second = await customer.get(myEshopOrders, { query: { page: 2 } });
    expect(second.data.map(({ id }) => id)).toEqual(['o0']);
    for (const id of ['foreign', 'guest', 'unknown']) {
      expect(await customer.refusal(myEshopOrder, { params: { id } })).toMatchObject({ code: 404 });
    }
    const elsewhere = await server.addCompany();
    const stranger = await clientAs(server, elsewhere, 'customer');
    expect(await stranger.refusal(myEshopOrder, { params: { id: 'o1' } })).toMatchObject({ code: 404 });
    expect(await visitor().refusal(myEshopOrders)).toMatchObject({ code: 401 });
  });

  test('the customer’s orders go forward only; the time to withdraw starts when the products are handed over', async () => {
    await place('first');
    const move = (status: 'preparing' | 'ready' | 'collected' | 'paid' | 'refunded', now = TEST_MONDAY) =>
      db().transaction((tx) => moveEshopOrder(tx, salon, { orderId: 'first', status, now }));
    expect(await move('collected')).toBe(false);
    expect(await move('preparing')).toBe(true);
    expect(await move('preparing')).toBe(true);
    expect(await move('paid')).toBe(false);
    expect(await move('ready')).toBe(true);
    expect(await move('collected', TEST_MONDAY + 5 * DAY)).toBe(true);
    const customer = await clientAs(server, salon, 'customer');
    const read = () => customer.get(myEshopOrder, { params: { id: 'first' } });
    expect(await read()).toMatchObject({
      status: 'collected',
      withdrawUntil: new Date(TEST_MONDAY + 19 * DAY).toISOString(),
    });
    const payment = { orderId: 'first', paymentStatus: 'partially_refunded' as const, now: TEST_MONDAY };
    expect(await db().transaction((tx) => moveEshopOrder(tx, salon, payment))).toBe(true);
    expect(await read()).toMatchObject({ status: 'collected', paymentStatus: 'partially_refunded' });
    const none = { orderId: 'no products', status: 'refunded' as const, now: TEST_MONDAY };
    expect(await db().transaction((tx) => moveEshopOrder(tx, salon, none))).toBe(true);
  });
});
