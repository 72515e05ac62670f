import { expect, test } from 'vitest';
import { later, openSalons, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { begin, PRICE } from '../../tests/begun-payment.ts';
import type { Reply } from '../../tests/stand-in.ts';
import {
  ASSERT,
  callOf,
  CAPTURE,
  captured,
  INITIALIZE,
  INQUIRE,
  made,
  refused,
  saferpay,
  transaction,
} from './saferpay-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'saferpay' }));

const HOUR = 3_600_000;

test('nobody asks about a page that its visitor was not sent to', async () => {
  const heard = await saferpay({});
  const { look } = await begin('saferpay');
  expect(await look()).toMatchObject({ state: 'new', redirectUrl: null });
  expect(heard.map(callOf)).toEqual([INITIALIZE]);
});

test('what its visitor has authorised is taken once, though two ask at the same time', async () => {
  let taken = 0;
  const heard = await saferpay({
    [ASSERT]: () => transaction('AUTHORIZED'),
    [CAPTURE]: async () => {
      // Both have seen it authorised by now.
      await new Promise((resolve) => setTimeout(resolve, 20));
      taken += 1;
      return taken === 1 ? captured() : refused('TRANSACTION_ALREADY_CAPTURED');
    },
  });
  const { setOut, look } = await begin('saferpay');
  await setOut();
  taken = 0;
  for (const intent of await Promise.all([look(), look()]))
    expect(intent).toMatchObject({ state: 'captured', captured: PRICE, reference: 'payment' });
  const asked = heard.filter((each) => callOf(each) === CAPTURE);
  expect(asked[0]?.body).toMatchObject({ TransactionReference: { TransactionId: 'T1' } });
  expect(asked[0]?.body).not.toHaveProperty('Amount');
});

test('what was called off meanwhile is not taken', async () => {
  await saferpay({
    [ASSERT]: () => transaction('AUTHORIZED'),
    [CAPTURE]: () => refused('TRANSACTION_IN_WRONG_STATE'),
    [INQUIRE]: () => transaction('CANCELED'),
  });
  const { setOut } = await begin('saferpay');
  expect(await setOut()).toMatchObject({ state: 'released', captured: 0 });
});

test.each([
  ['CAPTURED', true, 'captured'],
  ['PENDING', true, 'processing'],
  ['AUTHORIZED', false, 'authorised'],
  ['CANCELED', true, 'released'],
  ['A_STATE_OF_TOMORROW', true, 'processing'],
] as const)('a transaction that is %s, to be taken %s, is “%s”', async (status, captures, state) => {
  await saferpay({ [ASSERT]: () => transaction(status) });
  const { setOut } = await begin('saferpay', { captures });
  expect(await setOut()).toMatchObject({ state, amount: PRICE, currency: 'EUR', redirectUrl: null });
});

test.each([
  ['TRANSACTION_NOT_STARTED', 'action', null],
  ['TRANSACTION_IN_WRONG_STATE', 'action', null],
  ['TRANSACTION_ABORTED', 'failed', 'abandoned'],
  ['TRANSACTION_DECLINED', 'failed', 'card_declined'],
  ['3DS_AUTHENTICATION_FAILED', 'failed', 'authentication_failed'],
  ['UPDATE_CARD_INFORMATION', 'failed', 'expired_card'],
  ['NO_CONTRACT', 'failed', 'processing_error'],
])('a page of which Saferpay says %s is “%s”', async (name, state, code) => {
  await saferpay({ [ASSERT]: () => refused(name) });
  const { setOut, look } = await begin('saferpay');
  await setOut();
  const intent = await look();
  expect([intent?.state, intent?.fault?.code ?? null]).toEqual([state, code]);
  expect(intent?.redirectUrl).toBe(state === 'action' ? 'https://www.saferpay.com/vt2/1' : null);
});

test('a page that nobody can be on any more came to nothing', async () => {
  await saferpay({ [ASSERT]: () => refused('TRANSACTION_NOT_STARTED') });
  const { setOut, look } = await begin('saferpay');
  await setOut();
  later(HOUR);
  expect(await look()).toMatchObject({ state: 'action' });
  later(HOUR);
  expect(await look()).toMatchObject({ state: 'failed', fault: { code: 'abandoned' } });
});

test.each([
  [transaction('CAPTURED'), 'captured'],
  [refused('TRANSACTION_NOT_FOUND'), 'failed'],
])('what Saferpay tells of a page no more, it tells of its payment', async (reply, state) => {
  const heard = await saferpay({ [ASSERT]: () => refused('TOKEN_EXPIRED'), [INQUIRE]: () => reply });
  const { setOut, look } = await begin('saferpay');
  await setOut();
  expect(await look()).toMatchObject({ state });
  expect(heard.at(-1)?.body).toMatchObject({ TransactionReference: { OrderId: 'payment' } });
});

test('a page that came to nothing is followed by another of the same payment, one for two who try at once', async () => {
  let count = 0;
  const replies: Record<string, Reply> = { token1: refused('TRANSACTION_DECLINED') };
  await saferpay({
    [INITIALIZE]: () => {
      count += 1;
      const [, body] = made() ?? [];
      const RedirectUrl = `https://www.saferpay.com/vt2/${count}`;
      return [200, { ...(body as object), Token: `token${count}`, RedirectUrl }];
    },
    [ASSERT]: ({ body }) => replies[(body as { Token: string }).Token] ?? refused('TRANSACTION_NOT_STARTED'),
  });
  const { setOut, look } = await begin('saferpay');
  expect(await setOut()).toMatchObject({ id: 'token1', state: 'failed' });
  const tried = await Promise.all([setOut(), setOut()]);
  const urls = tried.map(({ redirectUrl }) => redirectUrl);
  expect(new Set(urls).size).toBe(1);
  expect(await look()).toMatchObject({ id: 'token1', state: 'action', redirectUrl: urls[0] });
});
