import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { companySecrets } from '../../../../database/schema/selling/orders.ts';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { ProviderSilence, type ProviderClient } from '../../provider.ts';
import { providerOf } from '../../providers.ts';

openSalons(addPayingCompany);
afterEach(() => vi.unstubAllGlobals());

const NOW = 0;
const RETURN = 'https://salon.example/payments/rdvcheck';

function client(): ProviderClient {
  const { clock, database } = server;
  return providerOf({ db: database.db, clock, originOf: (host) => `http://${host}` });
}

async function opened({ captures = true, reference = 'payment' } = {}) {
  const ask = { companyId: salon, provider: 'stripe', reference, amount: 7050, currency: 'EUR', captures };
  const intent = await client().create({ ...ask, returnUrl: RETURN });
  const name = { companyId: salon, provider: 'stripe', intentId: intent.id };
  const pay = (method: string) => client().confirm({ ...name, method, returnUrl: RETURN, now: NOW });
  return { intent, name, pay, again: () => client().create({ ...ask, returnUrl: RETURN }) };
}

test('a payment is one intent, however often it is asked for, and pays once', async () => {
  const { intent, name, pay, again } = await opened();
  expect(await again()).toEqual(intent);
  expect(await pay('tok_success-automatic')).toMatchObject({ state: 'captured', captured: 7050 });
  expect(await pay('tok_declined')).toMatchObject({ state: 'captured', captured: 7050 });
  expect(await client().retrieve({ ...name, now: NOW })).toMatchObject({ state: 'captured' });
});

test('a form that was opened to take the money cannot keep it on the card, and the other way round', async () => {
  const held = await opened({ captures: false, reference: 'held' });
  expect(await held.pay('tok_success-automatic')).toMatchObject({ state: 'new', captured: 0 });
  expect(await held.pay('tok_success-manual')).toMatchObject({ state: 'authorised' });
  const taken = await opened();
  expect(await taken.pay('tok_success-manual')).toMatchObject({ state: 'new' });
});

test('a declined card tells why, and another one pays', async () => {
  const { pay } = await opened();
  const fault = { type: 'card_error', code: 'insufficient_funds' };
  expect(await pay('tok_insufficient_funds')).toMatchObject({ state: 'failed', fault });
  expect(await pay('tok_success')).toMatchObject({ state: 'captured', fault: null });
});

test('money goes back once for each refund, and never more than was taken', async () => {
  const { name, pay } = await opened();
  await pay('tok_success');
  const refund = { ...name, refundId: 'refund', amount: 5000 };
  expect([await client().refund(refund), await client().refund(refund)]).toEqual([true, true]);
  expect(await client().refund({ ...name, refundId: 'other', amount: 5000 })).toBe(false);
  expect(await client().refund({ ...name, refundId: 'rest', amount: 2050 })).toBe(true);
});

test('what is kept on a card is let go, or taken in part, and each is no longer the other', async () => {
  const released = await opened({ captures: false, reference: 'released' });
  await released.pay('tok_success');
  expect(await client().cancel(released.name)).toBe('cancelled');
  expect(await client().cancel(released.name)).toBe('cancelled');
  expect(await client().collect({ ...released.name, amount: 2000 })).toBe(false);
  const collected = await opened({ captures: false, reference: 'collected' });
  await collected.pay('tok_success');
  expect(await client().collect({ ...collected.name, amount: 8000 })).toBe(false);
  expect(await client().collect({ ...collected.name, amount: 2000 })).toBe(true);
  expect(await client().collect({ ...collected.name, amount: 2000 })).toBe(true);
  expect(await client().cancel(collected.name)).toBe('captured');
});

test('what Stripe does not know is nothing, and is neither taken nor given back', async () => {
  const name = { companyId: salon, provider: 'stripe', intentId: 'pi_unknown' };
  expect(await client().retrieve({ ...name, now: NOW })).toBeNull();
  expect(await client().cancel(name)).toBe('refused');
  expect(await client().refund({ ...name, refundId: 'refund', amount: 1 })).toBe(false);
});

/** A company with a key of its own, and whoever answers in the place of api.stripe.com. */
async function withOwnKey(status: number, body: object) {
  const value = 'sk_test_of_the_salon';
  await server.database.db.insert(companySecrets).values({ companyId: salon, name: 'stripe.key', value });
  const heard: { readonly url: string; readonly key: string | undefined; readonly body: string }[] = [];
  const stripe = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      heard.push({ url: request.url ?? '', key: request.headers.authorization, body: text });
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void stripe.listen(0, '127.0.0.1', resolve));
  const { port } = stripe.address() as AddressInfo;
  const send = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new URL(url).origin);
    return send(url.replace('https://api.stripe.com', `http://127.0.0.1:${port}`), init);
  });
  return { heard, asked, close: () => stripe.close() };
}

const WRITTEN = {
  id: 'pi_real',
  object: 'payment_intent',
  amount: 7050,
  amount_received: 0,
  currency: 'eur',
  metadata: { reference: 'payment' },
  last_payment_error: null,
  next_action: null,
  status: 'requires_payment_method',
};

test('a company with a key of its own is paid at Stripe itself, by that key', async () => {
  const { heard, asked, close } = await withOwnKey(200, WRITTEN);
  const { intent } = await opened({ captures: false });
  expect(intent).toMatchObject({ id: 'pi_real', state: 'new', currency: 'EUR' });
  expect(asked).toEqual(['https://api.stripe.com']);
  expect(heard).toMatchObject([{ url: '/v1/payment_intents', key: 'Bearer sk_test_of_the_salon' }]);
  expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
    amount: '7050',
    currency: 'eur',
    capture_method: 'manual',
    'automatic_payment_methods[enabled]': 'true',
    'metadata[reference]': 'payment',
  });
  close();
});

test.each([[500], [429]])('where Stripe answers %i nobody knows what happened', async (status) => {
  const { close } = await withOwnKey(status, { error: { type: 'api_error', message: 'x' } });
  await expect(opened()).rejects.toBeInstanceOf(ProviderSilence);
  close();
});

test('a wrong key is no silence: nothing becomes of it by asking again', async () => {
  const { close } = await withOwnKey(401, {
    error: { type: 'invalid_request_error', message: 'Invalid API Key' },
  });
  const fault = await opened().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(ProviderSilence);
  close();
});
