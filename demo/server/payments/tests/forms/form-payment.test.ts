import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { holds } from '../../../database/schema/booking.ts';
import { companySecrets } from '../../../database/schema/selling/orders.ts';
import { chargeInForm } from '../../../testing/forms/charge-in-form.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { addPayingCompany, askPay, booksOf, init, payFor, visitBody } from '../../../testing/sales.ts';
import { send } from '../../../testing/test-server.ts';
import { holdVisit, TUESDAY_1000 } from '../../../testing/visits.ts';
import { reconcile } from '../../reconcile.ts';

const MINUTE = 60_000;

openSalons((testServer) => addPayingCompany(testServer, { provider: 'payzen' }));

async function prepared() {
  const held = await holdVisit(server, salon);
  const cart = await init(server, salon, visitBody(held));
  const charge = (method = 'tok_success') => chargeInForm(server, cart.infos, { company: salon, method });
  return { cart, held, charge };
}

const look = () => {
  const { database, clock } = server;
  return reconcile({ db: database.db, clock, originOf: (host) => `http://${host}` });
};

test('a token is given to a form that takes the money by itself, and to no other', async () => {
  const { cart } = await prepared();
  expect(cart.infos.formToken).toMatch(/^.{20,}$/);
  const stripe = await addPayingCompany(server, { provider: 'stripe' });
  const other = await init(server, stripe, visitBody(await holdVisit(server, stripe)));
  expect(other.infos).toMatchObject({ paymentId: expect.any(String), formToken: null });
});

test('a means of payment that somebody names takes nothing by such a form', async () => {
  const { cart } = await prepared();
  const { cartId, result } = cart;
  const reply = await send(server, salon, {
    method: 'POST',
    url: '/api/payment/pay',
    headers: { 'idempotency-key': 'a-key-of-a-browser' },
    payload: { cartId, paymentToken: result.token, method: 'tok_success' },
  });
  expect(reply.body).toMatchObject({ status: 'pending', orderId: null });
  expect((await booksOf(server, salon)).intents).toMatchObject([{ state: 'new', captured: 0 }]);
});

test('whoever may pay without a word keeps the slot for ten minutes more', async () => {
  const { db } = server.database;
  const held = await holdVisit(server, salon);
  later(9 * MINUTE);
  await init(server, salon, visitBody(held));
  const [hold] = await db.select().from(holds).where(eq(holds.id, held.hold.holdId));
  expect(hold?.expiresAt.getTime()).toBe(server.clock.now() + 10 * MINUTE);
});

test('what such a form has taken of whoever closed the page is sold by the rounds, without a message', async () => {
  const { charge } = await prepared();
  await server.database.db.delete(companySecrets).where(eq(companySecrets.companyId, salon));
  await charge('tok_declined');
  later(MINUTE);
  await look();
  expect((await booksOf(server, salon)).payments).toMatchObject([{ status: 'failed' }]);
  await charge();
  later(MINUTE);
  await look();
  expect(await booksOf(server, salon)).toMatchObject({
    orders: [{ captured: 7050 }],
    payments: [{ status: 'captured' }],
  });
});

test('what was taken after the cart was given up is given back where the moment is gone, to whoever says so', async () => {
  const { cart, charge } = await prepared();
  later(14 * MINUTE);
  await charge();
  later(60 * MINUTE);
  await holdVisit(server, salon, { start: TUESDAY_1000 });
  const reply = await askPay(server, salon, cart);
  expect([reply.status, reply.body]).toMatchObject([200, { status: 'refunded', problem: 'hold_expired' }]);
  expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: 7050, refunded: 7050 }]);
});

test('a card that such a form was refused is told by the server too, and another pays', async () => {
  const { cart } = await prepared();
  expect(await payFor(server, salon, cart, { method: 'tok_expired_card' })).toMatchObject({
    status: 'failed',
    error: { type: 'card_error', code: 'expired_card' },
  });
  expect(await payFor(server, salon, cart)).toMatchObject({ status: 'paid' });
});
