import type { ServerContext } from '../../../../context.ts';
import { intentAddress } from '../../sandbox-address.ts';
import type { IntentRow } from '../../sandbox-books.ts';

/** Status and body, as Stripe's API writes them. */
export type Answer = readonly [status: number, body: object];

const STATUSES: Readonly<Record<IntentRow['state'], string>> = {
  new: 'requires_payment_method',
  failed: 'requires_payment_method',
  choice: 'requires_action',
  action: 'requires_action',
  approved: 'requires_action',
  processing: 'processing',
  authorised: 'requires_capture',
  captured: 'succeeded',
  released: 'canceled',
};

/** By the words of the sandbox. */
const ERRORS: Readonly<
  Record<string, { readonly type: string; readonly code: string; readonly decline_code?: string }>
> = {
  card_declined: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { type: 'card_error', code: 'expired_card', decline_code: 'expired_card' },
  authentication_failed: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
  abandoned: { type: 'invalid_request_error', code: 'payment_intent_payment_attempt_failed' },
};

/** An intent of the sandbox, as Stripe writes one. */
export function stripeIntent(row: IntentRow, originOf: ServerContext['originOf']) {
  const status = STATUSES[row.state];
  const isHeld = row.state === 'authorised';
  return {
    id: row.id,
    object: 'payment_intent',
    amount: row.amount,
    amount_capturable: isHeld ? row.amount : 0,
    amount_received: row.captured,
    capture_method: row.captures ? 'automatic' : 'manual',
    currency: row.currency.toLowerCase(),
    last_payment_error: errorOf(row),
    livemode: false,
    metadata: { reference: row.reference },
    next_action:
      status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: intentAddress(row, originOf), return_url: row.returnUrl },
          }
        : null,
    status,
  };
}

function errorOf({ state, fault }: IntentRow) {
  if (state !== 'failed') return null;
  return (fault !== null && ERRORS[fault]) || { type: 'card_error', code: 'processing_error' };
}

export function stripeRefund({ id, amount }: { readonly id: string; readonly amount: number }) {
  return { id: `re_${id}`, object: 'refund', amount, metadata: { reference: id }, status: 'succeeded' };
}

/** A request that goes with no intent, or not with its state. */
export function stripeRefusal(code: string, intent: object | null = null): Answer {
  const error = { type: 'invalid_request_error', code, ...(intent && { payment_intent: intent }) };
  return [code === 'resource_missing' ? 404 : 400, { error }];
}

/** The card was refused; what the intent has become goes with it. */
export function stripeDecline(intent: ReturnType<typeof stripeIntent>): Answer {
  return [402, { error: { ...intent.last_payment_error, payment_intent: intent } }];
}
