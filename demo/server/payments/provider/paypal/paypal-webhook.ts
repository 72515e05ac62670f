import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { paymentCallback } from '#contract/money/payment.ts';
import type { ServerContext } from '../../../context.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import { refuse, Refusal } from '../../../http/refusal.ts';
import type { Tenant } from '../../../router/route.ts';
import { localeOf, sendRefusal } from '../../../router/router.ts';
import { tenantOf } from '../../../router/tenants.ts';
import { cartBy, paymentBy } from '../../carts.ts';
import { settleHeard } from '../../outcome/heard-event.ts';
import { ProviderSilence } from '../provider.ts';
import { webhookSecret } from '../keys/secrets.ts';
import { PaypalRefusal, paypalOf } from './paypal-client.ts';

/** Bytes; an event with all of an order has some thousands. */
const BODY_LIMIT = 128 * 1024;
/** Seconds after which PayPal, where it was silent, may be asked again. */
const RETRY_AFTER_S = 5;

type Told = FastifyRequest<{ Params: { companyToken: string }; Body: string }>;

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

export const paypalWebhookPath = (companyToken: string) =>
  `/api/payment/webhooks/paypal/${encodeURIComponent(companyToken)}`;

/**
 * Takes the events that PayPal sends for a company (https://developer.paypal.com/api/rest/webhooks/rest/); whether they are its own, PayPal is
 * asked. An event only says which payment to look at; one that is of no payment here is taken and left.
 */
export function takePaypalEvents(app: FastifyInstance, context: ServerContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/api/payment/webhooks/paypal/:companyToken',
      { config: { policy: 'whom PayPal knows as itself' } },
      async (request: Told, reply) => {
        const refused = context.limiter?.ofAddress(request, paymentCallback) ?? null;
        const taken = refused ?? (await take(context, request));
        if (taken instanceof Refusal) return sendRefusal(reply, taken, localeOf(request));
        return received(reply);
      },
    );
  });
}

const received = (reply: FastifyReply) => reply.header('cache-control', 'no-store').send({ received: true });

async function take(context: ServerContext, request: Told): Promise<Refusal | null> {
  const { db, clock } = context;
  const tenant = await tenantOf(db, request.params.companyToken);
  const event = eventIn(request.body);
  if (tenant instanceof Refusal || event === null) return refuse('not_found');
  return inTenant(tenant.id, async () => {
    const reference = event.resource.custom_id ?? event.resource.purchase_units?.[0]?.custom_id ?? '';
    const payment = await paymentBy(db, tenant.id, reference);
    const cart = payment?.provider === 'paypal' ? await cartBy(db, tenant.id, payment.cartId) : null;
    if (payment === null || cart === null) return null;
    const isGenuine = await isPaypals(context, tenant, request);
    if (isGenuine === null) return refuse('unavailable', { retryAfter: RETRY_AFTER_S });
    if (!isGenuine) return refuse('not_found');
    await settleHeard(context, tenant, { payment, cart, eventId: event.id, now: clock.now() });
    return null;
  });
}

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
  tenant: Tenant,
  { body, headers }: Told,
): Promise<boolean | null> {
  const webhookId = await webhookSecret(context.db, tenant.id, 'paypal');
  if (webhookId === '') return false;
  const signed = Object.entries(SIGNED).map(([word, header]) => [word, headers[header]] as const);
  if (!signed.every(([, value]) => typeof value === 'string')) return false;
  // The event goes as it came: written anew, it would have another checksum.
  const facts = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  const asked = `${facts.slice(0, -1)},"webhook_event":${body}}`;
  try {
    const paypal = await paypalOf(context, tenant.id);
    const path = '/v1/notifications/verify-webhook-signature';
    return (await paypal.post(path, Verified, { body: asked })).verification_status === 'SUCCESS';
  } catch (error) {
    if (error instanceof ProviderSilence) return null;
    if (error instanceof PaypalRefusal) return false;
    throw error;
  }
}
