import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeOrderStatus,
  oldCreditOfOrder,
  orderAggregate,
  orderById,
  orderHistory,
  refundOldCredit,
  refundPartly,
} from '#contract/orders/booking-order.ts';
import { customerHistory, customerRemaining, searchCustomers } from '#contract/people/customers.ts';
import { refundPayment, refundPayzen } from '#contract/money/payment.ts';
import { bookingShopPayments } from '#contract/orders/shop-payments.ts';
import { giveCredit } from '../../store-credit/store-credit.ts';
import { appointmentsOf } from '../../testing/appointments.ts';
import type { Client } from '../../testing/client.ts';
import { addTheme } from '../../testing/commerce.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs, tokenOfRole } from '../../testing/people.ts';
import { addPayingCompany, booksOf, init, payFor, visitBody, type Paid } from '../../testing/sales.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { askHold, CUSTOMER, holdVisit } from '../../testing/visits.ts';

let manager: Client;

openSalons(addPayingCompany);
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

async function paidVisit(change: object = {}): Promise<Paid & { orderId: string }> {
  const token = await tokenOfRole(server, salon, 'customer');
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon), change), token);
  const paid = await payFor(server, salon, cart);
  return { ...paid, orderId: paid.orderId ?? '' };
}

const refund = (ideorder: string, amount: number, customerId: string | null = 'user-1') => ({
  body: { ideorder, customerId, amount },
});

describe('a refund', () => {
  test('a refund gives back parts until nothing is left, and nothing more', async () => {
    const { orderId } = await paidVisit();
    expect(await manager.get(refundPayment, refund(orderId, 20.5))).toMatchObject({
      amount: 20.5,
      status: 'refunded',
    });
    expect(await manager.get(orderById, { query: { ideorder: orderId } })).toMatchObject({
      captured: 70.5,
      refunded: 20.5,
      paymentStatus: 'partially_refunded',
    });
    expect((await manager.refusal(refundPayment, refund(orderId, 50.01))).type).toBe('amount_refused');
    await manager.get(refundPartly, {
      body: { appointment: { ideorder: orderId, customerId: 'user-1', amount: 50 } },
    });
    expect((await manager.refusal(refundPayment, refund(orderId, 0.01))).type).toBe('amount_refused');
    const { intents, orders } = await booksOf(server, salon);
    expect([intents[0]?.refunded, orders[0]?.paymentStatus]).toEqual([7050, 'refunded']);
  });

  test('a refund asked ten times at once with one key is one, and the answer is the same', async () => {
    const { orderId } = await paidVisit();
    const idempotencyKey = randomUUID();
    const once = () => manager.get(refundPayment, refund(orderId, 10), { idempotencyKey }).catch(() => null);
    await Promise.all(Array.from({ length: 10 }, once));
    const first = await once();
    expect(await once()).toEqual(first);
    const { refunds, intents } = await booksOf(server, salon);
    expect([refunds.length, intents[0]?.refunded]).toEqual([1, 1000]);
  });

  test('a refund asked ten times at once with ten keys never exceeds what was taken', async () => {
    const { orderId } = await paidVisit();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        manager.get(refundPayment, refund(orderId, 30)).then(
          () => 1,
          () => 0 as number,
        ),
      ),
    );
    expect(replies.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect((await booksOf(server, salon)).intents[0]?.refunded).toBe(6000);
  });

  test.each([0, -1, 0.001, 0.004, 0.009, 10.005, -1e300])(
    'a refund of %d is none, and is refused as an invalid amount, not as too much',
    async (amount) => {
      const { orderId } = await paidVisit();
      const { code, type, field } = await manager.refusal(refundPayment, refund(orderId, amount));
      expect([code, type, field]).toEqual([422, 'invalid', 'amount']);
    },
  );

  test('a refund beyond all that anybody pays is too much', async () => {
    const { orderId } = await paidVisit();
    expect((await manager.refusal(refundPayment, refund(orderId, 1e300))).type).toBe('amount_refused');
  });

  test('a refund is for the customer of the order, by its own provider, and by managers', async () => {
    const { orderId } = await paidVisit();
    expect((await manager.refusal(refundPayment, refund(orderId, 1, 'user-2'))).type).toBe('not_found');
    expect((await manager.refusal(refundPayment, refund(orderId, 1, null))).type).toBe('not_found');
    expect((await manager.refusal(refundPayzen, refund(orderId, 1))).type).toBe('payment_missing');
    for (const role of ['staff', 'provider', 'access', 'customer'] as const) {
      const other = await clientAs(server, salon, role);
      expect((await other.refusal(refundPayment, refund(orderId, 1))).type).toBe('forbidden');
    }
    const elsewhere = await clientAs(server, await addPayingCompany(server), 'manager');
    expect((await elsewhere.refusal(refundPayment, refund(orderId, 1))).type).toBe('not_found');
    expect((await booksOf(server, salon)).refunds).toEqual([]);
  });
});

describe('a status', () => {
  const change = (m_ideorder: string, m_status: string) => ({ body: { m_ideorder, m_status } });

  test('a status moves along the table, and the appointment with it', async () => {
    const staff = await clientAs(server, salon, 'staff');
    const { orderId } = await paidVisit();
    expect(await staff.get(changeOrderStatus, change(orderId, 'arrived'))).toMatchObject({
      m_status: 'arrived',
    });
    expect(await staff.get(changeOrderStatus, change(orderId, 'arrived'))).toMatchObject({
      m_status: 'arrived',
    });
    expect((await staff.refusal(changeOrderStatus, change(orderId, 'no_show'))).type).toBe('move_refused');
    await staff.get(changeOrderStatus, change(orderId, 'completed'));
    expect((await staff.refusal(changeOrderStatus, change(orderId, 'confirmed'))).type).toBe('move_refused');
    expect(await appointmentsOf(server, salon)).toMatchObject([{ status: 'completed' }]);
    expect((await staff.refusal(changeOrderStatus, change(orderId, 'm_12'))).type).toBe('invalid');
    expect((await staff.refusal(changeOrderStatus, change('nothing', 'arrived'))).type).toBe('not_found');
  });

  test('a status of a visit that the shop cancels frees the hour and gives everything back', async () => {
    const { orderId } = await paidVisit();
    await manager.get(changeOrderStatus, change(orderId, 'cancelled_by_shop'));
    const { intents, orders } = await booksOf(server, salon);
    expect([intents[0]?.refunded, orders[0]?.paymentStatus]).toEqual([7050, 'refunded']);
    expect((await askHold(server, salon)).status).toBe(200);
  });

  test('a status of what the customer alone may do is not the shop’s to set', async () => {
    const { orderId } = await paidVisit();
    expect((await manager.refusal(changeOrderStatus, change(orderId, 'cancelled_by_customer'))).type).toBe(
      'move_refused',
    );
  });
});

describe('credit', () => {
  test('credit pays, and what an order used comes back at most once', async () => {
    const { db } = server.database;
    await giveCredit(db, salon, { userId: 'user-1', amount: 5000, cause: 'gift', now: TEST_MONDAY });
    const customer = await clientAs(server, salon, 'customer');
    const { orderId } = await paidVisit({ credit: 30, acceptedTotal: 40.5 });
    expect(await customer.get(customerRemaining)).toMatchObject({ credits: 20 });
    const back = (amount: number) => ({
      body: { appointment: { ideorder: orderId, customerId: 'user-1', amount } },
    });
    const { code, type, field } = await manager.refusal(refundOldCredit, back(0.004));
    expect([code, type, field]).toEqual([422, 'invalid', 'appointment.amount']);
    await manager.get(refundOldCredit, back(25));
    expect((await manager.refusal(refundOldCredit, back(5.01))).type).toBe('amount_refused');
    expect(await manager.get(oldCreditOfOrder, { query: { ideorder: orderId } })).toMatchObject({
      creditUsed: 30,
      creditReturned: 25,
    });
    expect(await customer.get(customerRemaining)).toMatchObject({
      credits: 45,
      historyTotal: 3,
      history: expect.arrayContaining([
        expect.objectContaining({ amount: 25, reason: 'returned' }),
        expect.objectContaining({ amount: -30, reason: 'spent' }),
        expect.objectContaining({ amount: 50, reason: 'given' }),
      ]),
    });
    const second = await customer.get(customerRemaining, { query: { page: 2, itemPerPage: 2 } });
    expect([second.history.length, second.historyTotal]).toEqual([1, 3]);
  });

  test('credit that is not there pays nothing', async () => {
    const token = await tokenOfRole(server, salon, 'customer');
    const body = visitBody(await holdVisit(server, salon), { credit: 30, acceptedTotal: 40.5 });
    await expect(init(server, salon, body, token)).rejects.toThrow('invalid');
  });
});

describe('the history', () => {
  test('the history finds orders by everything that it offers, a page at a time', async () => {
    const { orderId, transactionId } = await paidVisit();
    await clientAs(server, salon, 'access').then(async (guest) => {
      const queries = [
        {},
        { customerLastname: 'arti', customerMail: 'ZOE@' },
        { transactionId: transactionId ?? '' },
        { start: '2026-01-12', end: '2026-01-12' },
        { start: '0000-00-00', end: '9999-12-31' },
        { end: '9999-99-99' },
        { periodSearch: 'appointment', start: '2026-01-13', end: '2026-01-13' },
        { bookerStatus: 'confirmed', shops: '102,101', bookerOrigin: 'web' },
        { sortBy: 'start', sortDesc: false, itemPerPage: 1 },
      ] as const;
      for (const query of queries) {
        const found = await guest.get(orderHistory, { query });
        expect([found.total, found.data[0]?.ideorder], JSON.stringify(query)).toEqual([1, orderId]);
      }
      const misses = [
        { customerLastname: '%' },
        { shops: '101' },
        { end: '2026-01-11' },
        { bookerStatus: 'completed' },
      ];
      for (const query of misses)
        expect((await guest.get(orderHistory, { query })).total, JSON.stringify(query)).toBe(0);
      expect(await guest.get(orderAggregate, { query: {} })).toMatchObject({
        count: 1,
        amount: 70.5,
        captured: 70.5,
      });
      expect(
        await guest.get(bookingShopPayments, { query: { start: '2026-01-12', end: '2026-01-12' } }),
      ).toMatchObject({
        data: [{ shopId: '102', orders: 1, amount: 70.5, captured: 70.5, refunded: 0 }],
      });
    });
    const staff = await clientAs(server, salon, 'staff');
    expect((await staff.refusal(orderHistory, { query: {} })).type).toBe('forbidden');
  });

  test('the history of a customer is theirs, and the back office may read it', async () => {
    const { orderId } = await paidVisit();
    const customer = await clientAs(server, salon, 'customer');
    const own = await customer.get(customerHistory, { query: {} });
    expect(own.data).toMatchObject([{ ideorder: orderId, appointment: { timeZone: 'Europe/Paris' } }]);
    expect((await customer.refusal(customerHistory, { query: { customerId: 'user-2' } })).type).toBe(
      'not_found',
    );
    const staff = await clientAs(server, salon, 'staff');
    expect((await staff.get(customerHistory, { query: { customerId: 'user-1' } })).total).toBe(1);
    expect((await staff.get(searchCustomers, { body: { search: 'ferr cam' } })).data).toMatchObject([
      { id: 'user-1' },
    ]);
  });
});

test('an order of vouchers and one of a visit are found by the reference that their buyers have', async () => {
  await addTheme(server.database.db, salon);
  const recipient = { name: 'Sacha', email: 'sacha@example.com' };
  const gifts = [{ themeId: 'birthday', amount: 50, recipient, sender: '', message: '' }];
  const token = await tokenOfRole(server, salon, 'customer');
  const bought = await init(server, salon, { customer: CUSTOMER, gifts, acceptedTotal: 50 }, token);
  const { orderId } = await payFor(server, salon, bought);
  const visit = await paidVisit();
  const { data } = await manager.get(orderHistory, { query: {} });
  const referenceOf = (id: string | null) => data.find(({ ideorder }) => ideorder === id)?.reference ?? '';
  expect(referenceOf(orderId)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(referenceOf(visit.orderId)).toBe(visit.appointment?.reference);
  for (const id of [orderId, visit.orderId]) {
    const reference = referenceOf(id).toLowerCase().replace(/^..../, '$& ');
    const found = await manager.get(orderHistory, { query: { reference } });
    expect([found.total, found.data.map(({ ideorder }) => ideorder)]).toEqual([1, [id]]);
  }
  const theirs = await manager.get(customerHistory, { query: { customerId: 'user-1' } });
  expect(theirs.data.find(({ ideorder }) => ideorder === orderId)?.reference).toBe(referenceOf(orderId));
});
