import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { THIS_MACHINE } from '#server/render/inside-fetch.ts';
import type { ServerContext } from '../../../context.ts';
import { paypalMessage } from '../../../payments/provider/paypal/sandbox/paypal-message.ts';
import { saferpayMessage } from '../../../payments/provider/saferpay/sandbox/saferpay-message.ts';
import { payzenMessage } from '../../../payments/provider/payzen/sandbox/payzen-message.ts';
import type { IntentRow } from '../../../payments/provider/sandbox-books.ts';
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

interface Message {
  readonly method?: 'GET';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | object;
}

interface Told extends Pick<ServerContext, 'originOf'> {
  readonly event: ProviderEvent;
  readonly intent: IntentRow;
  readonly companyToken: string;
  readonly secret: string;
  /** Somebody else says it. */
  readonly isForged: boolean;
}

interface Signing {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What the sandbox says of an intent in the way of its provider; null where that has nothing to say. */
type Write = (told: Told) => Message | null | Promise<Message | null>;

const WRITERS: Readonly<Partial<Record<string, Write>>> = {
  stripe: ({ event, intent, ...told }) => stripeMessage(event, intent, told),
  paypal: ({ event, intent, ...told }) => paypalMessage(event, intent, told),
  payzen: ({ intent, ...told }) => payzenMessage(intent, told),
  // It has no signature: who is not Saferpay does not know the payment.
  saferpay: ({ intent, companyToken, isForged }) =>
    saferpayMessage(intent, { companyToken, paymentId: isForged ? randomUUID() : intent.reference }),
};

async function messageOf(
  known: KnownIntent,
  notice: Notice,
  { secret, now, originOf }: Signing & Pick<ServerContext, 'originOf'>,
): Promise<Message> {
  const { intent, company } = known;
  const isForged = notice === 'forged';
  const signing = { secret: isForged ? randomUUID() : secret, now };
  const event = eventOfNotice(known, notice, signing);
  const told = { event, intent, companyToken: company.token, secret: signing.secret, originOf, isForged };
  const written = await WRITERS[intent.provider]?.(told);
  return written ?? { url: `/api/payment/callback/${encodeURIComponent(company.token)}`, payload: { event } };
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
