import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import {
  addPayingCompany,
  askCallback,
  booksOf,
  init,
  payFor,
  visitBody,
} from '../../../../testing/sales.ts';
import { CUSTOMER, holdVisit } from '../../../../testing/visits.ts';
import { openPayPage, pressAnswer } from '../../../tests/press-answer.ts';
import { translate } from '../../../../texts.ts';
import { isSealed } from '../monetico-seal.ts';
import { moneticoKey } from '../monetico-key.ts';
import { KEY, monetico } from './monetico-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'monetico' }));

/** A visit whose visitor is sent to pay. */
async function sentAway() {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  const { redirectUrl } = await payFor(server, salon, cart, { method: 'hosted' });
  const address = new URL(redirectUrl ?? '');
  const open = (path = address.pathname, language = 'fr') =>
    server.app.inject({ url: path, headers: { host: address.host, 'accept-language': language } });
  const back = () => askCallback(server, salon, { paymentToken: cart.result.token }, cart.infos.paymentId);
  return { cart, address, redirectUrl, open, back };
}

const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  );

test('the page sends a sealed form to Monetico, and may send it nowhere else', async () => {
  await monetico();
  const { cart, address, open } = await sentAway();
  const { statusCode, body, headers } = await open();
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('<form method="post" action="https://p.monetico-services.com/test/paiement.cgi">');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('form-action https://p.monetico-services.com;');
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toMatch(/script-src 'sha256-/);
  const fields = fieldsIn(body);
  const { paymentId } = cart.infos;
  const returnUrl = `http://${salon}.localhost:4100/payments/rdvcheck?payId=${paymentId}`;
  expect(fields).toMatchObject({
    version: '3.0',
    TPE: '1234567',
    societe: 'salon',
    lgue: 'FR',
    date: '12/01/2026:08:00:00',
    montant: '70.50EUR',
    reference: paymentId?.replaceAll('-', ''),
    'texte-libre': paymentId,
    mail: CUSTOMER.email,
    url_retour_ok: `${address.href}/paid`,
    url_retour_err: returnUrl,
  });
  expect(isSealed(fields, moneticoKey(KEY).secret)).toBe(true);
  const context: unknown = JSON.parse(Buffer.from(fields['contexte_commande'] ?? '', 'base64').toString());
  expect(context).toMatchObject({ billing: { city: expect.any(String), country: 'FR' } });
});

test.each(LOCALES)('in %s, it says where it leads, and has a button where no script runs', async (locale) => {
  const { open } = await sentAway();
  const { body } = await open(undefined, locale);
  expect(body).toContain(`<html lang="${locale}">`);
  expect(body).toContain(translate(locale, 'page:pay.onward.text', { provider: 'Monetico' }));
  expect(body).toContain(`<button>${translate(locale, 'page:pay.onward.go')}</button>`);
  expect(fieldsIn(body)['lgue']).toBe(locale.toUpperCase());
});

test('whoever comes back before Monetico has told is told that it is being checked', async () => {
  const { redirectUrl, open, address, back } = await sentAway();
  expect((await back()).body).toMatchObject({ status: 'action_required' });
  await openPayPage(server, redirectUrl);
  const reply = await open(`${address.pathname}/paid`);
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    expect.stringContaining('/payments/rdvcheck?payId='),
  ]);
  expect((await back()).body).toMatchObject({ status: 'pending' });
  // Who goes on to pay after all has not paid.
  await openPayPage(server, redirectUrl);
  expect((await back()).body).toMatchObject({ status: 'action_required' });
});

test('what is paid is not paid again: the page leads back', async () => {
  const { redirectUrl, open } = await sentAway();
  expect((await pressAnswer(server, redirectUrl, 'pay')).statusCode).toBe(303);
  const reply = await open();
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    expect.stringContaining('/payments/rdvcheck?payId='),
  ]);
  expect((await booksOf(server, salon)).orders).toHaveLength(1);
});

test('an order that is unknown, or of another company, has no page', async () => {
  const { open, address } = await sentAway();
  const other = await addPayingCompany(server, { provider: 'monetico' });
  const elsewhere = address.pathname.replace(salon, other);
  const paths = [
    `${address.pathname}x`,
    elsewhere,
    `${elsewhere}/paid`,
    address.pathname.replace(salon, 'nobody'),
  ];
  for (const path of paths) expect((await open(path)).statusCode, path).toBe(404);
});

test('the sandbox takes no form that was changed', async () => {
  const { open } = await sentAway();
  const fields = fieldsIn((await open()).body);
  const send = (change: object) =>
    server.app.inject({
      method: 'POST',
      url: '/monetico/paiement.cgi',
      headers: { host: 'pay.localhost:4100', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, ...change }).toString(),
    });
  for (const change of [{ montant: '1.00EUR' }, { societe: 'other' }, { MAC: '' }, { version: '2.0' }])
    expect((await send(change)).statusCode, JSON.stringify(change)).toBe(400);
  expect((await booksOf(server, salon)).intents).toEqual([]);
  expect((await send({})).statusCode).toBe(303);
});
