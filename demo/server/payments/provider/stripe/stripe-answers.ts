import { ProviderSilence } from '../provider.ts';

/** Kinds of errors of the package (https://docs.stripe.com/error-handling) after which nobody knows what became of a request. */
const SILENT = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'StripeIdempotencyError'];
/** Stripe has read the request, and will not. */
const REFUSED = ['StripeCardError', 'StripeInvalidRequestError'];

/** Stripe's answer; silence where it gave none. */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw isOf(SILENT, error) ? new ProviderSilence('Stripe gave no answer.', { cause: error }) : error;
  }
}

/** Whether Stripe refused what it was asked for: a card, or what does not go with the state of the intent. A wrong key is none. */
export function hasRefused(error: unknown): boolean {
  return isOf(REFUSED, error);
}

function isOf(kinds: readonly string[], error: unknown): boolean {
  return error instanceof Error && 'type' in error && kinds.includes(String(error.type));
}
