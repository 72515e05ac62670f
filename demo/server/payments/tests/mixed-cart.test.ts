import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { readEshopOrder } from '#contract/orders/eshop-orders.ts';
import { eshopOrders, stocks } from '../../database/schema/selling/eshop.ts';
import { coupons, vouchers } from '../../database/schema/selling/redemption.ts';
import { createServer } from '../../create-server.ts';
import { addCoupon, addTestProduct, addTheme, addVoucher, GIFT, SHOP } from '../../testing/commerce.ts';
import { mailsIn } from '../../testing/mails.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, askInit, askPay, askState, booksOf, init, payFor } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { askHold, CUSTOMER, holdVisit, TEST_SHOPS, TUESDAY_1000 } from '../../testing/visits.ts';
import type { ProviderClient } from '../provider/provider.ts';
import { reconcile } from '../reconcile.ts';
import { providerOf } from '../provider/providers.ts';

openSalons(addPayingCompany);

/** A visit of 70.50 €, two products of 20 €, a voucher of 50 €; a tenth off, and 60 € paid by a voucher. */
async function mixedCart() {
  const { db } = server.database;
  const product = await addTestProduct(db, salon, { price: 2000, stock: 2 });
  const code = 'DIXPOURCENT';
  const couponId = await addCoupon(db, salon, { code, maxUses: 1 });
  await addTheme(db, salon);
  const voucher = await addVoucher(db, salon, { initial: 6000 });
  const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
  const body = {
    appointment: { holdId: held.hold.holdId, visitKey: held.visitKey, customer: CUSTOMER, customMessage: '' },
    products: [{ articleId: product.externalId, quantity: 2 }],
    gifts: [GIFT],
    couponCode: code,
    voucherCodes: [voucher.code],
    // (70.50 + 40.00) less a tenth is 99.45; with the gift 149.45; less 60.
    acceptedTotal: 89.45,
  };
  return { body, product, couponId, voucher };
}

const usesOf = async (id: string) =>
  (
    await server.database.db
      .select()
      .from(coupons)
      .where(and(eq(coupons.companyId, salon), eq(coupons.id, id)))
  )[0]?.uses;
const balanceOf = async (id: string) =>
  (
    await server.database.db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.companyId, salon), eq(vouchers.id, id)))
  )[0]?.balance;
const stockOf = async (id: string) =>
  (
    await server.database.db
      .select()
      .from(stocks)
      .where(and(eq(stocks.companyId, salon), eq(stocks.articleId, id), eq(stocks.shopId, SHOP)))
  )[0]?.quantity;

describe('services, products and a voucher in one cart', () => {
  test('services, products and a voucher in one cart are paid together, to the cent, and everything that follows exists', async () => {
    const { body, product, couponId, voucher } = await mixedCart();
    const cart = await init(server, salon, body);
    expect(cart.prices).toMatchObject({
      subtotal: 160.5,
      discount: 11.05,
      total: 149.45,
      voucher: 60,
      due: 89.45,
      now: 89.45,
    });
    expect(await payFor(server, salon, cart)).toMatchObject({
      status: 'paid',
      appointment: { total: 63.45 },
    });
    const { orders, intents } = await booksOf(server, salon);
    const [order] = orders;
    expect(order).toMatchObject({
      total: 14_945,
      voucher: 6000,
      captured: 8945,
      discount: 1105,
      couponCode: 'DIXPOURCENT',
    });
    expect(order?.lines.reduce((sum, { net }) => sum + net, 0)).toBe(14_945);
    expect(intents).toMatchObject([{ captured: 8945 }]);
    expect([await usesOf(couponId), await balanceOf(voucher.id), await stockOf(product.id)]).toEqual([
      1, 0, 0,
    ]);
    const eshop = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.companyId, salon));
    expect(eshop).toMatchObject([{ id: order?.id, subtotal: 4000, total: 3600, paymentStatus: 'paid' }]);
    const manager = await clientAs(server, salon, 'manager');
    expect((await manager.get(readEshopOrder, { params: { id: String(order?.id) } })).appointment).toEqual({
      id: order?.appointmentId,
      startsAt: TUESDAY_1000,
    });
    const mails = await mailsIn(server, salon);
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([CUSTOMER.email, 'sacha@example.com']));
    const [receipt, ...others] = mails.filter(({ subject }) => subject.includes(String(eshop[0]?.number)));
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ to: CUSTOMER.email });
    // The part of product and voucher, after the coupon; the days begin when the product is there.
    for (const words of [
      String(eshop[0]?.number),
      'Sacha',
      '86\u00a0€',
      'Salon one',
      '14 jours à compter du retrait',
      '/retractation',
    ]) {
      expect(receipt?.text).toContain(words);
    }
  });

  test('services, products and a voucher in one cart are sold whole or not at all: what somebody else has used meanwhile is told, and nothing is taken', async () => {
    const { body, couponId, voucher, product } = await mixedCart();
    const cart = await init(server, salon, body);
    await server.database.db.update(stocks).set({ quantity: 1 }).where(eq(stocks.articleId, product.id));
    const reply = await askPay(server, salon, cart, { method: 'tok_success' });
    expect([reply.status, reply.body]).toMatchObject([409, { type: 'out_of_stock', field: 'products.0' }]);
    const { orders, intents } = await booksOf(server, salon);
    expect([orders.length, intents[0]?.captured]).toEqual([0, 0]);
    expect([await usesOf(couponId), await balanceOf(voucher.id), await stockOf(product.id)]).toEqual([
      0, 6000, 1,
    ]);
    expect((await mailsIn(server, salon)).length).toBe(0);
  });

  test('services, products and a voucher in one cart are paid back where a product is sold out while the bank takes its time', async () => {
    const { body, product } = await mixedCart();
    const cart = await init(server, salon, body);
    expect(await payFor(server, salon, cart, { method: 'tok_late' })).toMatchObject({ status: 'pending' });
    await server.database.db.update(stocks).set({ quantity: 1 }).where(eq(stocks.articleId, product.id));
    server.clock.set(TEST_MONDAY + 60_000);
    expect(await askState(server, salon, cart)).toMatchObject({
      status: 'refunded',
      problem: 'out_of_stock',
    });
    const { orders, intents } = await booksOf(server, salon);
    expect([orders.length, intents[0]?.refunded]).toEqual([0, 8945]);
  });

  test('services, products and a voucher in one cart are given back as they were paid when the shop cancels the visit', async () => {
    const { body, voucher } = await mixedCart();
    const paid = await payFor(server, salon, await init(server, salon, body));
    const manager = await clientAs(server, salon, 'manager');
    const change = { m_ideorder: paid.orderId ?? '', m_status: 'cancelled_by_shop' };
    await manager.get(changeOrderStatus, { body: change });
    const { intents } = await booksOf(server, salon);
    // The visit cost 63.45; the products and the gift stay bought.
    expect([intents[0]?.refunded, await balanceOf(voucher.id)]).toEqual([6345, 0]);
    expect((await askHold(server, salon, { shopid: TEST_SHOPS.one })).status).toBe(200);
  });

  test('services, products and a voucher in one cart cost what the server says: a price that changed is told before anything is taken', async () => {
    const { body, couponId } = await mixedCart();
    const cart = await init(server, salon, body);
    await server.database.db.update(coupons).set({ value: 5 }).where(eq(coupons.id, couponId));
    const reply = await askPay(server, salon, cart, { method: 'tok_success' });
    expect([reply.status, reply.body]).toMatchObject([409, { type: 'price_changed', total: 94.97 }]);
    expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: 0 }]);
    const again = await askInit(server, salon, { ...body, acceptedTotal: 94.97 });
    expect(again.status).toBe(200);
  });
});

/** A provider that dies before or after it does what it is asked, once. */
function failing(what: 'confirm' | 'retrieve' | 'refund', when: 'before' | 'after'): ProviderClient {
  const { clock, database } = server;
  const client = providerOf({ db: database.db, clock, originOf: (host) => `http://${host}` });
  let isDead = true;
  const crash = () => {
    if (!isDead) return;
    isDead = false;
    throw new Error('The process has ended.');
  };
  const wrap =
    <Ask, Answer>(run: (ask: Ask) => Promise<Answer>) =>
    async (ask: Ask): Promise<Answer> => {
      if (when === 'before') crash();
      const answer = await run(ask);
      if (when === 'after') crash();
      return answer;
    };
  return { ...client, [what]: wrap(client[what] as (ask: unknown) => Promise<unknown>) };
}

describe('a process that ends in the middle', () => {
  test.each([
    ['confirm', 'before', 0],
    ['confirm', 'after', 1],
    ['retrieve', 'before', 1],
    ['retrieve', 'after', 1],
  ] as const)(
    'a process that ends in the middle at %s, %s it, leaves what converges to one truth',
    async (what, when, sold) => {
      const { db } = server.database;
      const context = { db, clock: server.clock, originOf: (host: string) => `http://${host}` };
      const app = await createServer({
        ...context,
        payments: failing(what, when),
        folders: { bundle: '/nowhere', pictures: '/nowhere', pages: '/nowhere' },
        patience: { handler: 120_000, delay: 120_000 },
      });
      const held = await holdVisit(server, salon);
      const body = {
        appointment: {
          holdId: held.hold.holdId,
          visitKey: held.visitKey,
          customer: CUSTOMER,
          customMessage: '',
        },
        acceptedTotal: 70.5,
      };
      const cart = await init(server, salon, body);
      const dying = { ...server, app };
      expect((await askPay(dying, salon, cart, { method: 'tok_success' })).status).toBe(500);
      await app.close();
      for (let round = 1; round <= 2; round += 1) {
        server.clock.set(TEST_MONDAY + round * 30_000);
        await reconcile(context);
      }
      const { orders, intents } = await booksOf(server, salon);
      expect([orders.length, intents[0]?.captured]).toEqual([sold, sold * 7050]);
      expect((await mailsIn(server, salon)).length).toBe(sold);
      expect(await askState(server, salon, cart)).toMatchObject({ status: sold === 1 ? 'paid' : 'pending' });
    },
  );
});
