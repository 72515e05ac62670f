import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { companySecrets, sandboxIntents } from '../../../../database/schema/selling/orders.ts';
import { chargeInForm } from '../../../../testing/forms/charge-in-form.ts';
import { later, openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { translate } from '../../../../texts.ts';
import { KeyRefused, ProviderSilence, type ProviderClient } from '../../provider.ts';
import { providerOf } from '../../providers.ts';

openSalons((testServer) => addPayingCompany(testServer, { provider: 'payzen' }));
afterEach(() => vi.unstubAllGlobals());

const NOW = 0;
const RETURN = 'https://salon.example/payments/rdvcheck';

function client(): ProviderClient {
  const { clock, database } = server;
  return providerOf({ db: database.db, clock, originOf: (host) => `http://${host}` });
}

/** A payment that is prepared, and its visitor's browser. */
async function opened({ captures = true, reference = 'payment' } = {}) {
  const ask = { companyId: salon, provider: 'payzen', reference, amount: 7050, currency: 'EUR', captures };
  const intent = await client().create({ ...ask, returnUrl: RETURN, email: 'anna@example.com' });
  const name = { companyId: salon, provider: 'payzen', intentId: intent.id };
  const infos = { formToken: intent.formToken ?? null, paymentId: reference };
  const pay = (method: string) => chargeInForm(server, infos, { company: salon, method });
  const look = () => client().retrieve({ ...name, now: NOW });
  return { intent, name, pay, look, again: () => client().create({ ...ask, returnUrl: RETURN }) };
}

test('a payment is one order, however often it is asked for, and pays once', async () => {
  const { intent, pay, look, again } = await opened();
  expect(intent).toMatchObject({ id: 'payment', state: 'new', formToken: expect.stringMatching(/./) });
  expect((await again()).id).toBe('payment');
  expect(await look()).toBeNull();
  const paid = await pay('tok_success');
  expect(JSON.parse(paid?.rawClientAnswer ?? '')).toMatchObject({ orderStatus: 'PAID' });
  await pay('tok_declined');
  expect(await look()).toMatchObject({ reference: 'payment', state: 'captured', captured: 7050 });
});

test('a declined card tells why in the language of the form, and another one pays by the same token', async () => {
  const { pay, look } = await opened();
  const refused = await pay('tok_insufficient_funds');
  expect(refused?.error).toMatchObject({
    errorCode: 'ACQ_001',
    errorMessage: translate('fr', 'problem:card.insufficient_funds'),
  });
  const fault = { type: 'card_error', code: 'insufficient_funds' };
  expect(await look()).toMatchObject({ state: 'failed', fault });
  await pay('tok_success');
  expect(await look()).toMatchObject({ state: 'captured', fault: null });
});

test('a form that is sent too late, or by no token, charges nothing', async () => {
  const { pay, look } = await opened();
  later(15 * 60_000);
  expect(await pay('tok_success')).toMatchObject({ error: { errorCode: 'PSP_108' } });
  const infos = { formToken: 'invented', paymentId: 'payment' };
  const invented = await chargeInForm(server, infos, { company: salon, method: 'tok_success' });
  expect(invented).toMatchObject({ error: { errorCode: 'CLIENT_100' } });
  expect(await look()).toBeNull();
});

test('money goes back once for each refund, and never more than was taken', async () => {
  const { name, pay } = await opened();
  await pay('tok_success');
  const refund = { ...name, refundId: 'refund', amount: 5000 };
  expect([await client().refund(refund), await client().refund(refund)]).toEqual([true, true]);
  expect(await client().refund({ ...name, refundId: 'other', amount: 5000 })).toBe(false);
  expect(await client().refund({ ...name, refundId: 'rest', amount: 2050 })).toBe(true);
  const [row] = await server.database.db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.companyId, salon));
  expect(row).toMatchObject({ captured: 7050, refunded: 7050 });
});

test('equal refunds at once are one after the other, and each is one', async () => {
  const { name, pay } = await opened();
  await pay('tok_success');
  const refund = (refundId: string) => client().refund({ ...name, refundId, amount: 1000 });
  const asked = await Promise.allSettled([refund('one'), refund('one'), refund('two')]);
  const told = asked.map((each) => (each.status === 'fulfilled' ? each.value : each.reason));
  expect(told.filter((each) => each === true).length).toBeGreaterThan(0);
  for (const each of told) if (each !== true) expect(each).toBeInstanceOf(ProviderSilence);
  expect([await refund('one'), await refund('two')]).toEqual([true, true]);
  const [row] = await server.database.db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.companyId, salon));
  expect(row?.refunded).toBe(2000);
});

test('what is kept on a card is let go, or taken in part, and each is no longer the other', async () => {
  const released = await opened({ captures: false, reference: 'released' });
  expect(await client().cancel(released.name)).toBe('not_voidable');
  await released.pay('tok_success');
  expect(await released.look()).toMatchObject({ state: 'authorised', amount: 7050, captured: 0 });
  expect(await client().cancel(released.name)).toBe('cancelled');
  expect(await client().cancel(released.name)).toBe('cancelled');
  expect(await client().collect({ ...released.name, amount: 2000 })).toBe(false);
  const collected = await opened({ captures: false, reference: 'collected' });
  await collected.pay('tok_success');
  expect(await client().collect({ ...collected.name, amount: 8000 })).toBe(false);
  expect(await client().collect({ ...collected.name, amount: 2000 })).toBe(true);
  expect(await client().collect({ ...collected.name, amount: 2000 })).toBe(true);
  expect(await client().cancel(collected.name)).toBe('captured');
});

test('what PayZen does not know is nothing, and is neither taken nor given back', async () => {
  const name = { companyId: salon, provider: 'payzen', intentId: 'unknown' };
  expect(await client().retrieve({ ...name, now: NOW })).toBeNull();
  expect(await client().cancel(name)).toBe('not_voidable');
  expect(await client().collect({ ...name, amount: 1 })).toBe(false);
  expect(await client().refund({ ...name, refundId: 'refund', amount: 1 })).toBe(false);
});

type Reply = { readonly status: 'SUCCESS' | 'ERROR'; readonly answer: object } | number;

/** A company with a key of its own, and whoever answers in the place of PayZen: one after the other. */
async function withOwnKey(...replies: readonly Reply[]) {
  const value = '12345678:testpassword_of:the_salon';
  await server.database.db
    .insert(companySecrets)
    .values({ companyId: salon, name: 'payzen.key', value })
    .onConflictDoNothing();
  const asked: { readonly call: string; readonly key: string | null; readonly body: unknown }[] = [];
  const left = [...replies];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('authorization');
    asked.push({ call: url, key, body: JSON.parse(String(body)) });
    const reply = left.shift() ?? 500;
    return typeof reply === 'number' ? new Response('x', { status: reply }) : Response.json(reply);
  });
  return asked;
}

const API = 'https://api.payzen.eu/api-payment/V4/';
const success = (answer: object): Reply => ({ status: 'SUCCESS', answer });
const failure = (errorCode: string): Reply => ({ status: 'ERROR', answer: { errorCode } });

test('a company with an own key is paid at PayZen itself, by that key', async () => {
  const asked = await withOwnKey(success({ formToken: 'a token', _type: 'V4/Charge/PaymentForm' }));
  const { intent } = await opened({ captures: false });
  expect(intent).toMatchObject({ id: 'payment', state: 'new', formToken: 'a token' });
  expect(asked).toEqual([
    {
      call: `${API}Charge/CreatePayment`,
      key: `Basic ${btoa('12345678:testpassword_of:the_salon')}`,
      body: {
        amount: 7050,
        currency: 'EUR',
        orderId: 'payment',
        customer: { email: 'anna@example.com' },
        transactionOptions: { cardOptions: { captureDelay: 0, manualValidation: 'YES' } },
      },
    },
  ]);
});

test.each<[Reply]>([[500], [503], [429], [failure('PSP_099')], [failure('PSP_999')], [success({})]])(
  'with an own key nobody knows what happened where PayZen answers %j',
  async (reply) => {
    await withOwnKey(reply);
    await expect(opened()).rejects.toBeInstanceOf(ProviderSilence);
  },
);

test.each(['INT_905', 'INT_009', 'AUTH_149'])(
  'with an own key, %s is no silence: nothing becomes of it by asking again',
  async (code) => {
    await withOwnKey(failure(code));
    const fault = await opened().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(ProviderSilence);
    expect(fault instanceof KeyRefused).toBe(code === 'INT_905');
  },
);

const NAME = { companyId: '', provider: 'payzen', intentId: 'payment' };
const order = (...changes: object[]): Reply =>
  success({
    orderDetails: { orderId: 'payment' },
    transactions: changes.map((change) => ({ ...DEBIT, ...change })),
  });
const DEBIT = {
  uuid: 'a debit',
  amount: 7050,
  currency: 'EUR',
  status: 'PAID',
  detailedStatus: 'AUTHORISED',
  operationType: 'DEBIT',
};
const CREDIT = { uuid: 'a credit', amount: 2000, operationType: 'CREDIT', detailedStatus: 'CAPTURED' };
const refund = (amount: number) => client().refund({ ...NAME, companyId: salon, refundId: 'refund', amount });
const callsOf = (asked: Awaited<ReturnType<typeof withOwnKey>>) =>
  asked.map(({ call, body }) => [call.replace(API, ''), body]);

test('with an own key, a part of what is not remitted yet is lowered, all of it cancelled', async () => {
  const lowered = await withOwnKey(order({}), success({ ...DEBIT, amount: 5050 }));
  expect(await refund(2000)).toBe(true);
  expect(callsOf(lowered)).toEqual([
    ['Order/Get', { orderId: 'payment' }],
    [
      'Transaction/Update',
      { uuid: 'a debit', cardUpdate: { amount: 5050, currency: 'EUR' }, comment: 'refund' },
    ],
  ]);
  const cancelled = await withOwnKey(
    order({ amount: 5050 }),
    success({ ...DEBIT, detailedStatus: 'CANCELLED' }),
  );
  const rest = { ...NAME, companyId: salon, refundId: 'rest', amount: 5050 };
  expect(await client().refund(rest)).toBe(true);
  expect(callsOf(cancelled)[1]).toMatchObject([
    'Transaction/CancelOrRefund',
    { uuid: 'a debit', amount: 5050, resolutionMode: 'CANCELLATION_ONLY' },
  ]);
});

test('with an own key, a refund whose answer was lost is made once, whether it had been heard or not', async () => {
  const remitted = { detailedStatus: 'CAPTURED' };
  const lost = await withOwnKey(order(remitted), 500);
  await expect(refund(2000)).rejects.toBeInstanceOf(ProviderSilence);
  expect(callsOf(lost)[1]).toMatchObject(['Transaction/CancelOrRefund', { resolutionMode: 'REFUND_ONLY' }]);
  // Whoever asked may be at it still.
  await expect(refund(2000)).rejects.toBeInstanceOf(ProviderSilence);
  later(60_000);
  const unheard = await withOwnKey(order(remitted), 500);
  await expect(refund(2000)).rejects.toBeInstanceOf(ProviderSilence);
  expect(unheard).toHaveLength(2);
  later(60_000);
  const heard = await withOwnKey(order(remitted, CREDIT));
  expect(await refund(2000)).toBe(true);
  expect(heard).toHaveLength(1);
  expect(await refund(2000)).toBe(true);
});

test('with an own key, a refund waits for another one of the payment whose end is not known', async () => {
  const remitted = { detailedStatus: 'CAPTURED' };
  await withOwnKey(order(remitted), 500);
  await expect(refund(2000)).rejects.toBeInstanceOf(ProviderSilence);
  later(60_000);
  const second = { ...NAME, companyId: salon, refundId: 'second', amount: 2000 };
  const waiting = await withOwnKey();
  await expect(client().refund(second)).rejects.toBeInstanceOf(ProviderSilence);
  expect(waiting).toEqual([]);
  await withOwnKey(order(remitted, CREDIT));
  expect(await refund(2000)).toBe(true);
  await withOwnKey(order(remitted, CREDIT), success({ ...DEBIT, ...CREDIT, uuid: 'another credit' }));
  expect(await client().refund(second)).toBe(true);
});

test.each<[string, Reply, boolean | 'silent']>([
  ['is too high', failure('PSP_511'), false],
  ['is refused by the bank', success({ ...DEBIT, ...CREDIT, status: 'UNPAID' }), false],
  ['comes while the day is remitted', failure('PSP_076'), 'silent'],
])('with an own key, a refund that %s', async (_which, reply, told) => {
  await withOwnKey(order({ detailedStatus: 'CAPTURED' }), reply);
  const asked = await refund(2000).catch((error: unknown) => error);
  if (told === 'silent') expect(asked).toBeInstanceOf(ProviderSilence);
  else expect(asked).toBe(told);
});

test('with an own key, a fee is what is kept, lowered and handed over, and whoever asks again does no more', async () => {
  const kept = { detailedStatus: 'AUTHORISED_TO_VALIDATE', status: 'RUNNING' };
  const fee = { ...NAME, companyId: salon, amount: 2000 };
  const taken = order({ amount: 2000 });
  const asked = await withOwnKey(order(kept), success(DEBIT), success(DEBIT), taken);
  expect(await client().collect(fee)).toBe(true);
  expect(callsOf(asked).slice(1, 3)).toEqual([
    ['Transaction/Update', { uuid: 'a debit', cardUpdate: { amount: 2000, currency: 'EUR' } }],
    ['Transaction/Validate', { uuid: 'a debit' }],
  ]);
  const again = await withOwnKey(taken, taken);
  expect(await client().collect(fee)).toBe(true);
  expect(again.map(({ call }) => call)).toEqual([`${API}Order/Get`, `${API}Order/Get`]);
  // Lowered before, and not handed over.
  const half = await withOwnKey(order({ ...kept, amount: 2000 }), success(DEBIT), taken);
  expect(await client().collect(fee)).toBe(true);
  expect(half[1]?.call).toBe(`${API}Transaction/Validate`);
});
