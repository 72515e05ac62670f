import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentCallback } from '#contract/money/payment.ts';
import type { ServerContext } from '../../../context.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import { refuse, Refusal } from '../../../http/refusal.ts';
import { localeOf, sendRefusal } from '../../../router/router.ts';
import { tenantOf } from '../../../router/tenants.ts';
import { cartBy, paymentBy } from '../../carts.ts';
import { settleHeard } from '../../outcome/heard-event.ts';

type Told = FastifyRequest<{
  Params: { companyToken: string };
  Querystring: Readonly<Record<string, string | string[] | undefined>>;
}>;

/**
 * Is asked for by Saferpay when something has become of a payment. It says nothing, and signs nothing: whoever knows the payment has
 * Saferpay asked about it, and is told nothing.
 */
export function takeSaferpayNotifications(app: FastifyInstance, context: ServerContext): void {
  app.get(
    '/api/payment/webhooks/saferpay/:companyToken',
    { config: { policy: 'whoever knows the payment, which is only looked at' } },
    async (request: Told, reply) => {
      const refused = context.limiter?.ofAddress(request, paymentCallback) ?? null;
      const taken = refused ?? (await take(context, request));
      if (taken instanceof Refusal) return sendRefusal(reply, taken, localeOf(request));
      return reply.header('cache-control', 'no-store').send({ received: true });
    },
  );
}

async function take(context: ServerContext, { params, query }: Told): Promise<Refusal | null> {
  const { db, clock } = context;
  const tenant = await tenantOf(db, params.companyToken);
  if (tenant instanceof Refusal || typeof query['payId'] !== 'string') return refuse('not_found');
  const paymentId = query['payId'];
  const outcome = query['outcome'] === 'success' ? 'success' : 'fail';
  return inTenant(tenant.id, async () => {
    const payment = await paymentBy(db, tenant.id, paymentId);
    const cart = payment?.provider === 'saferpay' ? await cartBy(db, tenant.id, payment.cartId) : null;
    if (payment === null || cart === null) return refuse('not_found');
    const eventId = `${outcome} ${payment.id}`;
    await settleHeard(context, tenant, { payment, cart, eventId, now: clock.now() });
    return null;
  });
}
