import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSalons, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { KeyRefused, ProviderSilence } from '../../provider.ts';
import { begin, client } from '../../tests/begun-payment.ts';
import type { Reply } from '../../tests/stand-in.ts';
import { moneticoKey } from '../monetico-key.ts';
import { accepted, CAPTURE, fieldsOf, inTurn, KEY, monetico, refused, tell } from './monetico-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'monetico' }));

const DIGITS = '0123456789abcdef0123456789abcdef012345';

/** What is kept on a card, and what was asked of it. */
async function held(answer: () => Reply, key = KEY) {
  const heard = await monetico({ [CAPTURE]: answer }, key);
  const { name, setOut, look } = await begin('monetico', { captures: false });
  await setOut();
  await tell({ 'code-retour': key.startsWith('test:') ? 'payetest' : 'paiement' }, { key });
  expect(await look()).toMatchObject({ state: 'authorised' });
  const sums = () =>
    heard
      .map(fieldsOf)
      .map((each) => [each['montant_a_capturer'], each['montant_deja_capture'], each['montant_restant']]);
  return {
    heard,
    sums,
    cancel: () => client().cancel(name),
    collect: (amount: number) => client().collect({ ...name, amount }),
  };
}

test.each([
  [
    `1234567:salon:${DIGITS}67`,
    'https://p.monetico-services.com/paiement.cgi',
    'https://payment-api.e-i.com/',
  ],
  [
    ` test:1234567:salon:${DIGITS}67\n`,
    'https://p.monetico-services.com/test/paiement.cgi',
    'https://payment-api.e-i.com/test/',
  ],
])('the key %j is of a terminal, its company and its system', (written, page, api) => {
  const isTest = written.includes('test:');
  expect(moneticoKey(written)).toMatchObject({ tpe: '1234567', societe: 'salon', page, api, isTest });
});

test.each([
  ['67', '67'],
  ['P0', '90'],
  ['Z0', 'c0'],
  ['6M', '60'],
])('the last two characters %s of a key are the byte %s', (written, byte) => {
  expect(moneticoKey(`1234567:salon:${DIGITS}${written}`).secret.toString('hex')).toBe(DIGITS + byte);
});

test.each([
  '',
  'x',
  `123456:salon:${DIGITS}67`,
  `1234567:salon:${DIGITS}6`,
  `1234567:salon:${DIGITS}Q0`,
  `1234567::${DIGITS}67`,
])('what is no key, as %j, is none', (written) => {
  expect(() => moneticoKey(written)).toThrow(KeyRefused);
});

test('a call says who asks, and is sealed in the order of its names', async () => {
  const { heard, cancel } = await held(() => accepted('commande annulee'));
  await cancel();
  expect(heard[0]).toMatchObject({
    url: 'https://payment-api.e-i.com/test/capture_paiement.cgi',
    path: `POST /test/${CAPTURE}`,
  });
  expect(heard[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  const text =
    'TPE=1234567*date=12/01/2026:08:00:00*date_commande=12/01/2026*lgue=FR*montant=70.50EUR*' +
    'montant_a_capturer=0.00EUR*montant_deja_capture=0.00EUR*montant_restant=0.00EUR*reference=payment*' +
    'societe=salon*version=3.0';
  const mac = createHmac('sha1', Buffer.from(`${DIGITS}67`, 'hex'))
    .update(text)
    .digest('hex');
  expect(fieldsOf(heard[0]!)['MAC']).toBe(mac);
});

test('a key of the real system asks the real system', async () => {
  const { heard, cancel } = await held(() => accepted(), KEY.replace('test:', ''));
  await cancel();
  expect(heard[0]?.url).toBe('https://payment-api.e-i.com/capture_paiement.cgi');
});

test('what is kept is let go by taking and keeping nothing, once', async () => {
  const { sums, cancel } = await held(() => accepted('commande annulee'));
  expect([await cancel(), await cancel()]).toEqual(['cancelled', 'cancelled']);
  expect(sums()).toEqual([['0.00EUR', '0.00EUR', '0.00EUR']]);
});

test('a part is taken first, and then the rest is let go', async () => {
  const { sums, cancel, collect } = await held(() => accepted());
  expect([await collect(8000), await collect(2000), await collect(2000), await collect(3000)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(sums()).toEqual([
    ['20.00EUR', '0.00EUR', '50.50EUR'],
    ['0.00EUR', '20.00EUR', '0.00EUR'],
  ]);
  expect(await cancel()).toBe('captured');
});

test('a part whose answer was lost is known by what Monetico will not take any more', async () => {
  const replies = [null, refused('montant errone'), null, accepted('commande annulee')];
  const { sums, collect } = await held(inTurn(replies, refused('paiement deja accepte')));
  await expect(collect(2000)).rejects.toBeInstanceOf(ProviderSilence);
  // It was heard; that the rest is to be let go was not.
  await expect(collect(2000)).rejects.toBeInstanceOf(ProviderSilence);
  expect(await collect(2000)).toBe(true);
  expect(sums()).toHaveLength(4);
  expect(sums().at(-1)).toEqual(['0.00EUR', '20.00EUR', '0.00EUR']);
});

test.each([
  ['paiement deja accepte', 'captured', false],
  ['la commande est deja annulee', 'cancelled', false],
  ['autorisation refusee', 'refused', false],
  ['montant errone', 'refused', false],
] as const)('what has become “%s” meanwhile is told as it is', async (lib, outcome, isTaken) => {
  const released = await held(() => refused(lib));
  expect(await released.cancel()).toBe(outcome);
  expect(await released.collect(2000)).toBe(isTaken);
});

test('a part that is asked for where all was taken meanwhile was not taken, and all was', async () => {
  const { collect, cancel } = await held(() => refused('paiement deja accepte'));
  expect(await collect(2000)).toBe(false);
  expect(await cancel()).toBe('captured');
});

test.each([
  [refused('signature non valide')],
  [refused('commercant non identifie')],
  [refused('adresse non autorisee', -30)],
])('a key that is answered by %j is wrong: nothing becomes of it by asking again', async (reply) => {
  const { cancel } = await held(() => reply);
  await expect(cancel()).rejects.toBeInstanceOf(KeyRefused);
});
