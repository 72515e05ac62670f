import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { paymentCallback } from '#contract/money/payment.ts';
import type { ServerContext } from '../../../context.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import { refuse, Refusal } from '../../../http/refusal.ts';
import type { Tenant } from '../../../router/route.ts';
import { localeOf, sendRefusal } from '../../../router/router.ts';
import { tenantOf } from '../../../router/tenants.ts';
import { cartBy, paymentBy } from '../../carts.ts';
import { settleHeard } from '../../outcome/heard-event.ts';
import { webhookSecret } from '../keys/secrets.ts';

/** Bytes; an event with all of a payment intent has some thousands. */
const BODY_LIMIT = 128 * 1024;
/** Seconds. */
const TOLERANCE = 300;

type Told = FastifyRequest<{ Params: { companyToken: string }; Body: string }>;

export const stripeWebhookPath = (companyToken: string) =>
  `/api/payment/webhooks/stripe/${encodeURIComponent(companyToken)}`;

/**
 * Takes the events that Stripe sends for a company (https://docs.stripe.com/webhooks), signed over the bytes of the body. An event only says which
 * payment to look at; one that is of no payment here is taken and left.
 */
export function takeStripeEvents(app: FastifyInstance, context: ServerContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/api/payment/webhooks/stripe/:companyToken',
      { config: { policy: 'whoever signs by the secret of the company' } },
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
  const tenant = await tenantOf(context.db, request.params.companyToken);
  if (tenant instanceof Refusal) return refuse('not_found');
  return inTenant(tenant.id, async () => {
    const event = await genuineEvent(context, tenant, request);
    if (event === null) return refuse('not_found');
    const intent = event.data.object;
    if (intent.object !== 'payment_intent') return null;
    const payment = await paymentBy(context.db, tenant.id, intent.metadata.reference ?? '');
    if (payment?.intentId !== intent.id) return null;
    const cart = await cartBy(context.db, tenant.id, payment.cartId);
    if (cart !== null)
      await settleHeard(context, tenant, { payment, cart, eventId: event.id, now: context.clock.now() });
    return null;
  });
}

/** Null where it is not Stripe that speaks, or not now. */
async function genuineEvent(
  { db, clock }: ServerContext,
  tenant: Tenant,
  { body, headers }: Told,
): Promise<Stripe.Event | null> {
  const secret = await webhookSecret(db, tenant.id, 'stripe');
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
