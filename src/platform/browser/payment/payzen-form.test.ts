import { expect, test, vi } from 'vitest';
import type { FormPayment } from '../../payment-forms.ts';
import { payzenFormOf, type Krypton } from './payzen-form.ts';

type Told = Parameters<Parameters<Krypton['onError']>[0]>[0];
type Answer = Parameters<Parameters<Krypton['onSubmit']>[0]>[0];

/** PayZen's script, and what it tells of the form that is sent. */
async function opened(change: Partial<Krypton> = {}) {
  const done = () => Promise.resolve({});
  let onError: (fault: Told) => void = () => undefined;
  let onSubmit: (answer: Answer) => boolean = () => true;
  const setFormConfig = vi.fn<(config: object) => Promise<unknown>>(done);
  const krypton: Krypton = {
    setFormConfig,
    renderElements: done,
    validateForm: () => Promise.resolve({ result: null }),
    onSubmit: (hear) => ((onSubmit = hear), done()),
    onError: (hear) => ((onError = hear), done()),
    submit: done,
    removeForms: done,
    ...change,
  };
  const form = await payzenFormOf(krypton, { publicKey: '12345678:testpublickey_x', locale: 'de' });
  if (form?.pay === undefined) throw new Error('There is no form that pays.');
  const { pay } = form;
  return {
    form,
    setFormConfig,
    fail: (fault: Told) => onError(fault),
    answer: (answer: Answer) => onSubmit(answer),
    pay: () => pay('a token'),
    /** Whether the form is sent by now. */
    sent: () => vi.waitFor(() => expect(setFormConfig).toHaveBeenCalledWith({ formToken: 'a token' })),
  };
}

test('the form speaks the language of the page, and is filled in before a payment is prepared', async () => {
  const { form, setFormConfig } = await opened();
  expect(setFormConfig.mock.calls).toEqual([
    [{ 'kr-public-key': '12345678:testpublickey_x', 'kr-language': 'de-DE' }],
  ]);
  expect(await form.name()).toEqual({ kind: 'filled' });
});

test.each([
  [
    { errorCode: 'CLIENT_304', errorMessage: 'Fehlt' },
    { kind: 'refused', message: 'Fehlt' },
  ],
  [{ errorCode: 'CLIENT_301' }, { kind: 'refused', message: null }],
  [{ errorCode: 'CLIENT_500', errorMessage: 'No form' }, { kind: 'failed' }],
  [{}, { kind: 'failed' }],
])('what is wrong with it, as %o, is shown by itself', async (fault, told) => {
  const doOnError = vi.fn<() => void>();
  const result = { ...fault, doOnError };
  const failing = await opened({
    validateForm: () => Promise.reject(Object.assign(new Error(), { result })),
  });
  expect(await failing.form.name()).toEqual(told);
  const answering = await opened({ validateForm: () => Promise.resolve({ result }) });
  expect(await answering.form.name()).toEqual(told);
  expect(doOnError).toHaveBeenCalledTimes(2);
});

test.each([
  [{ orderStatus: 'PAID' }, { kind: 'sent' }],
  [{ orderStatus: 'RUNNING' }, { kind: 'sent' }],
  [{}, { kind: 'sent' }],
  [
    { orderStatus: 'UNPAID', transactions: [{ errorMessage: 'Abgelehnt' }] },
    { kind: 'refused', message: 'Abgelehnt', isOver: true },
  ],
])('an answer of %o is believed as far as %o, and is not posted to the page', async (clientAnswer, told) => {
  const { pay, sent, answer } = await opened();
  const paid = pay();
  await sent();
  expect(answer({ clientAnswer })).toBe(false);
  expect(await paid).toEqual(told);
});

test.each<[string, FormPayment]>([
  ['ACQ_001', { kind: 'refused', message: 'Abgelehnt', isOver: false }],
  ['AUTH_149', { kind: 'refused', message: 'Abgelehnt', isOver: false }],
  ['CLIENT_301', { kind: 'refused', message: 'Abgelehnt', isOver: false }],
  ['CLIENT_101', { kind: 'refused', message: 'Abgelehnt', isOver: false }],
  ['CLIENT_100', { kind: 'refused', message: null, isOver: true }],
  ['CLIENT_305', { kind: 'refused', message: null, isOver: true }],
  ['PSP_108', { kind: 'refused', message: null, isOver: true }],
  // Of these nobody knows whether anything was taken.
  ['ACQ_999', { kind: 'sent' }],
  ['CLIENT_502', { kind: 'sent' }],
  ['CLIENT_999', { kind: 'sent' }],
  ['INT_999', { kind: 'sent' }],
])('where it fails by %s, it is %o', async (errorCode, told) => {
  const { pay, sent, fail } = await opened();
  const paid = pay();
  await sent();
  fail({ errorCode, errorMessage: 'Abgelehnt' });
  expect(await paid).toEqual(told);
});

test('what is lost on the way may have been taken, and what never left was not', async () => {
  const lost = await opened({ submit: () => Promise.reject(new Error('offline')) });
  expect(await lost.pay()).toEqual({ kind: 'sent' });
  const closed = await opened({ submit: () => new Promise(() => undefined) });
  const paid = closed.pay();
  await closed.sent();
  closed.form.dispose();
  expect(await paid).toEqual({ kind: 'sent' });
  const { pay, setFormConfig } = await opened();
  setFormConfig.mockRejectedValueOnce(new Error('no token'));
  expect(await pay()).toEqual({ kind: 'refused', message: null, isOver: true });
});
