import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForgery } from '../../testing/attacks/forged-messages.ts';
import { mailsIn } from '../../testing/mails.ts';
import { providerMessage, tellServer } from '../provider/tests/provider-messages.ts';
import { cartParts } from '../../testing/attacks/cart-parts.ts';
import { honestCarts, mutatedCart } from '../../testing/attacks/mutated-carts.ts';
import {
  addPayingCompany,
  askCallback,
  askInit,
  askState,
  booksOf,
  init,
  payFor,
  visitBody,
} from '../../testing/sales.ts';
import { TEST_MONDAY, send, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { holdVisit, TUESDAY_1000 } from '../../testing/visits.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('of two hundred carts that somebody changed none is accepted, and the honest ones are', async () => {
  const { parts, company: salon } = await cartParts(server);
  for (let index = 0; index < 200; index += 1) {
    const payload = mutatedCart(parts, index);
    const reply = await send(server, salon, {
      method: 'POST',
      url: '/api/payment/initialize',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(reply.status, `${payload}: ${reply.text}`).toBeGreaterThanOrEqual(400);
    expect(reply.status, payload).toBeLessThan(500);
  }
  for (const cart of Object.values(honestCarts(parts))) {
    expect((await askInit(server, salon, cart)).status).toBe(200);
  }
});

async function waitingPayment(provider: string) {
  server.clock.set(TEST_MONDAY);
  const salon = await addPayingCompany(server, { provider });
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon, { start: TUESDAY_1000 })));
  await payFor(server, salon, cart, { method: 'tok_late' });
  const [payment] = (await booksOf(server, salon)).payments;
  return { salon, cart, payment: payment! };
}

const PROVIDERS = ['stripe', 'payzen', 'saferpay', 'paypal', 'monetico'];

test.each(PROVIDERS)(
  'no forged message makes a payment of %s, not even of one that the bank is about to make',
  async (provider) => {
    const { salon, payment } = await waitingPayment(provider);
    // By now the bank would say yes to whoever asked.
    server.clock.set(TEST_MONDAY + 60_000);
    for (let index = 0; index < 31; index += 1) {
      const { isRefused, said } = await sendForgery({ server, payment, company: salon }, index);
      expect(isRefused, `${index}: ${said}`).toBe(true);
    }
    expect((await booksOf(server, salon)).orders).toEqual([]);
  },
);

test.each(PROVIDERS)(
  'the message of %s is heard in its own shape, in any order, and once however often it comes',
  async (provider) => {
    const { salon, cart, payment } = await waitingPayment(provider);
    const sendMessage = async (outcome: 'captured' | 'failed' | 'processing', id = randomUUID()) => {
      const message = await providerMessage(server, salon, { intentId: payment.intentId, outcome, id });
      return message === null ? 200 : (await tellServer(server, message)).status;
    };
    // A message is no proof: the provider is asked, and is still at work. Monetico cannot be asked, and does not tell before it is so.
    if (provider !== 'monetico') expect(await sendMessage('captured')).toBe(200);
    expect((await booksOf(server, salon)).orders).toEqual([]);
    server.clock.set(TEST_MONDAY + 60_000);
    const id = randomUUID();
    for (let index = 0; index < 5; index += 1) expect(await sendMessage('captured', id)).toBe(200);
    expect((await booksOf(server, salon)).orders).toHaveLength(1);
    expect([await sendMessage('processing'), await sendMessage('failed')]).toEqual([200, 200]);
    expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
    expect((await booksOf(server, salon)).orders).toHaveLength(1);
    expect(await mailsIn(server, salon)).toHaveLength(1);
  },
);

test('a token of one payment opens no other, and an id alone opens none', async () => {
  const { salon, cart, payment } = await waitingPayment('stripe');
  const second = await init(
    server,
    salon,
    visitBody(await holdVisit(server, salon, { start: '2026-01-14T09:00:00.000Z' })),
  );
  server.clock.set(TEST_MONDAY + 60_000);
  const wrong = await askCallback(server, salon, { paymentToken: second.result.token }, payment.id);
  expect(wrong.status).toBe(404);
  const elsewhere = await addPayingCompany(server);
  expect((await askCallback(server, elsewhere, { paymentToken: cart.result.token }, payment.id)).status).toBe(
    404,
  );
  expect((await booksOf(server, salon)).orders).toEqual([]);
});

test('no secret of a company is told by any call that describes it', async () => {
  const salon = await addPayingCompany(server);
  const { text } = await send(server, salon, { url: '/api/companies/me' });
  expect(text).not.toMatch(/whsec_|sk_|rk_|webhook/);
});
