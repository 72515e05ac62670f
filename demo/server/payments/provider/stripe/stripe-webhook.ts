import type Stripe from 'stripe';
import type { ServerContext } from '../../../context.ts';
import { refuse } from '../../../http/refusal.ts';
import { webhookSecret } from '../keys/secrets.ts';
import type { ToldMessage, Webhook } from '../webhooks/webhook.ts';

/** Seconds. */
const TOLERANCE = 300;

/** Events of Stripe (https://docs.stripe.com/webhooks), signed over the bytes of the body by the secret of the company. */
export const stripeWebhook: Webhook = {
  method: 'POST',
  contentType: 'application/json',
  policy: 'whoever signs by the secret of the company',
  thanks: { received: true },
  async hear(context, { id }, told) {
    const event = await genuineEvent(context, id, told);
    if (event === null) return refuse('not_found');
    const intent = event.data.object;
    return intent.object === 'payment_intent'
      ? { paymentId: intent.metadata['reference'] ?? '', intentId: intent.id, eventId: event.id }
      : null;
  },
};

/** Null where it is not Stripe that speaks, or not now. */
async function genuineEvent(
  { db, clock }: ServerContext,
  companyId: string,
  { body, headers }: ToldMessage,
): Promise<Stripe.Event | null> {
  const secret = await webhookSecret(db, companyId, 'stripe');
  const signature = headers['stripe-signature'];
  if (secret === '' || typeof signature !== 'string') return null;
  const { default: Client } = await import('stripe');
  try {
    return Client.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, clock.now());
  } catch {
    // It fails of a signature in several ways, and of what is no JSON.
    return null;
  }
}
