import { expect, test } from 'vitest';
import type { Transaction } from '../payzen-answers.ts';
import { debitOf, intentOf, leftOf } from '../payzen-order.ts';

const DEBIT: Transaction = {
  uuid: 'debit',
  amount: 7050,
  currency: 'EUR',
  status: 'PAID',
  detailedStatus: 'AUTHORISED',
  operationType: 'DEBIT',
  creationDate: '2026-01-12T09:00:00+00:00',
  errorCode: null,
  detailedErrorCode: null,
};
const CREDIT = { operationType: 'CREDIT', detailedStatus: 'CAPTURED' };
const REFUSED = { status: 'UNPAID', detailedStatus: 'REFUSED' };

const orderOf = (...changes: Partial<Transaction>[]) => ({
  orderDetails: { orderId: 'payment' },
  transactions: changes.map((change) => ({ ...DEBIT, ...change })),
});

test.each([
  ['AUTHORISED', 'captured'],
  ['CAPTURED', 'captured'],
  ['AUTHORISED_TO_VALIDATE', 'authorised'],
  ['WAITING_AUTHORISATION', 'processing'],
  ['WAITING_AUTHORISATION_TO_VALIDATE', 'processing'],
  ['UNDER_VERIFICATION', 'processing'],
  ['REFUSED', 'failed'],
  ['CAPTURE_FAILED', 'failed'],
  ['CANCELLED', 'released'],
  ['EXPIRED', 'released'],
  ['A_STATUS_OF_TOMORROW', 'processing'],
])('a transaction of PayZen’s that is “%s” is “%s”', (detailedStatus, state) => {
  const captured = state === 'captured' ? 7050 : 0;
  const intent = { id: 'payment', reference: 'payment', amount: 7050, currency: 'EUR', redirectUrl: null };
  expect(intentOf(orderOf({ detailedStatus }))).toMatchObject({ ...intent, state, captured });
});

test('an order that nobody has tried to pay is none', () => {
  expect([intentOf(null), intentOf(orderOf())]).toEqual([null, null]);
});

test('of several tries the one with money counts, and of those alike the newest', () => {
  const refused = { ...REFUSED, uuid: 'refused', creationDate: '2026-01-12T10:00:00+00:00' };
  expect(debitOf(orderOf({}, refused))?.uuid).toBe('debit');
  expect(debitOf(orderOf(refused, {}))?.uuid).toBe('debit');
  const earlier = { ...REFUSED, uuid: 'earlier' };
  expect(debitOf(orderOf(earlier, refused))?.uuid).toBe('refused');
  expect(debitOf(orderOf({ ...CREDIT, uuid: 'credit' }, {}))?.uuid).toBe('debit');
});

test.each([
  [{ errorCode: 'ACQ_001', detailedErrorCode: '05' }, 'card_error', 'card_declined'],
  [{ errorCode: 'ACQ_001', detailedErrorCode: '51' }, 'card_error', 'insufficient_funds'],
  [{ errorCode: 'ACQ_001', detailedErrorCode: '33' }, 'card_error', 'expired_card'],
  [{ errorCode: 'ACQ_001', detailedErrorCode: '54' }, 'card_error', 'expired_card'],
  [{ errorCode: 'AUTH_149' }, 'card_error', 'authentication_failed'],
  [{}, 'card_error', 'card_declined'],
  [{ errorCode: 'ACQ_999' }, 'api_error', 'processing_error'],
  [{ errorCode: 'PSP_536' }, 'api_error', 'processing_error'],
  [{ detailedStatus: 'ABANDONED' }, 'api_error', 'abandoned'],
  [{ detailedStatus: 'CAPTURE_FAILED' }, 'api_error', 'processing_error'],
] as const)('a refusal of %o waits for another card', (change, type, code) => {
  expect(intentOf(orderOf({ ...REFUSED, ...change }))).toMatchObject({
    state: 'failed',
    captured: 0,
    fault: { type, code },
  });
});

test('what is left is what was taken, less what went back of it or is on its way', () => {
  expect(leftOf(orderOf({}))).toBe(7050);
  const given = { ...CREDIT, amount: 2000 };
  expect(leftOf(orderOf({}, given, { ...given, status: 'RUNNING', amount: 50 }))).toBe(5000);
  expect(leftOf(orderOf({}, { ...given, status: 'UNPAID' }))).toBe(7050);
  expect(leftOf(orderOf({ detailedStatus: 'CANCELLED' }))).toBe(0);
  expect(leftOf(orderOf({ detailedStatus: 'AUTHORISED_TO_VALIDATE' }))).toBe(0);
  expect(leftOf(null)).toBe(0);
});
