import type { ProviderClient } from '../provider.ts';
import type { ProviderContext } from '../providers.ts';
import { answered, hasRefused } from './stripe-answers.ts';
import { stripeOf } from './stripe-client.ts';
import { intentOf } from './stripe-intent.ts';

/**
 * Stripe (https://docs.stripe.com/api/payment_intents), by its own package: an intent is made before its form is filled in, and confirmed
 * with the token that the form has made. What a refusal leaves behind is read from the intent.
 */
export function stripeProvider(context: ProviderContext): ProviderClient {
  const client = ({ companyId }: { readonly companyId: string }) => stripeOf(context, companyId);
  const intentNow = async (ask: { readonly companyId: string; readonly intentId: string }) => {
    const stripe = await client(ask);
    return intentOf(await answered(() => stripe.paymentIntents.retrieve(ask.intentId)));
  };
  return {
    async create({ reference, amount, currency, captures, ...ask }) {
      const stripe = await client(ask);
      const wanted = {
        amount,
        currency: currency.toLowerCase(),
        capture_method: captures ? 'automatic' : 'manual',
        automatic_payment_methods: { enabled: true },
        metadata: { reference },
      } as const;
      const made = () => stripe.paymentIntents.create(wanted, { idempotencyKey: reference });
      return intentOf(await answered(made));
    },
    async confirm({ method, returnUrl, ...ask }) {
      const stripe = await client(ask);
      const { intentId } = ask;
      const wanted = { confirmation_token: method, return_url: returnUrl };
      const once = { idempotencyKey: `confirm ${intentId} ${method}` };
      const confirmed = () => stripe.paymentIntents.confirm(intentId, wanted, once);
      return answered(confirmed).then(intentOf, (error: unknown) =>
        afterRefusal(error, () => intentNow(ask)),
      );
    },
    retrieve: (ask) =>
      intentNow(ask).catch((error: unknown) => afterRefusal(error, () => Promise.resolve(null))),
    async refund({ refundId, amount, ...ask }) {
      const stripe = await client(ask);
      const { intentId } = ask;
      // Stripe forgets keys of requests after a day; what it has given back it knows for ever.
      const given = await answered(() => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
      const before = given.data.find(({ metadata }) => metadata?.reference === refundId);
      const wanted = { payment_intent: intentId, amount, metadata: { reference: refundId } };
      const refunded = () => stripe.refunds.create(wanted, { idempotencyKey: refundId });
      const { status } =
        before ??
        (await answered(refunded).catch((error: unknown) =>
          afterRefusal(error, () => Promise.resolve({ status: 'failed' })),
        ));
      return status !== 'failed' && status !== 'canceled';
    },
    async cancel(ask) {
      const stripe = await client(ask);
      const cancelled = () => stripe.paymentIntents.cancel(ask.intentId);
      const intent = await answered(cancelled).then(intentOf, (error: unknown) =>
        afterRefusal(error, () => this.retrieve({ ...ask, now: context.clock.now() })),
      );
      switch (intent?.state) {
        case 'released':
          return 'cancelled';
        case 'captured':
        case 'processing':
          return intent.state;
        default:
          return 'refused';
      }
    },
    async collect({ amount, ...ask }) {
      const stripe = await client(ask);
      const captured = () => stripe.paymentIntents.capture(ask.intentId, { amount_to_capture: amount });
      const intent = await answered(captured).then(intentOf, (error: unknown) =>
        afterRefusal(error, () => this.retrieve({ ...ask, now: context.clock.now() })),
      );
      return intent?.state === 'captured' && intent.captured === amount;
    },
  };

  function afterRefusal<Found>(error: unknown, look: () => Promise<Found>): Promise<Found> {
    if (hasRefused(error)) return look();
    throw error;
  }
}
