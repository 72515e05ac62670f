import type { ServerContext } from '../../../../context.ts';
import type { IntentRow } from '../../sandbox-books.ts';
import { webhookPath } from '../../webhooks/webhook-path.ts';
import { stripeIntent } from './stripe-writing.ts';

interface Told {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
}

/** What the sandbox sends of an intent, as Stripe does. */
export async function stripeMessage(
  { id, type, created }: Told,
  intent: IntentRow,
  {
    companyToken,
    secret,
    originOf,
  }: Pick<ServerContext, 'originOf'> & {
    readonly companyToken: string;
    readonly secret: string;
  },
) {
  const { default: Client } = await import('stripe');
  const data = { object: stripeIntent(intent, originOf) };
  const payload = JSON.stringify({ id, object: 'event', type, created, livemode: false, data });
  const signature = Client.webhooks.generateTestHeaderString({ payload, secret, timestamp: created });
  return {
    url: webhookPath('stripe', companyToken),
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  };
}
