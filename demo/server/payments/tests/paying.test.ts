import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Value } from 'typebox/value';
import type { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import { paymentSchemas } from '#contract/money/payment.schemas.ts';
import { later, openSalons, salon, server } from '../../testing/open-salons.ts';
import { send, TEST_MONDAY, type TestServer } from '../../testing/test-server.ts';
import { mailsIn } from '../../testing/mails.ts';
import {
  addPayingCompany,
  askCallback,
  askInit,
  askPay,
  askState,
  booksOf,
  init,
  type Init,
  payFor,
  visitBody,
} from '../../testing/sales.ts';
import { askHold, holdVisit, logIn, TUESDAY_1000 } from '../../testing/visits.ts';
import { exchangePoints } from '#contract/money/loyalty.ts';
import { addCard, addCoupon, addTier } from '../../testing/commerce.ts';
import { clientAs } from '../../testing/people.ts';
import { pressAnswer } from './press-answer.ts';
import { reconcile } from '../reconcile.ts';

const MINUTE = 60_000;
openSalons(addPayingCompany);

const contextOf = ({ database, clock }: TestServer) => ({
  db: database.db,
  clock,
  originOf: (host: string) => `http://${host}`,
});

async function heldCart() {
  const held = await holdVisit(server, salon);
  return { held, cart: await init(server, salon, visitBody(held)) };
}

/** Whoever comes back with the payment's token is told of the visit as whoever paid at once was, with a key that opens it. */
async function expectSameAppointment(cart: Init, told: AppointmentWire | null): Promise<void> {
  if (told === null) throw new Error('Nothing was booked.');
  const states = [await askState(server, salon, cart), await askState(server, salon, cart)];
  const [first, second] = states.map(({ appointment }) => appointment);
  expect(second).toEqual(first);
  const { manageKey: _, manageUrl: _url, ...visit } = told;
  expect(first).toMatchObject(visit);
  const { manageKey: key = '', manageUrl = '' } = first ?? {};
  expect(key).not.toBe(cart.result.token);
  expect(manageUrl).toContain(`#${key}`);
  const calendar = await send(server, null, { url: `/api/appointments/${told.id}/calendar.ics?key=${key}` });
  expect(calendar.status).toBe(200);
}

describe('paying for a held visit', () => {
  test('paying for a held visit makes the appointment, the order and the mail, and takes the money once', async () => {
    const { cart } = await heldCart();
    expect(cart.prices).toMatchObject({
      subtotal: 70.5,
      due: 70.5,
      now: 70.5,
      taxes: [{ rate: 20, amount: 11.75 }],
    });
    const paid = await payFor(server, salon, cart);
    expect(Value.Errors(paymentSchemas['payment.pay'].reply, paid)).toEqual([]);
    expect(paid).toMatchObject({
      status: 'paid',
      appointment: { status: 'confirmed', paymentStatus: 'paid' },
    });
    const { orders, intents } = await booksOf(server, salon);
    expect(orders).toMatchObject([
      {
        id: paid.orderId,
        number: 1,
        total: 7050,
        captured: 7050,
        paymentStatus: 'paid',
        transactionId: paid.transactionId,
      },
    ]);
    expect(intents).toMatchObject([{ state: 'captured', captured: 7050, refunded: 0 }]);
    expect(await mailsIn(server, salon)).toHaveLength(1);
    expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid', orderId: paid.orderId });
    await expectSameAppointment(cart, paid.appointment);
  });

  test('paying for a held visit tells what takes something off by name: the coupon, the reward, and both together', async () => {
    const { db } = server.database;
    await addCoupon(db, salon, { code: 'TEN' });
    await addTier(db, salon);
    await addCard(db, salon, 'user-1', 100);
    const customer = await clientAs(server, salon, 'customer');
    const { code: rewardCode } = await customer.get(exchangePoints, { body: { palierId: 'small' } });
    const held = await holdVisit(server, salon);
    const token = await logIn(server, salon);
    const discountOf = async (reductions: object, acceptedTotal: number) => {
      const { prices } = await init(server, salon, visitBody(held, { ...reductions, acceptedTotal }), token);
      return [prices.discount, prices.discountName?.fr];
    };
    expect(await discountOf({}, 70.5)).toEqual([0, undefined]);
    expect(await discountOf({ couponCode: 'TEN' }, 63.45)).toEqual([7.05, 'Dix pour cent']);
    expect(await discountOf({ rewardCode }, 60.5)).toEqual([10, 'Petit plaisir']);
    expect(await discountOf({ couponCode: 'TEN', rewardCode }, 53.45)).toEqual([
      17.05,
      'Dix pour cent + Petit plaisir',
    ]);
  });

  test('paying for a held visit with a declined card keeps the cart and the slot, and another card pays', async () => {
    const { cart } = await heldCart();
    const declined = await payFor(server, salon, cart, { method: 'tok_declined' });
    expect(declined).toMatchObject({
      status: 'failed',
      orderId: null,
      error: {
        type: 'card_error',
        code: 'card_declined',
        message: 'Votre carte a été refusée. Essayez une autre carte.',
      },
    });
    expect((await askHold(server, salon)).status).toBe(409);
    expect(await payFor(server, salon, cart)).toMatchObject({ status: 'paid' });
  });

  test('paying for a held visit by 3-D Secure waits for the bank, whatever the browser says, and is finished by the return page once', async () => {
    const { cart } = await heldCart();
    const { paymentId } = cart.infos;
    const asked = await payFor(server, salon, cart, { method: 'tok_three_d_secure' });
    expect(asked).toMatchObject({
      status: 'action_required',
      redirectUrl: `http://pay.localhost:4100/stripe/stripe_${paymentId}`,
    });
    const back = () =>
      askCallback(server, salon, { paymentToken: cart.result.token, prices: { due: 0 } }, paymentId);
    expect((await back()).body).toMatchObject({ status: 'action_required', orderId: null });
    await pressAnswer(server, asked.redirectUrl, 'pass');
    const returns = await Promise.all(Array.from({ length: 5 }, back));
    expect(new Set(returns.map(({ text }) => text)).size).toBe(1);
    expect(returns[0]?.body).toMatchObject({
      status: 'paid',
      appointment: { status: 'confirmed', paid: 70.5, total: 70.5 },
    });
    expect((await booksOf(server, salon)).orders).toHaveLength(1);
  });

  test('paying for a held visit by 3-D Secure that the bank refuses fails, and sells nothing', async () => {
    const { cart } = await heldCart();
    const asked = await payFor(server, salon, cart, { method: 'tok_three_d_secure' });
    await pressAnswer(server, asked.redirectUrl, 'fail');
    expect(await askState(server, salon, cart)).toMatchObject({ status: 'failed', orderId: null });
    expect((await booksOf(server, salon)).orders).toEqual([]);
  });

  test.each([
    ['tok_answer_lost', 'paid'],
    ['tok_request_lost', 'pending'],
  ])('paying for a held visit with %s ends as the provider knows it: %s', async (method, status) => {
    const { cart } = await heldCart();
    expect(await payFor(server, salon, cart, { method })).toMatchObject({ status });
    expect(await payFor(server, salon, cart)).toMatchObject({ status: 'paid' });
    expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: 7050 }]);
  });

  test('paying for a held visit of which the provider never heard is known to have failed after ten seconds, and is paid once then', async () => {
    const { cart } = await heldCart();
    await payFor(server, salon, cart, { method: 'tok_request_lost' });
    expect(await askState(server, salon, cart)).toMatchObject({ status: 'pending' });
    later(10_000);
    expect(await askState(server, salon, cart)).toMatchObject({ status: 'failed' });
    expect(await payFor(server, salon, cart)).toMatchObject({ status: 'paid' });
    expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: 7050 }]);
  });

  test('paying for a held visit that the bank takes its time over is finished by whoever looks next', async () => {
    const { cart } = await heldCart();
    expect(await payFor(server, salon, cart, { method: 'tok_late' })).toMatchObject({ status: 'pending' });
    await reconcile(contextOf(server));
    expect((await booksOf(server, salon)).orders).toEqual([]);
    server.clock.set(TEST_MONDAY + MINUTE);
    await reconcile(contextOf(server));
    await reconcile(contextOf(server));
    expect((await booksOf(server, salon)).orders).toHaveLength(1);
    expect(await mailsIn(server, salon)).toHaveLength(1);
  });
});

describe('a payment that comes after the hold is over', () => {
  const lateCart = async () => {
    const { cart } = await heldCart();
    await payFor(server, salon, cart, { method: 'tok_late' });
    server.clock.set(TEST_MONDAY + 25 * MINUTE);
    return cart;
  };

  test('a payment that comes after the hold is over still gets the moment where it is free', async () => {
    const cart = await lateCart();
    await reconcile(contextOf(server));
    expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
  });

  test('a payment that comes after the hold is over is given back where the moment is taken, and says why', async () => {
    const cart = await lateCart();
    await holdVisit(server, salon, { start: TUESDAY_1000 });
    await reconcile(contextOf(server));
    expect(await askState(server, salon, cart)).toMatchObject({
      status: 'refunded',
      problem: 'hold_expired',
      orderId: null,
    });
    const { orders, intents, refunds } = await booksOf(server, salon);
    expect([orders.length, intents[0]?.refunded, refunds.map(({ status }) => status)]).toEqual([
      0,
      7050,
      ['done'],
    ]);
  });

  test('whoever begins to pay keeps the slot for ten minutes more, once', async () => {
    const { cart } = await heldCart();
    server.clock.set(TEST_MONDAY + 9 * MINUTE);
    await payFor(server, salon, cart, { method: 'tok_declined' });
    server.clock.set(TEST_MONDAY + 18 * MINUTE);
    expect((await askHold(server, salon)).status).toBe(409);
    await payFor(server, salon, cart, { method: 'tok_declined' });
    server.clock.set(TEST_MONDAY + 20 * MINUTE);
    expect((await askHold(server, salon)).status).toBe(200);
  });
});

test('ten equal pays at once are one payment, one order and one mail', async () => {
  const { cart } = await heldCart();
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      askPay(server, salon, cart, { method: 'tok_success', key: index < 5 ? key : randomUUID() }),
    ),
  );
  for (const { status, body } of replies) {
    expect(status === 200 || (status === 409 && (body as { type: string }).type === 'in_flight')).toBe(true);
  }
  const { orders, intents } = await booksOf(server, salon);
  expect([orders.length, intents[0]?.captured]).toEqual([1, 7050]);
  expect(await mailsIn(server, salon)).toHaveLength(1);
});

test('a key belongs to the cart: logging in between a lost answer and its repetition changes nothing', async () => {
  const { cart } = await heldCart();
  const key = randomUUID();
  const first = await askPay(server, salon, cart, { method: 'tok_success', key });
  const again = await askPay(server, salon, cart, {
    method: 'tok_success',
    key,
    token: await logIn(server, salon),
  });
  expect(again.body).toEqual(first.body);
  const other = await askPay(server, salon, cart, { method: 'tok_declined', key });
  expect(other.status).toBe(422);
});

describe('without money online', () => {
  test('without money online nothing is sold that has to be paid', async () => {
    const free = await addPayingCompany(server, { provider: 'free' });
    const held = await holdVisit(server, free);
    const reply = await askInit(server, free, visitBody(held));
    expect([reply.status, (reply.body as { type: string }).type]).toEqual([409, 'payment_missing']);
  });

  test('without money online a visit is booked where it may be paid in the shop', async () => {
    const free = await server.addCompany();
    const cart = await init(server, free, visitBody(await holdVisit(server, free)));
    expect(cart.infos.paymentId).toBeNull();
    expect(await payFor(server, free, cart, {})).toMatchObject({
      status: 'paid',
      appointment: { paymentStatus: 'none' },
    });
  });
});

test.each(['stripe', 'payzen', 'saferpay', 'paypal', 'monetico'])('%s takes a deposit', async (provider) => {
  const company = await addPayingCompany(server, { provider, mode: 'deposit' });
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  expect(cart.prices).toMatchObject({ due: 70.5, now: 21.15 });
  expect(await payFor(server, company, cart)).toMatchObject({
    status: 'paid',
    appointment: { paymentStatus: 'deposit_paid' },
  });
});
