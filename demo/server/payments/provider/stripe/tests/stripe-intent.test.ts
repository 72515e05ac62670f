import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { intentOf } from '../stripe-intent.ts';

const INTENT = {
  id: 'pi_1',
  amount: 7050,
  amount_received: 0,
  currency: 'eur',
  metadata: { reference: 'payment' },
  last_payment_error: null,
  next_action: null,
  status: 'requires_payment_method',
};

const read = (change: object) => intentOf({ ...INTENT, ...change } as unknown as Stripe.PaymentIntent);

test.each([
  ['requires_payment_method', 'new'],
  ['requires_confirmation', 'new'],
  ['requires_action', 'action'],
  ['processing', 'processing'],
  ['requires_capture', 'authorised'],
  ['succeeded', 'captured'],
  ['canceled', 'released'],
  ['a_state_of_tomorrow', 'processing'],
])('an intent of Stripe’s that is “%s” is “%s”', (status, state) => {
  expect(read({ status }).state).toBe(state);
});

test('what was taken is told of what was captured alone, and the currency as elsewhere', () => {
  expect(read({ status: 'succeeded', amount_received: 7050 })).toMatchObject({
    reference: 'payment',
    amount: 7050,
    captured: 7050,
    currency: 'EUR',
    fault: null,
  });
  expect(read({ status: 'requires_capture', amount_received: 7050 }).captured).toBe(0);
});

test('the visitor is sent where Stripe says, while they are wanted', () => {
  const next_action = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/' } };
  expect(read({ status: 'requires_action', next_action }).redirectUrl).toBe('https://bank.example/');
  expect(read({ status: 'succeeded', next_action }).redirectUrl).toBeNull();
});

test.each([
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
    'card_error',
    'card_declined',
  ],
  [
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    'card_error',
    'insufficient_funds',
  ],
  [{ type: 'card_error', code: 'expired_card' }, 'card_error', 'expired_card'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'card_error', 'card_declined'],
  [{ type: 'card_error', code: 'processing_error' }, 'api_error', 'processing_error'],
  [
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    'card_error',
    'authentication_failed',
  ],
  [
    { type: 'invalid_request_error', code: 'payment_intent_payment_attempt_failed' },
    'api_error',
    'abandoned',
  ],
  [{ type: 'api_error' }, 'api_error', 'processing_error'],
] as const)('a try that failed of %o waits for another card', (last_payment_error, type, code) => {
  expect(read({ last_payment_error })).toMatchObject({ state: 'failed', fault: { type, code } });
});

test('a fault of an earlier try is nothing once another card is under way', () => {
  const last_payment_error = { type: 'card_error', code: 'card_declined' };
  expect(read({ status: 'processing', last_payment_error })).toMatchObject({
    state: 'processing',
    fault: null,
  });
});
