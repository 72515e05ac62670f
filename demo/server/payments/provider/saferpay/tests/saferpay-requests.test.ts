import { expect, test } from 'vitest';
import { openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { KeyRefused, ProviderSilence } from '../../provider.ts';
import { begin, client, RETURN_URL } from '../../tests/begun-payment.ts';
import type { Reply } from '../../tests/stand-in.ts';
import { saferpayKey } from '../saferpay-key.ts';
import {
  ASSERT,
  callOf,
  CANCEL,
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

test('a page says whose payment it is, what it costs, and whom to tell', async () => {
  const heard = await saferpay({});
  expect((await begin('saferpay')).intent).toMatchObject({ id: 'token1', state: 'new' });
  const [asked] = heard;
  expect(asked?.url).toBe('https://www.saferpay.com/api/Payment/v1/PaymentPage/Initialize');
  const basic = Buffer.from('API_user:pass:word').toString('base64');
  expect(asked?.headers.get('authorization')).toBe(`Basic ${basic}`);
  const told = (outcome: string) =>
    `https://salon.example/api/payment/webhooks/saferpay/cmp_${salon}?payId=payment&outcome=${outcome}`;
  expect(asked?.body).toMatchObject({
    RequestHeader: { SpecVersion: '1.53', CustomerId: '123456', RetryIndicator: 0 },
    TerminalId: '12345678',
    Payment: { Amount: { Value: '7050', CurrencyCode: 'EUR' }, OrderId: 'payment' },
    ReturnUrl: { Url: RETURN_URL },
    Notification: { SuccessNotifyUrl: told('success'), FailNotifyUrl: told('fail') },
  });
});

test('a key of the test system asks the test system', async () => {
  const heard = await saferpay({}, 'test:1:2:user:password');
  await begin('saferpay');
  expect(new URL(heard[0]?.url ?? '').host).toBe('test.saferpay.com');
  expect(() => saferpayKey('1:2:user')).toThrow(KeyRefused);
});

test.each([[[500, {}]], [[429, {}]], [[200, '<html>']], [null]] as const)(
  'where Saferpay answers %j nobody knows what happened',
  async (reply) => {
    await saferpay({ [INITIALIZE]: () => reply });
    await expect(begin('saferpay')).rejects.toBeInstanceOf(ProviderSilence);
  },
);

test('a wrong key is no silence: nothing becomes of it by asking again', async () => {
  await saferpay({ [INITIALIZE]: () => refused('AUTHENTICATION_FAILED', 401) });
  await expect(begin('saferpay')).rejects.toBeInstanceOf(KeyRefused);
});

test('what changes nothing is asked once more under the same name; what does is not', async () => {
  const silent = (): Reply => [503, {}];
  const heard = await saferpay({ [ASSERT]: silent });
  const { setOut, look } = await begin('saferpay');
  await expect(setOut().then(look)).rejects.toBeInstanceOf(ProviderSilence);
  const asked = heard
    .filter((each) => callOf(each) === ASSERT)
    .map(({ body }) => body as { RequestHeader: { RetryIndicator: number; RequestId: string } });
  expect(asked.map(({ RequestHeader }) => RequestHeader.RetryIndicator)).toEqual([0, 1]);
  expect(new Set(asked.map(({ RequestHeader }) => RequestHeader.RequestId)).size).toBe(1);
});

test('what is kept is let go, once', async () => {
  let status = 'AUTHORIZED';
  const heard = await saferpay({
    [ASSERT]: () => transaction(status),
    [INQUIRE]: () => transaction(status),
    [CANCEL]: () => {
      status = 'CANCELED';
      return [200, { TransactionId: 'T1' }];
    },
  });
  const { name, setOut } = await begin('saferpay', { captures: false });
  expect(await setOut()).toMatchObject({ state: 'authorised', captured: 0 });
  expect([await client().cancel(name), await client().cancel(name)]).toEqual(['cancelled', 'cancelled']);
  const cancels = heard.filter((each) => callOf(each) === CANCEL);
  expect(cancels).toMatchObject([{ body: { TransactionReference: { TransactionId: 'T1' } } }]);
});

test('what Saferpay took meanwhile, will not let go of, or never heard of, is told as that', async () => {
  let status = 'AUTHORIZED';
  await saferpay({
    [ASSERT]: () => transaction(status),
    [INQUIRE]: () => (status === '' ? refused('TRANSACTION_NOT_FOUND') : transaction(status)),
    [CANCEL]: () => {
      status = 'CAPTURED';
      return refused('TRANSACTION_ALREADY_CAPTURED');
    },
  });
  const { name, setOut } = await begin('saferpay', { captures: false });
  expect(await client().cancel(name)).toBe('not_voidable');
  await setOut();
  expect(await client().cancel(name)).toBe('captured');
  status = 'PENDING';
  expect(await client().cancel(name)).toBe('processing');
  status = '';
  expect(await client().cancel(name)).toBe('not_voidable');
});

test('a part is written down before it is taken: whoever asks again knows how much it was', async () => {
  let status = 'AUTHORIZED';
  let isLost = true;
  const heard = await saferpay({
    [ASSERT]: () => transaction(status),
    [INQUIRE]: () => transaction(status),
    [CAPTURE]: () => {
      status = 'CAPTURED';
      const reply = isLost ? null : captured();
      isLost = false;
      return reply;
    },
  });
  const { name, setOut, look } = await begin('saferpay', { captures: false });
  await setOut();
  expect(await client().collect({ ...name, amount: 8000 })).toBe(false);
  await expect(client().collect({ ...name, amount: 2000 })).rejects.toBeInstanceOf(ProviderSilence);
  expect(await client().collect({ ...name, amount: 2000 })).toBe(true);
  expect(await client().collect({ ...name, amount: 3000 })).toBe(false);
  expect(await look()).toMatchObject({ state: 'captured', captured: 2000, amount: 7050 });
  const captures = heard.filter((each) => callOf(each) === CAPTURE);
  expect(captures).toMatchObject([{ body: { Amount: { Value: '2000', CurrencyCode: 'EUR' } } }]);
});

test('a page that cannot be opened any more when its visitor sets out is followed by another', async () => {
  const tokens = ['token1', 'token2'];
  const heard = await saferpay({
    [INITIALIZE]: () => {
      const [status, body] = made() ?? [];
      return [status ?? 200, { ...(body as object), Token: tokens.shift() }];
    },
    [ASSERT]: () => refused('TRANSACTION_NOT_STARTED'),
  });
  const { setOut } = await begin('saferpay');
  server.clock.set(Date.parse('2026-01-12T08:00:00.000Z'));
  expect(await setOut()).toMatchObject({ id: 'token1', state: 'action' });
  expect(heard.map(callOf)).toEqual([INITIALIZE, INITIALIZE, ASSERT]);
  expect(heard.at(-1)?.body).toMatchObject({ Token: 'token2' });
});
