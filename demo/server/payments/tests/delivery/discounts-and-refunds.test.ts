import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withdrawOrder } from '#contract/orders/eshop.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { articles } from '../../../database/schema/catalogue.ts';
import { documents } from '../../../database/schema/selling/documents.ts';
import { eshopOrders } from '../../../database/schema/selling/eshop.ts';
import { addCoupon, addTestProduct } from '../../../testing/commerce.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { clientAs } from '../../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor } from '../../../testing/sales.ts';
import { CUSTOMER, TEST_SHOPS } from '../../../testing/visits.ts';

const delivery = { active: true, countries: ['FR'], price: 4.9, freeFrom: 60, days: { from: 2, to: 4 } };
const ADDRESS = { street: '4 rue Barbette', details: '', zipcode: '75003', city: 'Paris', country: 'FR' };

openSalons((test) => addPayingCompany(test, { booker: { delivery } }));

const product = (price: number) => addTestProduct(server.database.db, salon, { price, stock: 9 });

/** What is asked to be paid for products that are sent. */
const sent = (products: readonly { articleId: string; quantity: number }[], change: object) => ({
  shopId: TEST_SHOPS.one,
  mode: 'delivery',
  address: ADDRESS,
  customer: CUSTOMER,
  products,
  ...change,
});

/** An order of one product of 20 €, sent for 4.90 €, and paid by a guest. */
async function bought() {
  const { externalId: articleId } = await product(2000);
  const cart = await init(server, salon, sent([{ articleId, quantity: 1 }], { acceptedTotal: 24.9 }));
  const { orderId } = await payFor(server, salon, cart);
  return { id: orderId ?? '', number: (await eshopOrder())?.number ?? '' };
}

const eshopOrder = async () => {
  const [order] = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.companyId, salon));
  return order;
};

async function cancelByShop(id: string): Promise<void> {
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(changeOrderStatus, { body: { m_ideorder: id, m_status: 'cancelled_by_shop' } });
}

const creditNotes = () =>
  server.database.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, salon), eq(documents.kind, 'credit_note')));

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('products that a coupon brings below the sum from which they are sent for nothing cost their delivery', async () => {
  const { externalId: articleId } = await product(1600);
  const products = [{ articleId, quantity: 4 }];
  const free = await init(server, salon, sent(products, { acceptedTotal: 64 }));
  expect(free.prices).toMatchObject({ subtotal: 64, delivery: 0, total: 64 });
  const code = 'DIXPOURCENT';
  await addCoupon(server.database.db, salon, { code });
  const cart = await init(server, salon, sent(products, { couponCode: code, acceptedTotal: 62.5 }));
  expect(cart.prices).toMatchObject({ subtotal: 64, discount: 6.4, delivery: 4.9, total: 62.5 });
});

test('a coupon takes nothing off the delivery', async () => {
  const { externalId: articleId } = await product(2000);
  await addCoupon(server.database.db, salon, { code: 'DIXPOURCENT' });
  const change = { couponCode: 'DIXPOURCENT', acceptedTotal: 22.9 };
  const cart = await init(server, salon, sent([{ articleId, quantity: 1 }], change));
  await payFor(server, salon, cart);
  const [order] = (await booksOf(server, salon)).orders;
  expect(order).toMatchObject({ subtotal: 2000, discount: 200, delivery: 490, total: 2290 });
  expect(order?.lines.map(({ kind, discount, net }) => [kind, discount, net])).toEqual([
    ['product', 200, 1800],
    ['delivery', 0, 490],
  ]);
});

test('a delivery is taxed at the highest rate of what is sent', async () => {
  const [book, oil] = [await product(1000), await product(2000)];
  await server.database.db
    .update(articles)
    .set({ vat: 5.5 })
    .where(and(eq(articles.companyId, salon), eq(articles.id, book.id)));
  const products = [book, oil].map(({ externalId }) => ({ articleId: externalId, quantity: 1 }));
  const cart = await init(server, salon, sent(products, { acceptedTotal: 34.9 }));
  // Within 10 € at 5.5 %; within 20 € and within 4.90 € at 20 %, each rounded.
  expect(cart.prices.taxes).toEqual([
    { rate: 5.5, amount: 0.52 },
    { rate: 20, amount: 4.15 },
  ]);
  await payFor(server, salon, cart);
  const [invoice] = await server.database.db.select().from(documents).where(eq(documents.companyId, salon));
  expect(invoice?.content.lines).toMatchObject([
    { kind: 'product', vat: 5.5, tax: 52 },
    { kind: 'product', vat: 20, tax: 333 },
    { kind: 'delivery', vat: 20, tax: 82 },
  ]);
});

test('who withdraws from products that are sent is told that their delivery goes back as well, and gets it', async () => {
  const { id, number } = await bought();
  await visitor.get(withdrawOrder, { body: { number, name: 'Zoé Martin', email: CUSTOMER.email } });
  const receipt = plain((await mailsIn(server, salon)).at(-1)?.text);
  for (const words of ['votre rétractation', 'Huile, 20 €', 'Livraison, 4,90 €', '24,90 €'])
    expect(receipt).toContain(words);
  await cancelByShop(id);
  const { orders, intents } = await booksOf(server, salon);
  expect([orders[0]?.refunded, intents[0]?.refunded]).toEqual([2490, 2490]);
  expect((await creditNotes()).map(({ content }) => content.lines.map(({ net }) => net))).toEqual([
    [2000, 490],
  ]);
});

test('what was refunded in part is given back once: the rest goes back when the order is given up', async () => {
  const { id } = await bought();
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(refundPayment, { body: { ideorder: id, customerId: null, amount: 4.9 } });
  expect(await eshopOrder()).toMatchObject({ status: 'paid', paymentStatus: 'partially_refunded' });
  expect((await booksOf(server, salon)).orders).toMatchObject([
    { total: 2490, refunded: 490, paymentStatus: 'partially_refunded' },
  ]);
  const more = { body: { ideorder: id, customerId: null, amount: 20.01 } };
  expect(await manager.refusal(refundPayment, more)).toMatchObject({ type: 'amount_refused' });
  await cancelByShop(id);
  const { orders, intents } = await booksOf(server, salon);
  expect([orders[0]?.refunded, intents[0]?.refunded]).toEqual([2490, 2490]);
  expect(orders[0]?.paymentStatus).toBe('refunded');
  expect(await eshopOrder()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  const given = (await creditNotes()).flatMap(({ content }) => content.lines.map(({ net }) => net));
  expect(given.reduce((sum, net) => sum + net, 0)).toBe(2490);
});
