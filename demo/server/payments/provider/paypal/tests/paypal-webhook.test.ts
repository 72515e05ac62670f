import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companySecrets } from '../../../../database/schema/selling/orders.ts';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany, askState, booksOf, WEBHOOK_SECRET } from '../../../../testing/sales.ts';
import { end, known, type IntentRow } from '../../sandbox-books.ts';
import { standIn } from '../../tests/stand-in.ts';
import { heard, payingFor, send } from '../../tests/told-messages.ts';
import { paypalMessage } from '../sandbox/paypal-message.ts';

openSalons(() => addPayingCompany(server, { provider: 'paypal' }));

/** A payment whose visitor has approved it on PayPal's page, when nobody was told yet. */
async function approved() {
  const { cart, intent } = await payingFor('hosted');
  const { db } = server.database;
  await end(db, intent, ['new'], { ends: 'paid', now: server.clock.now() });
  return { cart, intent: await known(db, { companyId: salon, intentId: intent.id }) };
}

function told(
  intent: IntentRow,
  { secret = WEBHOOK_SECRET, company = salon, type = 'PAYMENT.CAPTURE.COMPLETED' } = {},
) {
  const event = { id: `WH-${randomUUID()}`, type, created: Math.floor(server.clock.now() / 1000) };
  const originOf = (host: string) => `http://${host}`;
  return paypalMessage(event, intent, { companyToken: `cmp_${company}`, secret, originOf });
}

type Message = ReturnType<typeof told>;

test('what PayPal tells of an order sells once, however often it tells', async () => {
  const { cart, intent } = await approved();
  const message = told(intent);
  expect(JSON.parse(message.payload)).toMatchObject({ event_type: 'CHECKOUT.ORDER.APPROVED' });
  expect(await Promise.all([send(message), send(message), send(message)])).toEqual([200, 200, 200]);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
  const { orders, intents } = await booksOf(server, salon);
  expect([orders.length, await heard(), intents[0]?.captured]).toEqual([1, 1, 7050]);
});

test('what is told out of order is asked about: a capture that is said to be denied was none', async () => {
  const { cart, intent } = await approved();
  expect(await send(told(intent, { type: 'PAYMENT.CAPTURE.DENIED' }))).toBe(200);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('nothing that PayPal does not know as its own is heard', async () => {
  const { cart, intent } = await approved();
  const good = told(intent);
  const without = (name: string): Message => {
    const headers = Object.fromEntries(Object.entries(good.headers).filter(([each]) => each !== name));
    return { ...good, headers: headers as Message['headers'] };
  };
  const forged = [
    told(intent, { secret: 'another webhook' }),
    told(intent, { company: 'nobody' }),
    { ...good, payload: good.payload.replace('70.50', '1.00') },
    { ...good, headers: { ...good.headers, 'paypal-transmission-id': randomUUID() } },
    { ...good, headers: { ...good.headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' } },
    without('paypal-transmission-sig'),
    without('paypal-cert-url'),
    { ...good, payload: '{' },
    { ...good, payload: '{}' },
  ];
  for (const message of forged) expect(await send(message)).toBe(404);
  expect([await heard(), (await booksOf(server, salon)).orders]).toEqual([0, []]);
  expect(await send(good)).toBe(200);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('an event of another payment is taken and left, and PayPal is not asked about it', async () => {
  const { intent } = await approved();
  expect(await send(told({ ...intent, reference: 'of another shop' }))).toBe(200);
  expect(await heard()).toBe(0);
});

test('a company that has no webhook at PayPal believes none of its events', async () => {
  const { intent } = await approved();
  const message = told(intent);
  await server.database.db.delete(companySecrets).where(eq(companySecrets.companyId, salon));
  expect(await send(message)).toBe(404);
});

test('whether it is genuine, PayPal is asked with the event as it came; without an answer it is to come again', async () => {
  const { intent } = await approved();
  const message = told(intent);
  const payload = message.payload.replace('{', '{ ');
  const asked = await standIn('paypal', `client-${randomUUID()}:secret`, ({ path }) =>
    path.endsWith('/token') ? [200, { access_token: 'token', expires_in: 1000 }] : [503, {}],
  );
  expect(await send({ ...message, payload })).toBe(503);
  const [, verify] = asked;
  expect(verify?.path).toBe('POST /v1/notifications/verify-webhook-signature');
  expect(verify?.text).toContain(`"webhook_event":${payload}}`);
  expect(verify?.body).toMatchObject({
    auth_algo: 'SHA256withRSA',
    transmission_id: message.headers['paypal-transmission-id'],
    transmission_sig: message.headers['paypal-transmission-sig'],
    webhook_id: WEBHOOK_SECRET,
  });
  expect(await heard()).toBe(0);
});
