import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ServerContext } from '../../../context.ts';
import { refuse } from '../../../http/refusal.ts';
import { paymentBy } from '../../carts.ts';
import { webhookSecret } from '../keys/secrets.ts';
import { ProviderSilence } from '../provider.ts';
import type { ToldMessage, Webhook } from '../webhooks/webhook.ts';
import { PaypalRefusal, paypalOf } from './paypal-client.ts';

/** Seconds after which PayPal, where it was silent, may be asked again. */
const RETRY_AFTER_S = 5;

/** As far as it is read: what an order, a capture and an authorization say of which payment they are. */
const Event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  resource: Type.Object({
    custom_id: Type.Optional(Type.String()),
    purchase_units: Type.Optional(Type.Array(Type.Object({ custom_id: Type.Optional(Type.String()) }))),
  }),
});

const Verified = Type.Object({ verification_status: Type.String() });

/** Of the headers of an event, in PayPal's words for them. */
const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/**
 * Events of PayPal (https://developer.paypal.com/api/rest/webhooks/rest/); whether they are its own, PayPal is asked, of those that speak of a
 * payment that is known.
 */
export const paypalWebhook: Webhook = {
  method: 'POST',
  contentType: 'application/json',
  policy: 'whom PayPal knows as itself',
  thanks: { received: true },
  async hear(context, { id }, told) {
    const event = eventIn(told.body);
    if (event === null) return refuse('not_found');
    const paymentId = event.resource.custom_id ?? event.resource.purchase_units?.[0]?.custom_id ?? '';
    if ((await paymentBy(context.db, id, paymentId))?.provider !== 'paypal') return null;
    const isGenuine = await isPaypals(context, id, told);
    if (isGenuine === null) return refuse('unavailable', { retryAfter: RETRY_AFTER_S });
    return isGenuine ? { paymentId, eventId: event.id } : refuse('not_found');
  },
};

function eventIn(body: string): Static<typeof Event> | null {
  try {
    const event: unknown = JSON.parse(body);
    return Value.Check(Event, event) ? event : null;
  } catch {
    return null;
  }
}

/** Whether PayPal says that it has sent this; null where it does not say. */
async function isPaypals(
  context: ServerContext,
  companyId: string,
  { body, headers }: ToldMessage,
): Promise<boolean | null> {
  const webhookId = await webhookSecret(context.db, companyId, 'paypal');
  if (webhookId === '') return false;
  const signed = Object.entries(SIGNED).map(([word, header]) => [word, headers[header]] as const);
  if (!signed.every(([, value]) => typeof value === 'string')) return false;
  // The event goes as it came: written anew, it would have another checksum.
  const facts = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  const asked = `${facts.slice(0, -1)},"webhook_event":${body}}`;
  try {
    const paypal = await paypalOf(context, companyId);
    const path = '/v1/notifications/verify-webhook-signature';
    return (await paypal.post(path, Verified, { body: asked })).verification_status === 'SUCCESS';
  } catch (error) {
    if (error instanceof ProviderSilence) return null;
    if (error instanceof PaypalRefusal) return false;
    throw error;
  }
}
