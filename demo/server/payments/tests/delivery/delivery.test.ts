import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exportUser } from '#contract/account/own-account.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { myEshopOrder } from '#contract/orders/eshop.ts';
import { documents } from '../../../database/schema/selling/documents.ts';
import { eshopOrders } from '../../../database/schema/selling/eshop.ts';
import { companies } from '../../../database/schema/tenants.ts';
import { addTestProduct, addVoucher } from '../../../testing/commerce.ts';
import { mailsIn, salonMailsIn } from '../../../testing/mails.ts';
import { openSalons, salon, server } from '../../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../../testing/people.ts';
import { addPayingCompany, askInit, askPay, booksOf, init, payFor } from '../../../testing/sales.ts';
import { CUSTOMER, TEST_SHOPS } from '../../../testing/visits.ts';

const delivery = {
  active: true,
  countries: ['FR', 'CH'],
  price: 4.9,
  freeFrom: 60,
  days: { from: 2, to: 4 },
};
const ADDRESS = {
  street: '4 rue Barbette',
  details: 'Étage 3',
  zipcode: '75003',
  city: 'Paris',
  country: 'FR',
};

openSalons((test) => addPayingCompany(test, { booker: { delivery } }));

/** What is asked to be paid for products of 20 € each. */
async function sent(quantity: number, change: object = {}) {
  const product = await addTestProduct(server.database.db, salon, { price: 2000, stock: 9 });
  return {
    shopId: TEST_SHOPS.one,
    mode: 'delivery',
    address: ADDRESS,
    customer: CUSTOMER,
    products: [{ articleId: product.externalId, quantity }],
    acceptedTotal: quantity * 20 + 4.9,
    ...change,
  };
}

const eshopOrder = async () => {
  const [order] = await server.database.db.select().from(eshopOrders).where(eq(eshopOrders.companyId, salon));
  return order;
};

describe('products that are sent', () => {
  test('cost their delivery, with its tax, which is on the invoice and in both mails with the address', async () => {
    const cart = await init(server, salon, await sent(1));
    expect(cart.prices).toMatchObject({ subtotal: 20, delivery: 4.9, total: 24.9, due: 24.9 });
    expect(cart.prices.taxes).toEqual([{ rate: 20, amount: 4.15 }]);
    await payFor(server, salon, cart);
    expect((await booksOf(server, salon)).orders).toMatchObject([
      { delivery: 490, total: 2490, captured: 2490 },
    ]);
    expect(await eshopOrder()).toMatchObject({
      mode: 'delivery',
      address: ADDRESS,
      delivery: 490,
      total: 2490,
    });
    const [invoice] = await server.database.db.select().from(documents).where(eq(documents.companyId, salon));
    expect(invoice?.content.lines).toMatchObject([
      { kind: 'product', net: 2000 },
      { kind: 'delivery', net: 490, vat: 20, tax: 82 },
    ]);
    const [receipt] = await mailsIn(server, salon);
    const [told] = await salonMailsIn(server, salon);
    expect(told?.text).toContain('elle est à expédier');
    for (const mail of [receipt, told])
      expect(mail?.text).toMatch(/4 rue Barbette[\s\S]*Étage 3[\s\S]*75003 Paris/);
    expect(receipt?.text).toContain('4,90');
  });

  test('are priced with what sending them would cost, while they are collected', async () => {
    const { address: _, ...collected } = await sent(1, { mode: 'collect', acceptedTotal: 20 });
    const { prices } = await init(server, salon, collected);
    expect(prices).toMatchObject({ delivery: 0, deliveryPrice: 4.9, total: 20 });
  });

  test('are sent for nothing from the company’s sum on, which counts after discounts', async () => {
    const cart = await init(server, salon, await sent(3, { acceptedTotal: 60 }));
    expect(cart.prices).toMatchObject({ delivery: 0, total: 60 });
    await payFor(server, salon, cart);
    expect(await eshopOrder()).toMatchObject({
      mode: 'delivery',
      address: ADDRESS,
      delivery: 0,
      total: 6000,
    });
  });

  test('are paid by a voucher with their delivery', async () => {
    const { code } = await addVoucher(server.database.db, salon, { balance: 10_000 });
    const cart = await init(server, salon, await sent(1, { codes: [code], acceptedTotal: 0 }));
    expect(cart.prices).toMatchObject({ total: 24.9, voucher: 24.9, due: 0 });
  });

  test('are shown to their buyer with the address, which their export has', async () => {
    const token = await tokenOfRole(server, salon, 'customer');
    const cart = await init(server, salon, await sent(1), token);
    await payFor(server, salon, cart, { method: 'tok_success', token });
    const customer = await clientAs(server, salon, 'customer');
    const { id = '' } = (await eshopOrder()) ?? {};
    expect(await customer.get(myEshopOrder, { params: { id } })).toMatchObject({
      address: ADDRESS,
      delivery: 4.9,
    });
    expect((await customer.get(exportUser)).deliveries).toMatchObject([{ address: ADDRESS }]);
  });

  test('go back whole, with what their delivery cost, where the shop gives the order up', async () => {
    const { orderId = '' } = await payFor(server, salon, await init(server, salon, await sent(1)));
    const staff = await clientAs(server, salon, 'staff');
    await staff.get(changeOrderStatus, {
      body: { m_ideorder: orderId ?? '', m_status: 'cancelled_by_shop' },
    });
    expect((await booksOf(server, salon)).orders).toMatchObject([{ refunded: 2490 }]);
    const rows = await server.database.db
      .select()
      .from(documents)
      .where(and(eq(documents.companyId, salon), eq(documents.kind, 'credit_note')));
    expect(rows[0]?.content.lines.map(({ net }) => net)).toEqual([2000, 490]);
  });
});

describe('a delivery is refused', () => {
  test.each([
    ['without an address', { address: undefined }, 'address'],
    ['to a country where nothing is sent', { address: { ...ADDRESS, country: 'US' } }, 'address.country'],
    ['to no postcode of the country', { address: { ...ADDRESS, zipcode: '750' } }, 'address.zipcode'],
    ['to no street', { address: { ...ADDRESS, street: ' ' } }, 'address.street'],
    ['of nothing', { products: [] }, 'appointment'],
  ])('%s', async (_, change, field) => {
    const reply = await askInit(server, salon, await sent(1, change));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ field });
  });

  test('by a company that sends nothing', async () => {
    const other = await addPayingCompany(server);
    const product = await addTestProduct(server.database.db, other, { price: 2000, stock: 9 });
    const products = [{ articleId: product.externalId, quantity: 1 }];
    const reply = await askInit(server, other, { ...(await sent(1)), products });
    expect(reply).toMatchObject({ status: 422, body: { field: 'mode' } });
  });

  test.each([
    [
      'ended',
      { active: false },
      { code: 422, field: 'mode', message: expect.stringContaining('plus proposée') },
    ],
    ['made dearer', { price: 6.9 }, { code: 409, type: 'price_changed', total: 26.9 }],
  ])('that the company has %s while somebody pays, and nothing is taken', async (_, change, refusal) => {
    const cart = await init(server, salon, await sent(1));
    const { db } = server.database;
    const [company] = await db.select().from(companies).where(eq(companies.id, salon));
    const profile = structuredClone(company!.profile);
    Object.assign(profile.booker.delivery!, change);
    await db.update(companies).set({ profile }).where(eq(companies.id, salon));
    const reply = await askPay(server, salon, cart, { method: 'tok_success' });
    expect(reply.body).toMatchObject(refusal);
    const { orders, payments, intents } = await booksOf(server, salon);
    expect([orders, payments.map(({ status }) => status), intents.map(({ state }) => state)]).toEqual([
      [],
      ['created'],
      ['new'],
    ]);
  });

  test('where the buyer was told another price', async () => {
    const reply = await askInit(server, salon, await sent(1, { acceptedTotal: 20 }));
    expect(reply).toMatchObject({ status: 409, body: { type: 'price_changed', total: 24.9 } });
  });
});
