import { expect, test } from 'vitest';
import { openSalons, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { KeyRefused, ProviderSilence } from '../../provider.ts';
import { begin, client, RETURN_URL } from '../../tests/begun-payment.ts';
import { CREATE, created, order, part, paypal, refused, SHOW } from './paypal-stand-in.ts';

openSalons(() => addPayingCompany(server, { provider: 'paypal' }));

test('an order says whose it is, what it costs and where its visitor comes back to', async () => {
  const heard = await paypal({ [CREATE]: created });
  expect((await begin('paypal', { captures: false })).intent).toMatchObject({ id: 'ORDER1', state: 'new' });
  const [token, made] = heard;
  expect(token?.url).toBe('https://api-m.paypal.com/v1/oauth2/token');
  expect(token?.text).toBe('grant_type=client_credentials');
  expect(token?.headers.get('authorization')).toMatch(/^Basic /);
  expect(made?.headers.get('authorization')).toBe('Bearer token');
  expect(made?.headers.get('paypal-request-id')).toBe('payment-1');
  expect(made?.body).toMatchObject({
    intent: 'AUTHORIZE',
    purchase_units: [{ custom_id: 'payment', amount: { currency_code: 'EUR', value: '70.50' } }],
    payment_source: { paypal: { experience_context: { return_url: RETURN_URL, cancel_url: RETURN_URL } } },
  });
});

test('a key of the test system asks the test system, and its token is asked for once', async () => {
  const heard = await paypal({ [CREATE]: created, [SHOW]: () => [200, order()] }, 'test:');
  const { setOut } = await begin('paypal');
  expect((await setOut()).redirectUrl).toBe('https://www.paypal.com/checkoutnow?token=ORDER1');
  expect(new Set(heard.map(({ url }) => new URL(url).origin))).toEqual(
    new Set(['https://api-m.sandbox.paypal.com']),
  );
  expect(heard.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
});

test.each([[[500, {}]], [[429, {}]], [[409, {}]], [[201, 'nonsense']], [[201, { id: 1 }]], [null]] as const)(
  'where PayPal answers %j nobody knows what happened',
  async (reply) => {
    await paypal({ [CREATE]: () => reply });
    await expect(begin('paypal')).rejects.toBeInstanceOf(ProviderSilence);
  },
);

test('a wrong key is no silence: nothing becomes of it by asking again', async () => {
  await paypal({ 'POST /v1/oauth2/token': () => [401, { error: 'invalid_client' }] });
  await expect(begin('paypal')).rejects.toBeInstanceOf(KeyRefused);
});

test('a token that has ended before its time is asked for anew, once', async () => {
  let isOver = false;
  const show = () => (isOver ? ([401, {}] as const) : ([200, order()] as const));
  const heard = await paypal({ [CREATE]: created, [SHOW]: show });
  const { setOut, look } = await begin('paypal');
  await setOut();
  isOver = true;
  await expect(look()).rejects.toBeInstanceOf(KeyRefused);
  expect(heard.slice(-3).map(({ path }) => path)).toEqual([SHOW, 'POST /v1/oauth2/token', SHOW]);
});

test('what is kept is let go by its own id, and taken in part by another call that lets go of the rest', async () => {
  let status = 'CREATED';
  const captures: object[] = [];
  const show = () =>
    [
      200,
      order({
        intent: 'AUTHORIZE',
        status: 'COMPLETED',
        payments: { authorizations: [part('AUTH1', status)], captures },
      }),
    ] as const;
  const heard = await paypal({
    [CREATE]: created,
    [SHOW]: show,
    'POST /v2/payments/authorizations/AUTH1/capture': () => {
      captures.push(part('CAP1', 'COMPLETED', '20.00'));
      return [201, {}];
    },
    'POST /v2/payments/authorizations/AUTH1/void': () => {
      status = 'VOIDED';
      return [204, null];
    },
  });
  const { name, setOut } = await begin('paypal', { captures: false });
  expect(await setOut()).toMatchObject({ state: 'authorised', captured: 0 });
  expect(await client().cancel(name)).toBe('cancelled');
  expect(await client().cancel(name)).toBe('cancelled');
  status = 'CREATED';
  expect(await client().collect({ ...name, amount: 2000 })).toBe(true);
  expect(await client().collect({ ...name, amount: 2000 })).toBe(true);
  expect(await client().collect({ ...name, amount: 3000 })).toBe(false);
  const taken = heard.filter(({ path }) => path.endsWith('/capture'));
  expect(taken.map(({ body }) => body as object)).toEqual([
    { amount: { currency_code: 'EUR', value: '20.00' }, final_capture: true },
  ]);
  expect(heard.filter(({ path }) => path.endsWith('/void'))).toHaveLength(1);
});

test('what PayPal will not let go of, or take, is told as it is', async () => {
  const shown = order({ status: 'COMPLETED', payments: { authorizations: [part('AUTH1', 'CREATED')] } });
  await paypal({
    [CREATE]: created,
    [SHOW]: () => [200, shown],
    'POST /v2/payments/authorizations/AUTH1/void': () => refused('AUTHORIZATION_CANNOT_BE_VOIDED'),
    'POST /v2/payments/authorizations/AUTH1/capture': () => refused('AUTHORIZATION_EXPIRED'),
  });
  const { name } = await begin('paypal', { captures: false });
  expect(await client().cancel(name)).toBe('refused');
  expect(await client().collect({ ...name, amount: 2000 })).toBe(false);
});

test('a refund is asked for by its id, found again by it for good, and refused where nothing was taken', async () => {
  const refunds: object[] = [];
  const show = () =>
    [
      200,
      order({ status: 'COMPLETED', payments: { captures: [part('CAP1', 'COMPLETED')], refunds } }),
    ] as const;
  const heard = await paypal({
    [CREATE]: created,
    [SHOW]: show,
    'POST /v2/payments/captures/CAP1/refund': ({ body }) => {
      if ((body as { custom_id: string }).custom_id === 'other') return refused('REFUND_AMOUNT_EXCEEDED');
      refunds.push({ id: 'REF1', status: 'PENDING', custom_id: 'refund' });
      return [201, { status: 'PENDING' }];
    },
  });
  const { name } = await begin('paypal');
  const refund = { ...name, refundId: 'refund', amount: 5000 };
  expect([await client().refund(refund), await client().refund(refund)]).toEqual([true, true]);
  expect(await client().refund({ ...refund, refundId: 'other' })).toBe(false);
  const asked = heard.filter(({ path }) => path.endsWith('/refund'));
  expect(asked.map(({ headers }) => headers.get('paypal-request-id'))).toEqual(['refund', 'other']);
  expect(asked[0]?.body).toEqual({ amount: { currency_code: 'EUR', value: '50.00' }, custom_id: 'refund' });
  refunds[0] = { id: 'REF1', status: 'FAILED', custom_id: 'refund' };
  expect(await client().refund(refund)).toBe(false);
});
