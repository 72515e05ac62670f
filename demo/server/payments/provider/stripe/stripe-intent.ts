import type Stripe from 'stripe';
import type { Intent, PaymentFault } from '../provider.ts';

type Written = Stripe.PaymentIntent;

const STATES: Readonly<Partial<Record<string, Intent['state']>>> = {
  requires_payment_method: 'new',
  requires_confirmation: 'new',
  requires_action: 'action',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'released',
};

/** An intent of Stripe's, as the port tells it. */
export function intentOf(intent: Written): Intent {
  // A state that is not known yet is asked for again.
  const state = STATES[intent.status] ?? 'processing';
  // What was tried and failed waits for another means of payment, as what is new does.
  const fault = state === 'new' && intent.last_payment_error ? faultOf(intent.last_payment_error) : null;
  return {
    id: intent.id,
    state: fault === null ? state : 'failed',
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    reference: intent.metadata.reference ?? '',
    captured: state === 'captured' ? intent.amount_received : 0,
    fault,
    redirectUrl: state === 'action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
  };
}

function faultOf({
  type,
  code,
  decline_code,
}: Pick<NonNullable<Written['last_payment_error']>, 'type' | 'code' | 'decline_code'>): PaymentFault {
  if (code === 'payment_intent_authentication_failure')
    return { type: 'card_error', code: 'authentication_failed' };
  if (code === 'payment_intent_payment_attempt_failed') return { type: 'api_error', code: 'abandoned' };
  if (type !== 'card_error' || code === 'processing_error')
    return { type: 'api_error', code: 'processing_error' };
  if (code === 'expired_card') return { type: 'card_error', code: 'expired_card' };
  const isShort = decline_code === 'insufficient_funds';
  return { type: 'card_error', code: isShort ? 'insufficient_funds' : 'card_declined' };
}
