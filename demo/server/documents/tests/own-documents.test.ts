import { expect, test } from 'vitest';
import { readAppointment } from '#contract/booking/appointments.ts';
import { giftHistory } from '#contract/money/gifts.ts';
import { refundPayment } from '#contract/money/payment.ts';
import { changeOrderStatus } from '#contract/orders/booking-order.ts';
import { myEshopOrder, myEshopOrders } from '#contract/orders/eshop.ts';
import { clientOf } from '../../testing/client.ts';
import { addTestProduct, addTheme } from '../../testing/commerce.ts';
import { enterSalon, later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany, init, payFor, visitBody } from '../../testing/sales.ts';
import { book, CUSTOMER, holdVisit, logIn, TEST_SHOPS } from '../../testing/visits.ts';

openSalons(addPayingCompany);

async function buy(token: string, sale: object): Promise<string> {
  const cart = await init(server, salon, { customer: CUSTOMER, ...sale }, token);
  const { orderId } = await payFor(server, salon, cart, { method: 'tok_success', token });
  return orderId ?? '';
}

const refund = async (ideorder: string, amount: number) =>
  (await clientAs(server, salon, 'manager')).get(refundPayment, {
    body: { ideorder, customerId: 'user-1', amount },
  });

test('a customer’s order of products leads to its invoice and each of its credit notes', async () => {
  const token = await logIn(server, salon);
  const client = clientOf(server, salon, { token });
  const product = await addTestProduct(server.database.db, salon, { price: 2000 });
  const products = [{ articleId: product.externalId, quantity: 2 }];
  const id = await buy(token, { shopId: '101', products, acceptedTotal: 40 });
  await refund(id, 10);
  await refund(id, 5);
  later(1000);
  const other = await buy(token, { shopId: '101', products, acceptedTotal: 40 });
  const order = await client.get(myEshopOrder, { params: { id } });
  expect(order.documents.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'invoice F2026-00001',
    'credit_note A2026-00001',
    'credit_note A2026-00002',
  ]);
  expect(order.invoiceUrl).toBe(order.documents[0]?.url);
  const { data } = await client.get(myEshopOrders);
  expect(data.map((each) => [each.id, each.documents.length])).toEqual([
    [other, 1],
    [id, 3],
  ]);
});

test('a bought voucher leads to the invoice of its purchase, and to a credit note; whoever got it to neither', async () => {
  await addTheme(server.database.db, salon);
  const token = await logIn(server, salon);
  const client = clientOf(server, salon, { token });
  const recipient = { name: 'Camille', email: 'camille@example.com' };
  const gift = { themeId: 'birthday', amount: 50, recipient, sender: 'Zoé', message: '' };
  const id = await buy(token, { gifts: [gift], acceptedTotal: 50 });
  await refund(id, 50);
  const [bought] = (await client.get(giftHistory)).data;
  expect(bought?.documents.map(({ number }) => number)).toEqual(['F2026-00001', 'A2026-00001']);
  const got = await client.get(giftHistory, { query: { received: 1 } });
  expect(got.data.every(({ documents }) => documents.length === 0)).toBe(true);
});

test('a visit that was paid online leads to its invoice and credit notes, for its customer and whoever has its key', async () => {
  const token = await logIn(server, salon);
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)), token);
  const { appointment, orderId } = await payFor(server, salon, cart, { method: 'tok_success', token });
  await refund(orderId ?? '', 10);
  const { id, manageKey } = appointment!;
  const params = { id };
  const own = await clientOf(server, salon, { token }).get(readAppointment, { params });
  expect(own.documents.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'invoice F2026-00001',
    'credit_note A2026-00001',
  ]);
  const keyed = await clientOf(server, salon).get(readAppointment, { params, query: { key: manageKey } });
  expect(keyed.documents).toEqual(own.documents);
});

test('a visit that was sold with products leads its customer alone to what was bought, cancelled or not', async () => {
  const token = await logIn(server, salon);
  const product = await addTestProduct(server.database.db, salon, { price: 2000 });
  const products = [{ articleId: product.externalId, quantity: 2 }];
  const held = await holdVisit(server, salon, { shopid: TEST_SHOPS.one });
  const cart = await init(server, salon, visitBody(held, { products, acceptedTotal: 110.5 }), token);
  const { appointment, orderId } = await payFor(server, salon, cart, { method: 'tok_success', token });
  const { id, manageKey } = appointment!;
  const numbers = async (as: { token?: string }, query = {}) =>
    (await clientOf(server, salon, as).get(readAppointment, { params: { id }, query })).documents.map(
      ({ number }) => number,
    );
  expect(await numbers({ token })).toEqual(['F2026-00001']);
  expect(await numbers({ token }, { key: manageKey })).toEqual(['F2026-00001']);
  expect(await numbers({}, { key: manageKey })).toEqual([]);
  const cancelled = { m_ideorder: orderId ?? '', m_status: 'cancelled_by_shop' } as const;
  await (await clientAs(server, salon, 'manager')).get(changeOrderStatus, { body: cancelled });
  expect((await numbers({ token })).length).toBeGreaterThan(0);
  expect(await numbers({}, { key: manageKey })).toEqual([]);
  const wrong = { params: { id }, query: { key: 'a-key-of-somebody-else' } };
  expect((await clientOf(server, salon).refusal(readAppointment, wrong)).type).toBe('not_found');
});

test('a visit alone leads whoever has its key to its documents after it was cancelled as well', async () => {
  const token = await logIn(server, salon);
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)), token);
  const { appointment, orderId } = await payFor(server, salon, cart, { method: 'tok_success', token });
  const cancelled = { m_ideorder: orderId ?? '', m_status: 'cancelled_by_shop' } as const;
  await (await clientAs(server, salon, 'manager')).get(changeOrderStatus, { body: cancelled });
  const { id, manageKey } = appointment!;
  const read = { params: { id }, query: { key: manageKey } };
  const { documents } = await clientOf(server, salon).get(readAppointment, read);
  expect(documents.map(({ number }) => number)).toContain('F2026-00001');
});

test('a visit that is paid in the shop has no document', async () => {
  enterSalon(await addPayingCompany(server, { mode: 'none' }));
  const { id, manageKey } = await book(server, salon, await holdVisit(server, salon));
  const read = { params: { id }, query: { key: manageKey } };
  expect((await clientOf(server, salon).get(readAppointment, read)).documents).toEqual([]);
});
