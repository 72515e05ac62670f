import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sandboxIntents } from '../../../../database/schema/selling/orders.ts';
import { chargeInForm } from '../../../../testing/forms/charge-in-form.ts';
import { later, openSalons, salon, server } from '../../../../testing/open-salons.ts';
import { addPayingCompany } from '../../../../testing/sales.ts';
import { translate } from '../../../../texts.ts';
import { KeyRefused, ProviderSilence } from '../../provider.ts';
import { begin, client } from '../../tests/begun-payment.ts';
import { standIn } from '../../tests/stand-in.ts';

openSalons((testServer) => addPayingCompany(testServer, { provider: 'payzen' }));

/** A payment that is prepared, and its visitor's browser. */
const opened = (wish: Parameters<typeof begin>[1] = {}) => begin('payzen', wish);

test('a payment is one order, however often it is asked for, and pays once', async () => {
  const { intent, charge, look, again } = await opened();
  expect(intent).toMatchObject({ id: 'payment', state: 'new', formToken: expect.stringMatching(/./) });
  expect((await again()).id).toBe('payment');
  expect(await look()).toBeNull();
  const paid = await charge('tok_success');
  expect(JSON.parse(paid?.rawClientAnswer ?? '')).toMatchObject({ orderStatus: 'PAID' });
  await charge('tok_declined');
  expect(await look()).toMatchObject({ reference: 'payment', state: 'captured', captured: 7050 });
});

test('a declined card tells why in the language of the form, and another one pays by the same token', async () => {
  const { charge, look } = await opened();
  const refused = await charge('tok_insufficient_funds');
  expect(refused?.error).toMatchObject({
    errorCode: 'ACQ_001',
    errorMessage: translate('fr', 'problem:card.insufficient_funds'),
  });
  const fault = { type: 'card_error', code: 'insufficient_funds' };
  expect(await look()).toMatchObject({ state: 'failed', fault });
  await charge('tok_success');
  expect(await look()).toMatchObject({ state: 'captured', fault: null });
});

test('a form that is sent too late, or by no token, charges nothing', async () => {
  const { charge, look } = await opened();
  later(15 * 60_000);
  expect(await charge('tok_success')).toMatchObject({ error: { errorCode: 'PSP_108' } });
  const infos = { formToken: 'invented', paymentId: 'payment' };
  const invented = await chargeInForm(server, infos, { company: salon, method: 'tok_success' });
  expect(invented).toMatchObject({ error: { errorCode: 'CLIENT_100' } });
  expect(await look()).toBeNull();
});

test('equal refunds at once are one after the other, and each is one', async () => {
  const { name, charge } = await opened();
  await charge('tok_success');
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

type Reply = { readonly status: 'SUCCESS' | 'ERROR'; readonly answer: object } | number;

/** A company with a key of its own, and whoever answers in the place of PayZen: one after the other. */
async function withOwnKey(...replies: readonly Reply[]) {
  const left = [...replies];
  return standIn('payzen', '12345678:testpassword_of:the_salon', () => {
    const reply = left.shift() ?? 500;
    return typeof reply === 'number' ? [reply, 'x'] : [200, reply];
  });
}

const API = 'https://api.payzen.eu/api-payment/V4/';
const success = (answer: object): Reply => ({ status: 'SUCCESS', answer });
const failure = (errorCode: string): Reply => ({ status: 'ERROR', answer: { errorCode } });

test('a company with an own key is paid at PayZen itself, by that key', async () => {
  const asked = await withOwnKey(success({ formToken: 'a token', _type: 'V4/Charge/PaymentForm' }));
  const { intent } = await opened({ captures: false });
  expect(intent).toMatchObject({ id: 'payment', state: 'new', formToken: 'a token' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${btoa('12345678:testpassword_of:the_salon')}`);
  expect(asked[0]?.url).toBe(`${API}Charge/CreatePayment`);
  expect(asked[0]?.body).toEqual({
    amount: 7050,
    currency: 'EUR',
    orderId: 'payment',
    customer: { email: 'anna@example.com' },
    transactionOptions: { cardOptions: { captureDelay: 0, manualValidation: 'YES' } },
  });
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
  asked.map(({ url, body }) => [url.replace(API, ''), body]);

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
  expect(again.map(({ url }) => url)).toEqual([`${API}Order/Get`, `${API}Order/Get`]);
  // Lowered before, and not handed over.
  const half = await withOwnKey(order({ ...kept, amount: 2000 }), success(DEBIT), taken);
  expect(await client().collect(fee)).toBe(true);
  expect(half[1]?.url).toBe(`${API}Transaction/Validate`);
});
