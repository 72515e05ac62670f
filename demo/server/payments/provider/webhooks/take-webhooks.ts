import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentCallback } from '#contract/money/payment.ts';
import type { ServerContext } from '../../../context.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import { refuse, Refusal } from '../../../http/refusal.ts';
import { localeOf, sendRefusal } from '../../../router/router.ts';
import { tenantOf } from '../../../router/tenants.ts';
import { cartBy, paymentBy } from '../../carts.ts';
import { settleHeard } from '../../outcome/heard-event.ts';
import { paypalWebhook } from '../paypal/paypal-webhook.ts';
import { moneticoWebhook } from '../monetico/monetico-webhook.ts';
import { payzenWebhook } from '../payzen/payzen-webhook.ts';
import { saferpayWebhook } from '../saferpay/saferpay-webhook.ts';
import { stripeWebhook } from '../stripe/stripe-webhook.ts';
import type { ToldMessage, Webhook } from './webhook.ts';
import { webhookPath } from './webhook-path.ts';

/** Bytes; a message with all of a payment has some thousands. */
const BODY_LIMIT = 128 * 1024;

const WEBHOOKS: Readonly<Record<string, Webhook>> = {
  stripe: stripeWebhook,
  paypal: paypalWebhook,
  saferpay: saferpayWebhook,
  payzen: payzenWebhook,
  monetico: moneticoWebhook,
};

type Request = FastifyRequest<{
  Params: { companyToken: string };
  Querystring: Readonly<Record<string, unknown>>;
  Body: string | undefined;
}>;

/**
 * Takes what the providers tell, each in its own way. A message only says which payment to look at; one that is of no payment here is
 * taken and left.
 */
export function takeWebhooks(app: FastifyInstance, context: ServerContext): void {
  for (const [provider, webhook] of Object.entries(WEBHOOKS))
    void app.register(async (scope) => {
      const { method, contentType, policy, thanks, distrust } = webhook;
      scope.removeAllContentTypeParsers();
      if (contentType !== null)
        scope.addContentTypeParser(
          contentType,
          { parseAs: 'string', bodyLimit: BODY_LIMIT },
          (_request, body, done) => done(null, body),
        );
      scope.route({
        method,
        url: `${webhookPath(provider, '')}:companyToken`,
        config: { policy },
        handler: async (request: Request, reply) => {
          const refused = context.limiter?.ofAddress(request, paymentCallback) ?? null;
          const { headers, query, body = '' } = request;
          const taken =
            refused ??
            (await take(context, { provider, webhook }, request.params.companyToken, {
              headers,
              query,
              body,
            }));
          reply.header('cache-control', 'no-store');
          if (taken instanceof Refusal && taken.type === 'not_found' && distrust !== undefined)
            return reply.send(distrust);
          if (taken instanceof Refusal) return sendRefusal(reply, taken, localeOf(request));
          return reply.send(thanks);
        },
      });
    });
}

async function take(
  context: ServerContext,
  { provider, webhook }: { readonly provider: string; readonly webhook: Webhook },
  companyToken: string,
  told: ToldMessage,
): Promise<Refusal | null> {
  const { db, clock } = context;
  const tenant = await tenantOf(db, companyToken);
  if (tenant instanceof Refusal) return refuse('not_found');
  return inTenant(tenant.id, async () => {
    const heard = await webhook.hear(context, tenant, told);
    if (heard === null || heard instanceof Refusal) return heard;
    const payment = await paymentBy(db, tenant.id, heard.paymentId);
    const cart = payment?.provider === provider ? await cartBy(db, tenant.id, payment.cartId) : null;
    if (payment === null || cart === null) return null;
    if (heard.intentId !== undefined && heard.intentId !== payment.intentId) return null;
    await settleHeard(context, tenant, { payment, cart, eventId: heard.eventId, now: clock.now() });
    return null;
  });
}
