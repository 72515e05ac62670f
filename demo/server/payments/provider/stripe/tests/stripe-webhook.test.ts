import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany, askState, booksOf, WEBHOOK_SECRET } from '../../../../testing/sales.ts';
import type { IntentRow } from '../../sandbox-books.ts';
import { heard, latePayment, send } from '../../tests/told-messages.ts';
import { stripeMessage } from '../sandbox/stripe-message.ts';

openSalons(addPayingCompany);

const MINUTE = 60_000;

function signed(
  intent: IntentRow,
  { secret = WEBHOOK_SECRET, ago = 0, id = `evt_${randomUUID()}`, company = salon } = {},
) {
  const created = Math.floor((server.clock.now() - ago) / 1000);
  const event = { id, type: 'payment_intent.succeeded', created };
  const originOf = (host: string) => `http://${host}`;
  return stripeMessage(event, intent, { companyToken: `cmp_${company}`, secret, originOf });
}

test('what Stripe tells of a payment sells once, however often it tells', async () => {
  const { cart, intent } = await latePayment();
  const message = await signed(intent);
  expect(await Promise.all([send(message), send(message), send(message)])).toEqual([200, 200, 200]);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
  expect([(await booksOf(server, salon)).orders.length, await heard()]).toEqual([1, 1]);
});

test('nothing that was signed otherwise, changed, or said long ago, is heard', async () => {
  const { cart, intent } = await latePayment();
  const good = await signed(intent);
  const other = await addPayingCompany(server, { provider: 'payzen' });
  const bare = { 'content-type': 'application/json' };
  const forged = [
    await signed(intent, { secret: 'whsec_another' }),
    await signed(intent, { secret: '' }),
    await signed(intent, { ago: 6 * MINUTE }),
    await signed(intent, { company: other }),
    await signed(intent, { company: 'nobody' }),
    { ...good, payload: good.payload.replace('"amount":7050', '"amount":1') },
    { ...good, payload: `${good.payload} ` },
    { ...good, headers: bare },
    { ...good, headers: { ...bare, 'stripe-signature': 't=1,v1=' } },
    { ...good, headers: { ...bare, 'stripe-signature': 'x'.repeat(3000) } },
  ];
  for (const message of forged as (typeof good)[]) expect(await send(message)).toBe(404);
  expect(await heard()).toBe(0);
  expect((await booksOf(server, salon)).orders).toEqual([]);
  expect(await send(good)).toBe(200);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('an event of another payment, or of something else, is taken and left', async () => {
  const { intent } = await latePayment();
  expect(await send(await signed({ ...intent, reference: 'of another shop' }))).toBe(200);
  expect(await send(await signed({ ...intent, id: 'pi_other' }))).toBe(200);
  expect(await heard()).toBe(0);
});

test('what is no JSON, and what is too long, is refused', async () => {
  const { intent } = await latePayment();
  const good = await signed(intent);
  expect(await send({ ...good, payload: 'x'.repeat(200_000) })).toBe(413);
  expect(await send({ ...good, payload: '{' })).toBe(404);
});
