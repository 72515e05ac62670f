import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { LOCALES } from '#domain/locale.ts';
import { eshopOrders, stocks } from '../../database/schema/selling/eshop.ts';
import { orders, refunds } from '../../database/schema/selling/orders.ts';
import { addTestProduct, addVoucher } from '../../testing/commerce.ts';
import { mailsIn, salonMailsIn } from '../../testing/mails.ts';
import { later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, askState, booksOf, init, payFor, visitBody } from '../../testing/sales.ts';
import { CUSTOMER, holdVisit } from '../../testing/visits.ts';
import { reconcile } from '../reconcile.ts';
import { runRefund } from '../refunds/refunds.ts';

openSalons(addPayingCompany);

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

const contextOf = () => ({
  db: server.database.db,
  clock: server.clock,
  originOf: (host: string) => `http://${host}`,
});

/** Two products of 20 € by a guest, paid by card as far as no voucher pays. */
async function boughtProducts(voucherCents = 0) {
  const { db } = server.database;
  const product = await addTestProduct(db, salon, { price: 2000, stock: 3 });
  const codes = voucherCents === 0 ? [] : [(await addVoucher(db, salon, { initial: voucherCents })).code];
  const body = {
    shopId: '101',
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity: 2 }],
    voucherCodes: codes,
    acceptedTotal: 40 - voucherCents / 100,
  };
  const cart = await init(server, salon, body);
  const { orderId } = await payFor(server, salon, cart);
  return { orderId: orderId ?? '', product };
}

const numberOf = async (id: string) => {
  const [order] = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.id, id));
  return order?.number ?? 'none';
};

const refund = (ideorder: string, amount: number, reason?: string) => ({
  body: { ideorder, customerId: null, amount, ...(reason !== undefined && { reason }) },
});

describe('a refund', () => {
  test('a refund is told to its buyer with sum, reason and number, each part once, however often the provider is asked', async () => {
    const { orderId } = await boughtProducts();
    const manager = await clientAs(server, salon, 'manager');
    const idempotencyKey = randomUUID();
    const once = () => manager.get(refundPayment, refund(orderId, 12.5, 'Flacon abîmé'), { idempotencyKey });
    await once();
    await once();
    const [asked] = (await booksOf(server, salon)).refunds;
    await runRefund(contextOf(), salon, asked?.id ?? '');
    const [, told, ...others] = await mailsIn(server, salon);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ to: CUSTOMER.email, locale: 'fr' });
    for (const words of ['12,50 €', 'Flacon abîmé', await numberOf(orderId), 'Payé en ligne : 40 €']) {
      expect(plain(told?.text ?? '')).toContain(words);
    }
    await manager.get(refundPayment, refund(orderId, 27.5));
    const second = (await mailsIn(server, salon)).at(-1);
    expect(plain(second?.text ?? '')).toContain('Remboursé en tout : 40 €');
    expect(plain(second?.text ?? '')).not.toContain('Motif');
    const [order] = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.id, orderId));
    expect(order?.paymentStatus).toBe('refunded');
  });

  test('a refund that no provider answered is told when it is done, not before', async () => {
    const { orderId } = await boughtProducts();
    const { payments } = await booksOf(server, salon);
    await server.database.db.insert(refunds).values({
      companyId: salon,
      id: 'asked',
      orderId,
      paymentId: payments[0]?.id ?? '',
      kind: 'refund',
      amount: 500,
      reason: '',
      status: 'pending',
      wish: 'asked',
      createdAt: new Date(server.clock.now()),
    });
    expect(await mailsIn(server, salon)).toHaveLength(1);
    later(60_000);
    await reconcile(contextOf());
    await reconcile(contextOf());
    expect((await mailsIn(server, salon)).map(({ subject }) => plain(subject))).toEqual([
      expect.stringContaining('Votre commande'),
      expect.stringContaining('Remboursement de 5 €'),
    ]);
  });

  test.each(LOCALES)('a refund is told in the buyer’s language: %s', async (locale) => {
    const { orderId } = await boughtProducts();
    await server.database.db.update(orders).set({ locale }).where(eq(orders.id, orderId));
    const manager = await clientAs(server, salon, 'manager');
    await manager.get(refundPayment, refund(orderId, 12.5));
    const told = (await mailsIn(server, salon)).at(-1);
    expect(told?.locale).toBe(locale);
    expect(told?.text).toMatch(/12[.,]50/);
    expect(told?.text).not.toContain('{{');
  });

  test('a refund of a visit that is off is told by its cancellation alone', async () => {
    const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
    const { orderId } = await payFor(server, salon, cart);
    const manager = await clientAs(server, salon, 'manager');
    await manager.get(changeOrderStatus, {
      body: { m_ideorder: orderId ?? '', m_status: 'cancelled_by_shop' },
    });
    expect((await booksOf(server, salon)).refunds).toMatchObject([{ status: 'done', amount: 7050 }]);
    expect(await mailsIn(server, salon)).toHaveLength(2);
  });
});

describe('a payment that comes too late', () => {
  test('a payment that comes too late is given back, and its buyer told so once with the reason', async () => {
    const { db } = server.database;
    const product = await addTestProduct(db, salon, { price: 2000, stock: 2 });
    const cart = await init(server, salon, {
      shopId: '101',
      customer: CUSTOMER,
      products: [{ articleId: product.externalId, quantity: 2 }],
      acceptedTotal: 40,
    });
    expect(await payFor(server, salon, cart, { method: 'tok_late' })).toMatchObject({ status: 'pending' });
    await db.update(stocks).set({ quantity: 1 }).where(eq(stocks.articleId, product.id));
    later(60_000);
    await reconcile(contextOf());
    await askState(server, salon, cart);
    await reconcile(contextOf());
    const mails = await mailsIn(server, salon);
    expect(mails).toMatchObject([{ to: CUSTOMER.email }]);
    for (const words of ['40 €', 'plus disponible en cette quantité']) {
      expect(plain(mails[0]?.text ?? '')).toContain(words);
    }
  });
});

describe('an order that the shop cancels', () => {
  test('an order that the shop cancels is told to buyer and shop once, with what goes back where', async () => {
    const { orderId } = await boughtProducts(1500);
    const number = await numberOf(orderId);
    const manager = await clientAs(server, salon, 'manager');
    const change = { body: { m_ideorder: orderId, m_status: 'cancelled_by_shop' } };
    await manager.get(changeOrderStatus, change);
    await manager.get(changeOrderStatus, change);
    const [, told, ...others] = await mailsIn(server, salon);
    expect(others).toEqual([]);
    for (const words of [number, 'Salon one', '40 €', '25 €', '15 €', 'Huile']) {
      expect(plain(told?.text ?? '')).toContain(words);
    }
    const toShop = await salonMailsIn(server, salon);
    expect(toShop.map(({ subject }) => plain(subject))).toEqual([
      `Nouvelle commande ${number} : Zoé Martin, 40 €`,
      `Commande annulée ${number} : Zoé Martin`,
    ]);
    expect(toShop[0]).toMatchObject({ replyTo: CUSTOMER.email });
    for (const words of ['Huile', '2 × 20 €', '06 12 34 56 78', CUSTOMER.email]) {
      expect(plain(toShop[0]?.text ?? '')).toContain(words);
    }
  });
});
