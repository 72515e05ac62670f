import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveAppointment } from '#contract/booking/appointments.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { eshopOrders, stocks } from '../../../database/schema/selling/eshop.ts';
import { addTestProduct } from '../../../testing/commerce.ts';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody } from '../../../testing/sales.ts';
import { holdVisit, TEST_SHOPS, TUESDAY_1000 } from '../../../testing/visits.ts';

const delivery = { active: true, countries: ['FR'], price: 4.9, freeFrom: 60, days: { from: 2, to: 4 } };
const ADDRESS = { street: '4 rue Barbette', details: '', zipcode: '75003', city: 'Paris', country: 'FR' };
const SATURDAY = '2026-01-17T09:00:00.000Z';
/** Cents. */
const WEEKEND = 9000;
const WEEKDAY = 7050;

openSalons((test) => addPayingCompany(test, { booker: { delivery } }));

/** A visit on a Saturday and a product of 20 €, sent for 4.90 €, in one sale of an account. */
async function bought() {
  const product = await addTestProduct(server.database.db, salon, { price: 2000, stock: 9 });
  const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, start: SATURDAY });
  const token = await tokenOfRole(server, salon, 'customer');
  const body = visitBody(held, {
    mode: 'delivery',
    address: ADDRESS,
    products: [{ articleId: product.externalId, quantity: 1 }],
    acceptedTotal: (WEEKEND + 2490) / 100,
  });
  const cart = await init(server, salon, body, token);
  const { orderId, appointment } = await payFor(server, salon, cart, { method: 'tok_success', token });
  expect((await booksOf(server, salon)).orders).toMatchObject([
    { subtotal: WEEKEND + 2000, delivery: 490, total: WEEKEND + 2490, captured: WEEKEND + 2490 },
  ]);
  return { orderId: orderId ?? '', appointmentId: appointment?.id ?? '' };
}

const sent = async () => {
  const { db } = server.database;
  const [order] = await db.select().from(eshopOrders).where(eq(eshopOrders.companyId, salon));
  const [stock] = await db.select().from(stocks).where(eq(stocks.companyId, salon));
  return { ...order, left: stock?.quantity };
};

test('a visit that is cancelled gives itself back alone: the products are sent all the same, for what that cost', async () => {
  const { orderId } = await bought();
  const manager = await clientAs(server, salon, 'manager');
  await manager.get(changeOrderStatus, { body: { m_ideorder: orderId, m_status: 'cancelled_by_shop' } });
  const { orders, intents } = await booksOf(server, salon);
  expect(orders).toMatchObject([{ refunded: WEEKEND, delivery: 490, paymentStatus: 'partially_refunded' }]);
  expect(intents).toMatchObject([{ refunded: WEEKEND }]);
  expect(await sent()).toMatchObject({
    status: 'paid',
    paymentStatus: 'paid',
    address: ADDRESS,
    delivery: 490,
    total: 2490,
    left: 8,
  });
});

test('a visit that moves to a cheaper day leaves what the products and their delivery cost', async () => {
  const { appointmentId } = await bought();
  const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one, start: TUESDAY_1000 });
  const camille = await clientAs(server, salon, 'customer');
  const body = { holdId: held.hold.holdId, visitKey: held.visitKey, acceptedTotal: WEEKDAY / 100 };
  await camille.get(moveAppointment, { params: { id: appointmentId }, body });
  const [order] = (await booksOf(server, salon)).orders;
  expect(order).toMatchObject({
    subtotal: WEEKDAY + 2000,
    discount: 0,
    delivery: 490,
    total: WEEKDAY + 2490,
    refunded: WEEKEND - WEEKDAY,
  });
  expect(await sent()).toMatchObject({ delivery: 490, total: 2490, left: 8 });
});
