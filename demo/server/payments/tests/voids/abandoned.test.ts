import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { saleCarts, sandboxIntents } from '../../../database/schema/selling/orders.ts';
import { providerMessage, tellServer } from '../../provider/tests/provider-messages.ts';
import { addTestProduct } from '../../../testing/commerce.ts';
import {
  addPayingCompany,
  askPay,
  askState,
  booksOf,
  init,
  payFor,
  statusAtBank,
  visitBody,
} from '../../../testing/sales.ts';
import { CUSTOMER, holdVisit, TUESDAY_1000 } from '../../../testing/visits.ts';
import { openInterrupted, server } from '../../interruptions/server/open-interrupted.ts';
import { openPayPage, pressAnswer } from '../press-answer.ts';
import { DUE, MINUTE, pass, PROVIDERS } from './void-cases.ts';

/** Whose payment can be voided before anybody has paid. */
const CANCEL_UNPAID: readonly string[] = ['stripe'];

/** What the sandbox calls a payment whose visitor has not decided: a page that was made for it is open from the beginning. */
const UNDECIDED: Readonly<Record<string, string>> = {
  payzen: 'choice',
  monetico: 'new',
  saferpay: 'new',
  paypal: 'new',
};

openInterrupted();

/** A visit that somebody has begun to pay, on the provider's page or their bank's. */
async function begun(provider: string) {
  const company = await addPayingCompany(server, { provider });
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  const { redirectUrl } = await payFor(server, company, cart, { method: 'hosted' });
  await openPayPage(server, redirectUrl);
  const cartStatus = async () => {
    const rows = await server.database.db
      .select()
      .from(saleCarts)
      .where(and(eq(saleCarts.companyId, company), eq(saleCarts.id, cart.cartId)));
    return rows[0]?.status;
  };
  return { company, cart, cartStatus, press: () => pressAnswer(server, redirectUrl, 'pay') };
}

describe.each(PROVIDERS)('a payment that was begun with %s', (provider) => {
  const isCancelled = CANCEL_UNPAID.includes(provider);

  test('stays while its visitor may come back, and is called off once the time of the visit is over', async () => {
    const { company, cart, cartStatus } = await begun(provider);
    pass(20 * MINUTE);
    await server.reconcile();
    expect(await cartStatus()).toBe('open');
    pass(10 * MINUTE);
    await server.reconcile();
    await server.reconcile();
    expect(await cartStatus()).toBe('expired');
    const { intents, refunds, payments } = await booksOf(server, company);
    expect(intents).toMatchObject([{ state: isCancelled ? 'released' : UNDECIDED[provider] }]);
    const isUntold = statusAtBank(provider) === 'pending';
    const left = isUntold ? 'created' : 'action';
    expect(payments).toMatchObject([{ status: isCancelled ? 'released' : left }]);
    expect(refunds).toMatchObject([{ kind: 'release', status: 'done', reason: 'abandoned', orderId: null }]);
    const again = await askPay(server, company, cart, { method: 'tok_success' });
    expect([again.status, again.body]).toMatchObject([410, { type: 'hold_expired' }]);
    expect((await booksOf(server, company)).intents).toMatchObject([{ captured: 0 }]);
  });

  test('takes nothing afterwards, or what it took late buys the visit or goes back', async () => {
    const { company, cart, press } = await begun(provider);
    pass(30 * MINUTE);
    await server.reconcile();
    await holdVisit(server, company, { start: TUESDAY_1000 });
    expect((await press()).statusCode).toBe(isCancelled ? 409 : 303);
    pass(MINUTE);
    await server.reconcile();
    const { intents, orders } = await booksOf(server, company);
    expect(orders).toEqual([]);
    expect(intents).toMatchObject([isCancelled ? { captured: 0 } : { captured: DUE, refunded: DUE }]);
    expect(await askState(server, company, cart)).toMatchObject({
      status: isCancelled ? 'failed' : 'refunded',
    });
  });

  test('sells where it was paid while it was being called off', async () => {
    const { company, cart, press } = await begun(provider);
    pass(30 * MINUTE);
    server.line.interrupt({ call: 'cancel', when: 'before', how: 'silence' });
    await server.reconcile();
    expect((await press()).statusCode).toBe(303);
    server.line.mend();
    pass(MINUTE);
    await server.reconcile();
    await server.reconcile();
    expect(await askState(server, company, cart)).toMatchObject({ status: 'paid' });
    const { intents, refunds } = await booksOf(server, company);
    expect(intents).toMatchObject([{ state: 'captured', captured: DUE, refunded: 0 }]);
    expect(refunds).toMatchObject([{ kind: 'release', status: 'done' }]);
  });

  test('is called off soon after the visit was booked by another payment', async () => {
    const company = await addPayingCompany(server, { provider });
    const held = await holdVisit(server, company);
    const left = await init(server, company, visitBody(held));
    const paid = await init(server, company, visitBody(held));
    expect(await payFor(server, company, paid)).toMatchObject({ status: 'paid' });
    await server.reconcile();
    const { intents, refunds, payments } = await booksOf(server, company);
    const intentOf = (id: string | null) => intents.find(({ reference }) => reference === id);
    // Monetico knows of an order when its visitor comes.
    const untouched = provider === 'monetico' ? undefined : 'new';
    expect(intentOf(left.infos.paymentId)?.state).toBe(isCancelled ? 'released' : untouched);
    expect(intentOf(paid.infos.paymentId)).toMatchObject({ state: 'captured', refunded: 0 });
    expect(refunds).toMatchObject([{ kind: 'release', status: 'done', paymentId: left.infos.paymentId }]);
    expect(payments).toHaveLength(2);
  });
});

/** Monetico tells of no payment that was called off: its page runs out. */
const TELLING = PROVIDERS.filter((provider) => provider !== 'monetico');

test.each(TELLING)(
  'a payment that was begun with %s is over once its provider says so, and confirms it',
  async (provider) => {
    const { company, cart, cartStatus } = await begun(provider);
    const { payments, intents } = await booksOf(server, company);
    const tell = async (wish: object = {}) => {
      const { intentId = '' } = payments[0] ?? {};
      const message = await providerMessage(server, company, { intentId, outcome: 'cancelled', ...wish });
      if (message !== null) await tellServer(server, message);
      return cartStatus();
    };
    expect(await tell()).toBe('open');
    await server.database.db
      .update(sandboxIntents)
      .set({ state: 'released' })
      .where(eq(sandboxIntents.id, intents[0]?.id ?? ''));
    expect(await tell({ isForged: true })).toBe('open');
    expect(await tell()).toBe('expired');
    expect(await askState(server, company, cart)).toMatchObject({
      status: 'failed',
      problem: 'payment_missing',
    });
  },
);

/** Products that somebody is about to pay. */
async function productsAt(provider: string) {
  const company = await addPayingCompany(server, { provider });
  const product = await addTestProduct(server.database.db, company, { price: 2000, stock: 5 });
  const products = [{ articleId: product.externalId, quantity: 1 }];
  const cart = await init(server, company, {
    shopId: '101',
    customer: CUSTOMER,
    products,
    acceptedTotal: 20,
  });
  return { company, cart };
}

test('products whose payment was called off are bought by another one, and no time ran out', async () => {
  const { company, cart } = await productsAt('stripe');
  await payFor(server, company, cart, { method: 'hosted' });
  await server.database.db
    .update(sandboxIntents)
    .set({ state: 'released' })
    .where(eq(sandboxIntents.companyId, company));
  const pressed = () => askPay(server, company, cart, { method: 'tok_success' });
  expect((await pressed()).body).toMatchObject({ status: 'failed', problem: 'payment_missing' });
  expect((await pressed()).body).toMatchObject({ type: 'payment_missing' });
  expect(await askState(server, company, cart)).toMatchObject({
    status: 'failed',
    problem: 'payment_missing',
  });
});

test.each(['stripe', 'saferpay'])(
  'a payment of products with %s is called off after a day',
  async (provider) => {
    const { company, cart } = await productsAt(provider);
    await payFor(server, company, cart, { method: 'tok_declined' });
    pass(23 * 60 * MINUTE);
    await server.reconcile();
    expect((await booksOf(server, company)).refunds).toEqual([]);
    pass(2 * 60 * MINUTE);
    await server.reconcile();
    const { intents, refunds } = await booksOf(server, company);
    expect(refunds).toMatchObject([{ kind: 'release', status: 'done' }]);
    expect(intents).toMatchObject([{ state: CANCEL_UNPAID.includes(provider) ? 'released' : 'failed' }]);
  },
);

test('where nobody takes money, there is nothing to call off, and the cart ends after a day', async () => {
  const company = await addPayingCompany(server, { provider: 'free', settings: { payOnSite: true } });
  await init(server, company, visitBody(await holdVisit(server, company)));
  pass(30 * MINUTE);
  await server.reconcile();
  pass(25 * 60 * MINUTE);
  await server.reconcile();
  expect(await booksOf(server, company)).toMatchObject({ intents: [], payments: [], refunds: [] });
  const carts = await server.database.db.select().from(saleCarts).where(eq(saleCarts.companyId, company));
  expect(carts).toMatchObject([{ status: 'expired' }]);
});
