import { refuse } from '../../../http/refusal.ts';
import type { Webhook } from '../webhooks/webhook.ts';

/**
 * Is asked for by Saferpay when something has become of a payment. It says nothing, and signs nothing: whoever knows the payment has
 * Saferpay asked about it, and is told nothing.
 */
export const saferpayWebhook: Webhook = {
  method: 'GET',
  contentType: null,
  policy: 'whoever knows the payment, which is only looked at',
  thanks: { received: true },
  async hear(_context, _tenant, { query }) {
    const { payId, outcome } = query;
    if (typeof payId !== 'string') return refuse('not_found');
    return { paymentId: payId, eventId: `${outcome === 'success' ? 'success' : 'fail'} ${payId}` };
  },
};
