import { expect, test } from 'vitest';
import { companySecrets } from '../../../../database/schema/selling/orders.ts';
import { chargeInForm } from '../../../../testing/forms/charge-in-form.ts';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import {
  addPayingCompany,
  askState,
  booksOf,
  init,
  visitBody,
  WEBHOOK_SECRET,
} from '../../../../testing/sales.ts';
import { holdVisit } from '../../../../testing/visits.ts';
import type { IntentRow } from '../../sandbox-books.ts';
import { heard, latePayment, send } from '../../tests/told-messages.ts';
import { webhookPath } from '../../webhooks/webhook-path.ts';
import { payzenMessage } from '../sandbox/payzen-message.ts';

openSalons((testServer) => addPayingCompany(testServer, { provider: 'payzen' }));

/** The same, as PayZen tells of it. */
async function paid() {
  const { cart, intent } = await latePayment();
  return { cart, intent: { ...intent, state: 'captured', captured: 7050 } as const };
}

function signed(intent: IntentRow, { secret = WEBHOOK_SECRET, company = salon } = {}) {
  const message = payzenMessage(intent, { companyToken: `cmp_${company}`, secret });
  if (message === null) throw new Error('Nobody has tried to pay it.');
  return message;
}

/** The same with a field of the form written otherwise. */
function changed(message: ReturnType<typeof signed>, name: string, change: (value: string) => string) {
  const form = new URLSearchParams(message.payload);
  form.set(name, change(form.get(name) ?? ''));
  return { ...message, payload: form.toString() };
}

test('what PayZen tells of a payment sells once, however often it tells', async () => {
  const { cart, intent } = await paid();
  const message = signed(intent);
  expect(await Promise.all([send(message), send(message), send(message)])).toEqual([200, 200, 200]);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
  expect(await send(message)).toBe(200);
  expect([(await booksOf(server, salon)).orders.length, await heard()]).toEqual([1, 1]);
});

test('what is signed of slashes that were written with a stroke is heard', async () => {
  const { intent } = await paid();
  expect(await send(changed(signed(intent), 'kr-answer', (text) => text.replaceAll('/', '\\/')))).toBe(200);
  expect(await heard()).toBe(1);
});

test('nothing that was signed otherwise, or changed, is heard', async () => {
  const { cart, intent } = await paid();
  const good = signed(intent);
  const other = await addPayingCompany(server, { provider: 'stripe' });
  const forged = [
    signed(intent, { secret: 'another' }),
    signed(intent, { secret: '' }),
    signed(intent, { company: other }),
    signed(intent, { company: 'nobody' }),
    changed(good, 'kr-answer', (text) => text.replace('"amount":7050', '"amount":1')),
    changed(good, 'kr-hash', () => ''),
    changed(good, 'kr-hash', (hash) => hash.toUpperCase()),
    changed(good, 'kr-hash-key', () => 'sha256_hmac'),
    changed(good, 'kr-hash-algorithm', () => 'none'),
    { ...good, payload: '' },
  ];
  for (const message of forged) expect(await send(message), message.payload).toBe(404);
  expect(await heard()).toBe(0);
  expect((await booksOf(server, salon)).orders).toEqual([]);
  expect(await send(good)).toBe(200);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('what a browser was answered by the form is no notification', async () => {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  const charged = await chargeInForm(server, cart.infos, { company: salon, method: 'tok_success' });
  const { rawClientAnswer = '', hash = '' } = charged ?? {};
  const form = { 'kr-hash': hash, 'kr-hash-algorithm': 'sha256_hmac', 'kr-answer': rawClientAnswer };
  const url = webhookPath('payzen', `cmp_${salon}`);
  for (const key of ['password', 'sha256_hmac']) {
    const payload = new URLSearchParams({ ...form, 'kr-hash-key': key }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send({ url, headers, payload })).toBe(404);
  }
});

test('of a company with a key of its own, its password alone is believed', async () => {
  const { intent } = await paid();
  const value = '12345678:testpassword_own';
  await server.database.db.insert(companySecrets).values({ companyId: salon, name: 'payzen.key', value });
  expect(await send(signed(intent))).toBe(404);
  expect(await send(signed({ ...intent, id: 'elsewhere' }, { secret: 'testpassword_own' }))).toBe(200);
  expect(await heard()).toBe(0);
});

test('a message of another payment is taken and left, and what is no form, or too long, is refused', async () => {
  const { intent } = await paid();
  expect(await send(signed({ ...intent, id: 'of-another-shop' }))).toBe(200);
  expect(await heard()).toBe(0);
  const good = signed(intent);
  expect(await send({ ...good, payload: 'x'.repeat(200_000) })).toBe(413);
  expect(await send({ ...good, headers: { 'content-type': 'application/json' } })).toBe(415);
});
