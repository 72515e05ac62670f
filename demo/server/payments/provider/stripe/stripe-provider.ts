import type Stripe from 'stripe';
import type { Intent, IntentAsk, IntentName, ProviderClient } from '../provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import { answered, hasRefused } from './stripe-answers.ts';
import { stripeOf } from './stripe-client.ts';
import { intentOf } from './stripe-intent.ts';

/**
 * Stripe (https://docs.stripe.com/api/payment_intents), by its own package: an intent is made before its form is filled in, and confirmed
 * with the token that the form has made. What a refusal leaves behind is read from the intent.
 */
export function stripeProvider(context: ProviderContext): ProviderClient {
  const client = ({ companyId }: Pick<IntentName, 'companyId'>) => stripeOf(context, companyId);
  /** Does something to an intent, and tells what it is then, though it was refused. */
  const act = async (name: IntentName, ask: (stripe: Stripe) => Promise<Stripe.PaymentIntent>) => {
    const stripe = await client(name);
    return answered(() => ask(stripe)).then(intentOf, (error: unknown) => {
      if (!hasRefused(error)) throw error;
      return find(stripe, name);
    });
  };
  return {
    create: async (ask) => create(await client(ask), ask),
    async confirm({ method, returnUrl, ...name }) {
      const wanted = { confirmation_token: method, return_url: returnUrl };
      const once = { idempotencyKey: `confirm ${name.intentId} ${method}` };
      const intent = await act(name, (stripe) => stripe.paymentIntents.confirm(name.intentId, wanted, once));
      if (intent === null) throw new Error(`Stripe has no intent ${name.intentId}.`);
      return intent;
    },
    retrieve: async (name) => find(await client(name), name),
    refund: async ({ companyId, ...refund }) => refundOnce(await client({ companyId }), refund),
    async cancel(name) {
      const intent = await act(name, (stripe) => stripe.paymentIntents.cancel(name.intentId));
      if (intent?.state === 'released') return 'cancelled';
      return intent?.state === 'captured' || intent?.state === 'processing' ? intent.state : 'refused';
    },
    async collect({ amount, ...name }) {
      const wanted = { amount_to_capture: amount };
      const intent = await act(name, (stripe) => stripe.paymentIntents.capture(name.intentId, wanted));
      return intent?.state === 'captured' && intent.captured === amount;
    },
  };
}

async function create(
  stripe: Stripe,
  { reference, amount, currency, captures }: Omit<IntentAsk, 'companyId'>,
): Promise<Intent> {
  const wanted = {
    amount,
    currency: currency.toLowerCase(),
    capture_method: captures ? 'automatic' : 'manual',
    automatic_payment_methods: { enabled: true },
    metadata: { reference },
  } as const;
  return intentOf(await answered(() => stripe.paymentIntents.create(wanted, { idempotencyKey: reference })));
}

async function find(stripe: Stripe, { intentId }: Pick<IntentName, 'intentId'>): Promise<Intent | null> {
  return answered(() => stripe.paymentIntents.retrieve(intentId)).then(intentOf, (error: unknown) => {
    if (!hasRefused(error)) throw error;
    return null;
  });
}

/** Stripe forgets the keys of requests after a day; what it has given back it knows for ever. */
async function refundOnce(
  stripe: Stripe,
  { intentId, refundId, amount }: Pick<IntentName, 'intentId'> & { refundId: string; amount: number },
): Promise<boolean> {
  try {
    const given = await answered(() => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
    const before = given.data.find(({ metadata }) => metadata?.['reference'] === refundId);
    const wanted = { payment_intent: intentId, amount, metadata: { reference: refundId } };
    const refund =
      before ?? (await answered(() => stripe.refunds.create(wanted, { idempotencyKey: refundId })));
    return refund.status !== 'failed' && refund.status !== 'canceled';
  } catch (error) {
    if (!hasRefused(error)) throw error;
    return false;
  }
}
