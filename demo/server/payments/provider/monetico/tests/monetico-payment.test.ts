import { expect, test } from 'vitest';
import { later, openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { ProviderSilence } from '../../provider.ts';
import { begin, PRICE } from '../../tests/begun-payment.ts';
import type { Reply } from '../../tests/stand-in.ts';
import { accepted, CAPTURE, declined, fieldsOf, monetico, refused, tell } from './monetico-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'monetico' }));

const MINUTE = 60_000;
const pageOf = (orderId = 'payment') =>
  `https://salon.example/api/payment/pages/monetico/cmp_${salon}/${orderId}`;
const comeBack = () => server.app.inject({ url: new URL(`${pageOf()}/paid`).pathname });

test('a visitor is led to a page of the company’s, and nobody is asked of them', async () => {
  const heard = await monetico();
  const { intent, setOut, look } = await begin('monetico');
  expect([intent.state, (await look())?.state]).toEqual(['new', 'new']);
  expect(await setOut()).toMatchObject({ id: 'payment', state: 'action', redirectUrl: pageOf() });
  expect(heard).toEqual([]);
});

test('what Monetico has authorised is taken once, though two look at the same time', async () => {
  let taken = 0;
  const heard = await monetico({
    [CAPTURE]: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      taken += 1;
      return taken === 1 ? accepted() : refused('paiement deja accepte');
    },
  });
  const { setOut, look } = await begin('monetico');
  await setOut();
  await tell();
  for (const intent of await Promise.all([look(), look()]))
    expect(intent).toMatchObject({ state: 'captured', captured: PRICE, reference: 'payment' });
  const asked = heard.length;
  expect(await look()).toMatchObject({ state: 'captured' });
  expect(heard).toHaveLength(asked);
  expect(fieldsOf(heard[0]!)).toMatchObject({
    date_commande: '12/01/2026',
    montant: '70.50EUR',
    montant_a_capturer: '70.50EUR',
    montant_deja_capture: '0.00EUR',
    montant_restant: '0.00EUR',
    reference: 'payment',
  });
});

test('what is only to be kept is not taken', async () => {
  const heard = await monetico();
  const { setOut, look } = await begin('monetico', { captures: false });
  await setOut();
  await tell();
  expect(await look()).toMatchObject({ state: 'authorised', captured: 0, amount: PRICE, currency: 'EUR' });
  expect(heard).toEqual([]);
});

test.each([
  [accepted(), 'captured', PRICE],
  [refused('paiement deja accepte'), 'captured', PRICE],
  [refused('la commande est deja annulee'), 'released', 0],
  [refused('autorisation refusee'), 'failed', 0],
  [refused('commande expiree'), 'failed', 0],
] as const)('where taking it is answered by %j it is “%s”', async (reply, state, captured) => {
  await monetico({ [CAPTURE]: () => reply });
  const { setOut, look } = await begin('monetico');
  await setOut();
  await tell();
  expect(await look()).toMatchObject({ state, captured });
});

test.each([
  [refused('traitement en cours')],
  [refused('probleme technique', -1)],
  [[500, ''] as const],
  [[404, ''] as const],
  [[200, '<html>'] as const],
  [null],
])('where taking it is answered by %j nobody knows, and it is asked again', async (reply: Reply) => {
  let answer: Reply = reply;
  await monetico({ [CAPTURE]: () => answer });
  const { setOut, look } = await begin('monetico');
  await setOut();
  await tell();
  await expect(look()).rejects.toBeInstanceOf(ProviderSilence);
  answer = refused('paiement deja accepte');
  expect(await look()).toMatchObject({ state: 'captured', captured: PRICE });
});

test.each([
  ['Refus', 'card_declined'],
  ['Interdit', 'card_declined'],
  ['filtrage', 'card_declined'],
  ['3DSecure', 'authentication_failed'],
])('a try that is refused for %s fails as %s, and another one pays the same order', async (motive, code) => {
  await monetico({ [CAPTURE]: () => accepted() });
  const { setOut, look } = await begin('monetico');
  await setOut();
  await declined(motive);
  expect(await look()).toMatchObject({ state: 'failed', fault: { type: 'card_error', code } });
  expect(await setOut()).toMatchObject({ id: 'payment', state: 'action', redirectUrl: pageOf() });
  await tell({ date: '12/01/2026_a_08:02:00' });
  expect(await look()).toMatchObject({ state: 'captured' });
});

test('after four refusals an order takes no try any more, and another one of the same payment follows', async () => {
  await monetico({ [CAPTURE]: () => accepted() });
  const { setOut, look } = await begin('monetico');
  await setOut();
  for (const second of [1, 2, 3, 4]) await declined('Refus', `12/01/2026_a_08:00:0${second}`);
  expect(await look()).toMatchObject({ state: 'failed' });
  expect(await setOut()).toMatchObject({ id: 'payment', state: 'action', redirectUrl: pageOf('paymentx2') });
  // Of the former one, nothing is heard.
  await tell();
  expect(await look()).toMatchObject({ state: 'action' });
  await tell({ reference: 'paymentx2' });
  expect(await look()).toMatchObject({ id: 'payment', state: 'captured', captured: PRICE });
});

test('what was authorised is not undone by a refusal that is told later', async () => {
  await monetico();
  const { setOut, look } = await begin('monetico', { captures: false });
  await setOut();
  await tell();
  await declined();
  expect(await look()).toMatchObject({ state: 'authorised' });
});

test('of somebody who came back as one who has paid it is waited for what Monetico tells, for ten minutes', async () => {
  await monetico();
  const { setOut, look } = await begin('monetico');
  await setOut();
  const reply = await comeBack();
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    'https://salon.example/payments/rdvcheck',
  ]);
  expect(await look()).toMatchObject({ state: 'processing', redirectUrl: null });
  later(10 * MINUTE);
  expect(await look()).toMatchObject({ state: 'action' });
});

test('a page that nobody can be on any more came to nothing, and is heard of all the same', async () => {
  await monetico({ [CAPTURE]: () => accepted() });
  const { setOut, look } = await begin('monetico');
  await setOut();
  later(60 * MINUTE);
  expect(await look()).toMatchObject({ state: 'action' });
  later(MINUTE);
  expect(await look()).toMatchObject({ state: 'failed', fault: { code: 'abandoned' } });
  await tell();
  expect(await look()).toMatchObject({ state: 'captured' });
});
