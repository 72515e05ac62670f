import { Script } from 'node:vm';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { companySecrets, paymentEvents } from '../../../database/schema/selling/orders.ts';
import { mailsIn } from '../../../testing/mails.ts';
import { later, openSalons, salon, server } from '../../../testing/open-salons.ts';
import { openPayPage, pressAnswer } from '../../../payments/tests/press-answer.ts';
import {
  addPayingCompany,
  askCallback,
  askState,
  booksOf,
  init,
  payFor,
  statusAtBank,
  visitBody,
} from '../../../testing/sales.ts';
import { TEST_MONDAY } from '../../../testing/test-server.ts';
import { holdVisit } from '../../../testing/visits.ts';
import { translate } from '../../../texts.ts';

const PROVIDERS = ['stripe', 'payzen', 'saferpay', 'monetico', 'paypal'];

openSalons(addPayingCompany);

/** A cart whose visitor has been sent to a page of the provider's. */
async function sentAway({ company = salon, method = 'hosted' } = {}) {
  server.clock.set(TEST_MONDAY);
  const cart = await init(server, company, visitBody(await holdVisit(server, company)));
  const asked = await payFor(server, company, cart, { method });
  const back = () => askCallback(server, company, { paymentToken: cart.result.token }, cart.infos.paymentId);
  const heard = async () =>
    (await server.database.db.select().from(paymentEvents).where(eq(paymentEvents.companyId, company)))
      .length;
  return { cart, asked, address: asked.redirectUrl, back, heard };
}

test.each(PROVIDERS)(
  '%s sends the visitor to its page, and from there back to the company’s',
  async (provider) => {
    const company = await addPayingCompany(server, { provider });
    const { cart, asked, address, back } = await sentAway({ company });
    expect(asked).toMatchObject({ status: 'action_required', orderId: null });
    expect((await back()).body).toMatchObject({ status: statusAtBank(provider) });
    const pressed = await pressAnswer(server, address, 'pay');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([
      303,
      `http://${company}.localhost:4100/payments/rdvcheck?payId=${cart.infos.paymentId}`,
    ]);
    // The provider has told it by now: the order is there before the visitor is.
    expect(await booksOf(server, company)).toMatchObject({
      orders: [{ captured: 7050 }],
      payments: [{ status: 'captured' }],
    });
    expect((await back()).body).toMatchObject({ status: 'paid' });
    expect(await mailsIn(server, company)).toHaveLength(1);
  },
);

test.each([
  ['pay', 'paid', 7050, 1],
  ['twice', 'paid', 7050, 1],
  ['disorder', 'paid', 7050, 2],
  ['decline', 'failed', 0, 1],
  ['funds', 'failed', 0, 1],
  ['proof', 'failed', 0, 1],
  ['leave', 'failed', 0, 0],
  ['forged', 'failed', 0, 0],
] as const)(
  '%s ends as %s, with %i taken and %i messages believed',
  async (answer, status, captured, events) => {
    const { address, back, heard } = await sentAway();
    expect((await pressAnswer(server, address, answer)).statusCode).toBe(303);
    expect((await back()).body).toMatchObject({ status });
    const { orders, intents } = await booksOf(server, salon);
    expect([orders.length, intents[0]?.captured, await heard()]).toEqual([
      captured > 0 ? 1 : 0,
      captured,
      events,
    ]);
  },
);

test('whoever was declined or has left pays the same cart another way', async () => {
  const { cart, address } = await sentAway();
  await pressAnswer(server, address, 'leave');
  const again = await payFor(server, salon, cart, { method: 'hosted' });
  expect(again.redirectUrl).toBe(address);
  await pressAnswer(server, address, 'decline');
  expect(await payFor(server, salon, cart)).toMatchObject({ status: 'paid' });
  expect((await booksOf(server, salon)).intents).toMatchObject([{ captured: 7050 }]);
});

test('a late answer comes after twenty seconds', async () => {
  const { address, back, cart } = await sentAway();
  await pressAnswer(server, address, 'late');
  expect((await back()).body).toMatchObject({ status: 'pending' });
  later(20_000);
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test('a card that is only held is told as that', async () => {
  const company = await addPayingCompany(server, { mode: 'hold' });
  const { address, back } = await sentAway({ company });
  expect((await openPayPage(server, address)).body).toContain(translate('fr', 'page:pay.held'));
  await pressAnswer(server, address, 'pay');
  expect((await back()).body).toMatchObject({ status: 'paid' });
  expect((await booksOf(server, company)).intents).toMatchObject([{ state: 'authorised' }]);
});

test('a company that shares no secret with its provider believes none of its messages', async () => {
  const { address, back, heard } = await sentAway();
  await server.database.db.delete(companySecrets).where(eq(companySecrets.companyId, salon));
  expect((await pressAnswer(server, address, 'pay')).statusCode).toBe(303);
  expect([await heard(), (await booksOf(server, salon)).orders]).toEqual([0, []]);
  expect((await back()).body).toMatchObject({ status: 'paid' });
});

test.each(LOCALES)('the page names in %s whom one pays, and the sum', async (locale) => {
  const { address } = await sentAway();
  const { statusCode, body, headers } = await openPayPage(server, address, locale);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain(`<html lang="${locale}">`);
  expect(body).toMatch(/70[,.]50/);
  expect(body.match(/<button/g)).toHaveLength(9);
  expect(headers['content-security-policy']).toContain(`form-action 'self' http://${salon}.localhost:4100;`);
  expect(headers['content-security-policy']).not.toContain('script-src');
});

test('a bank that asks for a proof has two answers', async () => {
  const { address } = await sentAway({ method: 'tok_three_d_secure' });
  const { body } = await openPayPage(server, address);
  expect([...body.matchAll(/value="(pass|fail|pay)"/g)].map(([, name]) => name)).toEqual(['pass', 'fail']);
  expect((await pressAnswer(server, address, 'pay')).statusCode).toBe(409);
});

test('a payment that is over says so, whatever is pressed, and leads back', async () => {
  const { address, cart } = await sentAway();
  const shown = await openPayPage(server, address);
  await pressAnswer(server, address, 'pay');
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(shown.body) ?? [];
  const late = await pressAnswer(server, address, 'decline', { token });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain(`payId=${cart.infos.paymentId}`);
  expect(late.body).not.toContain('<button');
  expect(await askState(server, salon, cart)).toMatchObject({ status: 'paid' });
});

test.each([[{ token: '' }], [{ token: 'x'.repeat(43) }], [{ answer: 'constructor' }], [{ answer: '' }]])(
  'what another page sends in its name, as %j, changes nothing',
  async (change) => {
    const { address, back } = await sentAway();
    expect((await pressAnswer(server, address, 'pay', change)).statusCode).toBe(409);
    expect((await back()).body).toMatchObject({ status: 'action_required' });
  },
);

test('the address of an intent is that of its provider, and no other host has it', async () => {
  const { address } = await sentAway();
  const { pathname } = new URL(address ?? '');
  const at = (host: string, url: string) => server.app.inject({ url, headers: { host } });
  for (const url of [
    '/',
    '/stripe',
    '/stripe/unknown',
    '/stripe/%00',
    pathname.replace('/stripe/', '/payzen/'),
    `${pathname}/x`,
  ])
    expect((await at('pay.localhost:4100', url)).statusCode, url).toBe(404);
  const elsewhere = await pressAnswer(
    server,
    (address ?? '').replace('pay.localhost', `${salon}.localhost`),
    'pay',
  );
  expect(elsewhere.statusCode).toBe(404);
  expect((await at('localhost:4100', '/embed/unknown')).statusCode).toBe(404);
});

test.each(['/stripe/v3.js', '/payzen/kr-payment-form.min.js'])(
  '%s is a script that any page may load',
  async (url) => {
    const { statusCode, headers, body } = await server.app.inject({
      url,
      headers: { host: 'pay.localhost:4100' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(() => new Script(body)).not.toThrow();
  },
);

test('the frame of the card speaks the language that is asked for, may stand in any page and asks no server but its own', async () => {
  for (const locale of LOCALES) {
    const { body, headers } = await server.app.inject({
      url: `/card?lang=${locale}&theme=dark&parent=http%3A%2F%2F${salon}.localhost`,
      headers: { host: 'pay.localhost:4100' },
    });
    expect(body).toContain(`<html lang="${locale}">`);
    for (const name of ['cc-number', 'cc-exp', 'cc-csc']) expect(body).toContain(`autocomplete="${name}"`);
    expect(headers['x-frame-options']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http: https:');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`connect-src 'self'`);
    expect(policy).toContain(`form-action 'none'`);
  }
});
