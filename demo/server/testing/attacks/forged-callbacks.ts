import { randomUUID } from 'node:crypto';
import { eventOf, signEvent, type ProviderEvent } from '../../payments/provider/events.ts';
import { WEBHOOK_SECRET } from '../sales.ts';

interface Target {
  readonly id: string;
  readonly provider: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: string;
}

interface Callback {
  readonly payId: string;
  readonly payload: { readonly event?: object; readonly paymentToken?: string; readonly prices?: unknown };
}

type EventOutcome = Parameters<typeof eventOf>[1]['outcome'];

/** A message of the provider's own. */
export function genuineEvent(
  payment: Target,
  company: string,
  {
    outcome = 'captured',
    now,
    id = randomUUID(),
  }: { readonly outcome?: EventOutcome; readonly now: number; readonly id?: string },
): ProviderEvent {
  const signer = { provider: payment.provider, secret: WEBHOOK_SECRET, companyToken: `cmp_${company}` };
  return signEvent(eventOf(payment, { id, outcome, at: now }), signer);
}

/** One way to pretend that a payment was made; there are `FORGERIES` of them, and after those the same with another key. */
export function forgedCallback(payment: Target, company: string, now: number, index: number): Callback {
  const forge = FORGERIES[index % FORGERIES.length];
  if (forge === undefined) throw new Error('There is no such forgery.');
  return { payId: payment.id, payload: forge({ payment, company, now, salt: `${index} ${randomUUID()}` }) };
}

interface Forger {
  readonly payment: Target;
  readonly company: string;
  readonly now: number;
  readonly salt: string;
}

function signedBy(secret: string, companyToken: string) {
  return ({ payment, now }: Forger, change: object = {}, at = now) => {
    const event = { ...eventOf(payment, { id: randomUUID(), outcome: 'captured', at }), ...change };
    return signEvent(event, { provider: payment.provider, secret, companyToken });
  };
}

const own = (forger: Forger, change: object = {}, at = forger.now) =>
  signedBy(WEBHOOK_SECRET, `cmp_${forger.company}`)(forger, change, at);

/** What is signed and then changed. */
const altered = (change: object) => (forger: Forger) => ({ event: { ...own(forger), ...change } });
/** What the provider has said, but not of this. */
const misdirected = (change: object) => (forger: Forger) => ({ event: own(forger, change) });

const FORGERIES: readonly ((forger: Forger) => Callback['payload'])[] = [
  () => ({}),
  () => ({ prices: { due: 0, total: 0 } }),
  ({ salt }) => ({
    paymentToken: `${salt}-${'x'.repeat(40)}`.replace(/[^\w-]/g, 'x').slice(0, 43),
    prices: 0,
  }),
  altered({ signature: '' }),
  altered({ signature: '0'.repeat(64) }),
  altered({ signature: 'A'.repeat(43) + '=' }),
  altered({ amount: '1' }),
  altered({ amount: '0' }),
  altered({ currency: 'USD' }),
  altered({ type: 'payment_intent.processing' }),
  altered({ id: 'evt_other' }),
  altered({ intent: 'pi_other' }),
  altered({ created: 9_999_999_999 }),
  (forger) => ({ event: signedBy('', `cmp_${forger.company}`)(forger) }),
  (forger) => ({ event: signedBy(forger.salt, `cmp_${forger.company}`)(forger) }),
  (forger) => ({ event: signedBy('pk_test', `cmp_${forger.company}`)(forger) }),
  (forger) => ({ event: signedBy(WEBHOOK_SECRET, 'cmp_other')(forger) }),
  (forger) => ({ event: own(forger, {}, forger.now - 301_000) }),
  (forger) => ({ event: own(forger, {}, forger.now + 302_000) }),
  (forger) => ({ event: own(forger, {}, 0) }),
  misdirected({ amount: '1' }),
  misdirected({ amount: '7049' }),
  misdirected({ amount: '-7050' }),
  misdirected({ amount: '7050.00' }),
  misdirected({ amount: '1e4' }),
  misdirected({ currency: 'USD' }),
  misdirected({ currency: 'JPY' }),
  misdirected({ intent: 'stripe_other' }),
  misdirected({ reference: 'other' }),
  misdirected({ type: 'charge.succeeded' }),
  misdirected({ type: 'PAID' }),
];
