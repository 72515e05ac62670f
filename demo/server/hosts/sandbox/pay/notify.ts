import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { THIS_MACHINE } from '#server/render/inside-fetch.ts';
import type { ServerContext } from '../../../context.ts';
import { paypalMessage } from '../../../payments/provider/paypal/sandbox/paypal-message.ts';
import { saferpayMessage } from '../../../payments/provider/saferpay/sandbox/saferpay-message.ts';
import { payzenMessage } from '../../../payments/provider/payzen/sandbox/payzen-message.ts';
import { payzenDebit } from '../../../payments/provider/payzen/sandbox/payzen-writing.ts';
import { stripeMessage } from '../../../payments/provider/stripe/sandbox/stripe-message.ts';
import { eventOf, signEvent, type ProviderEvent } from '../../../payments/provider/events.ts';
import type { Notice } from './answers.ts';
import type { KnownIntent } from './known-intent.ts';

/** Milliseconds: what is told out of order was said before. */
const EARLIER = 30_000;

/**
 * Tells the company's server what became of a payment, as the provider does: signed, at the address for its messages, by a request
 * like any other. Who signs with no secret of the company's is nobody.
 */
export async function notify(
  app: FastifyInstance,
  known: KnownIntent,
  {
    notices,
    originOf,
    ...signing
  }: Signing & { readonly notices: readonly Notice[] } & Pick<ServerContext, 'originOf'>,
): Promise<void> {
  let last: Message | null = null;
  for (const notice of notices) {
    const message: Message =
      notice === 'again' && last !== null ? last : await messageOf(known, notice, { ...signing, originOf });
    last = message;
    await app.inject({
      method: 'POST',
      ...message,
      headers: { host: 'localhost', ...message.headers },
      remoteAddress: THIS_MACHINE,
    });
  }
}

interface Signing {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Message {
  readonly method?: 'GET';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | object;
}

async function messageOf(
  known: KnownIntent,
  notice: Notice,
  { secret, now, originOf }: Signing & Pick<ServerContext, 'originOf'>,
): Promise<Message> {
  const { intent, company } = known;
  const signing = { secret: notice === 'forged' ? randomUUID() : secret, now };
  const debit = intent.provider === 'payzen' ? payzenDebit(intent) : null;
  if (debit !== null) return payzenMessage(intent, debit, { ...signing, companyToken: company.token });
  const event = eventOfNotice(known, notice, signing);
  const told = { ...signing, companyToken: company.token, originOf };
  if (intent.provider === 'stripe') return stripeMessage(event, intent, told);
  if (intent.provider === 'paypal') return paypalMessage(event, intent, told);
  if (intent.provider === 'saferpay') {
    // It has no signature: who is not Saferpay does not know the payment.
    const paymentId = notice === 'forged' ? randomUUID() : intent.reference;
    return saferpayMessage(intent, { companyToken: company.token, paymentId });
  }
  return { url: `/api/payment/callback/${encodeURIComponent(company.token)}`, payload: { event } };
}

function eventOfNotice(
  { intent, company }: KnownIntent,
  notice: Notice,
  { secret, now }: Signing,
): ProviderEvent {
  const { provider, id, reference, amount, currency, captures } = intent;
  const paid = captures ? 'captured' : 'authorised';
  const outcome = notice === 'failed' || notice === 'processing' ? notice : paid;
  const isLate = notice === 'failed' && intent.state !== 'failed';
  const event = eventOf(
    { provider, intentId: id, id: reference, amount, currency },
    { id: `evt_${randomUUID()}`, outcome, at: isLate ? now - EARLIER : now },
  );
  return signEvent(event, { provider, secret, companyToken: company.token });
}
