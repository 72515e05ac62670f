import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerContext } from '../../context.ts';
import { moneticoMessage } from './monetico/sandbox/monetico-message.ts';
import { sandboxKey } from './monetico/sandbox/monetico-sandbox.ts';
import { paypalMessage } from './paypal/sandbox/paypal-message.ts';
import { payzenMessage } from './payzen/sandbox/payzen-message.ts';
import { shapeOf, type EventOutcome } from './provider-shapes.ts';
import type { IntentRow } from './sandbox-books.ts';
import { saferpayMessage } from './saferpay/sandbox/saferpay-message.ts';
import { stripeMessage } from './stripe/sandbox/stripe-message.ts';

/** A request to the company's server. */
export interface SandboxMessage {
  readonly method?: 'GET';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

interface Telling extends Pick<ServerContext, 'db' | 'originOf'> {
  readonly outcome: EventOutcome;
  /** The message's own. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly companyToken: string;
  /** What the provider shares with the company. */
  readonly secret: string;
  /** Somebody else says it. */
  readonly isForged: boolean;
}

/** What the sandbox tells of an intent in the way of its provider; null where that has nothing to say. */
type Write = (intent: IntentRow, telling: Telling) => SandboxMessage | null | Promise<SandboxMessage | null>;

const WRITERS: Readonly<Partial<Record<string, Write>>> = {
  stripe: (intent, telling) => stripeMessage(eventOf(intent, telling), intent, signing(telling)),
  paypal: (intent, telling) => paypalMessage(eventOf(intent, telling), intent, signing(telling)),
  payzen: (intent, telling) => payzenMessage(intent, signing(telling)),
  // It has no signature: who is not Saferpay does not know the payment.
  saferpay: (intent, { companyToken, isForged }) =>
    saferpayMessage(intent, { companyToken, paymentId: isForged ? randomUUID() : intent.reference }),
  monetico: async (intent, { db, originOf, outcome, at, companyToken, isForged }) => {
    const isPaid = outcome === 'captured' || outcome === 'authorised';
    if (!isPaid && outcome !== 'failed') return null;
    const own = await sandboxKey({ db, originOf }, intent.companyId);
    const key = isForged ? { ...own, secret: randomBytes(20) } : own;
    return moneticoMessage(intent, { key, isPaid, at: new Date(at), companyToken });
  },
};

export async function sandboxMessage(intent: IntentRow, telling: Telling): Promise<SandboxMessage | null> {
  return (await WRITERS[intent.provider]?.(intent, telling)) ?? null;
}

/** Who signs with no secret of the company's is nobody. */
const signing = ({ secret, isForged, ...rest }: Telling) => ({
  ...rest,
  secret: isForged ? randomUUID() : secret,
});

function eventOf({ provider }: Pick<IntentRow, 'provider'>, { id, outcome, at }: Telling) {
  return { id, type: shapeOf(provider)?.types[outcome] ?? outcome, created: Math.floor(at / 1000) };
}
