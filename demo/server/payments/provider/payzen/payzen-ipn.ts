import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { paymentCallback } from '#contract/money/payment.ts';
import type { ServerContext } from '../../../context.ts';
import { inTenant } from '../../../database/tenancy/tenant-scope.ts';
import { refuse, Refusal } from '../../../http/refusal.ts';
import { localeOf, sendRefusal } from '../../../router/router.ts';
import { tenantOf } from '../../../router/tenants.ts';
import { cartBy, paymentBy } from '../../carts.ts';
import { settleHeard } from '../../outcome/heard-event.ts';
import { providerKey, webhookSecret } from '../keys/secrets.ts';
import { OrderTransactions } from './payzen-answers.ts';
import { hashOf } from './sandbox/payzen-writing.ts';

/** Bytes; an answer with all of an order has some thousands. */
const BODY_LIMIT = 128 * 1024;

type Told = FastifyRequest<{ Params: { companyToken: string }; Body: URLSearchParams }>;

export const payzenIpnPath = (companyToken: string) =>
  `/api/payment/webhooks/payzen/${encodeURIComponent(companyToken)}`;

/**
 * Takes the notifications that PayZen sends for a company (https://docs.lyra.com/en/rest/V4.0/api/kb/ipn_usage.html), signed over the text of
 * their answer. One only says which payment to look at; one that is of no payment here is taken and left.
 */
export function takePayzenNotifications(app: FastifyInstance, context: ServerContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.post(
      '/api/payment/webhooks/payzen/:companyToken',
      { config: { policy: 'whoever signs by the secret of the company' } },
      async (request: Told, reply) => {
        const refused = context.limiter?.ofAddress(request, paymentCallback) ?? null;
        const taken = refused ?? (await take(context, request));
        if (taken instanceof Refusal) return sendRefusal(reply, taken, localeOf(request));
        return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
      },
    );
  });
}

async function take(context: ServerContext, { params, body }: Told): Promise<Refusal | null> {
  const { db, clock } = context;
  const tenant = await tenantOf(db, params.companyToken);
  if (tenant instanceof Refusal) return refuse('not_found');
  return inTenant(tenant.id, async () => {
    if (!isGenuine(body, await passwordOf(context, tenant.id))) return refuse('not_found');
    const answer = answerIn(body.get('kr-answer') ?? '');
    const payment = await paymentBy(db, tenant.id, answer?.orderDetails.orderId ?? '');
    if (answer === null || payment?.provider !== 'payzen') return null;
    const cart = await cartBy(db, tenant.id, payment.cartId);
    // PayZen has no name for a message: it is what it says of which transactions.
    const eventId = answer.transactions.map(({ uuid, detailedStatus }) => `${uuid} ${detailedStatus}`).join();
    if (cart !== null) await settleHeard(context, tenant, { payment, cart, eventId, now: clock.now() });
    return null;
  });
}

/** What PayZen signs its notifications with: the password of the company's calls; of one without a key, what it shares with the sandbox. */
async function passwordOf({ db }: Pick<ServerContext, 'db'>, companyId: string): Promise<string> {
  const key = await providerKey(db, companyId, 'payzen');
  return key === null ? webhookSecret(db, companyId, 'payzen') : key.slice(key.indexOf(':') + 1);
}

function isGenuine(form: URLSearchParams, password: string): boolean {
  const isByPassword =
    form.get('kr-hash-algorithm') === 'sha256_hmac' && form.get('kr-hash-key') === 'password';
  if (password === '' || !isByPassword) return false;
  // Some of what carries it on writes slashes with a stroke before them, which were not signed.
  const signed = (form.get('kr-answer') ?? '').replaceAll('\\/', '/');
  const [given, expected] = [form.get('kr-hash') ?? '', hashOf(signed, password)].map((text) =>
    Buffer.from(text),
  );
  return (
    given !== undefined &&
    expected !== undefined &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}

/** Null for what is signed and no answer of a payment. */
function answerIn(text: string) {
  try {
    return Value.Parse(OrderTransactions, JSON.parse(text));
  } catch {
    return null;
  }
}
