import { randomUUID } from 'node:crypto';
import type { SandboxMessage } from '../../payments/provider/sandbox-messages.ts';
import { providerMessage, tellServer } from '../../payments/provider/tests/provider-messages.ts';
import { askCallback } from '../sales.ts';
import type { TestServer } from '../test-server.ts';

interface Target {
  readonly id: string;
  readonly provider: string;
  readonly intentId: string;
  /** Cents. */
  readonly amount: number;
}

interface Forger {
  readonly server: TestServer;
  readonly payment: Target;
  readonly company: string;
  /** Another in each round. */
  readonly salt: string;
}

/** Whether a forgery was refused, and what was answered. */
interface Answered {
  readonly isRefused: boolean;
  readonly said: string;
}

/** Ways to pretend that a payment was made. */
export const FORGERIES = 12;

/** One of them; after those come the same with other keys. The provider would say yes by now to whoever asked it. */
export async function sendForgery(forger: Omit<Forger, 'salt'>, index: number): Promise<Answered> {
  const way = WAYS[index % WAYS.length];
  if (way === undefined || WAYS.length !== FORGERIES) throw new Error('There is no such forgery.');
  return way({ ...forger, salt: `${index} ${randomUUID()}` });
}

type Way = (forger: Forger) => Promise<Answered>;

/** What a browser without the payment's token says. */
const asBrowser =
  (payload: (salt: string) => object): Way =>
  async ({ server, company, payment, salt }) => {
    const { status, text } = await askCallback(server, company, payload(salt), payment.id);
    return { isRefused: status === 404 || status === 422, said: text };
  };

/** Monetico wants to hear of its own messages in its own words. */
const REFUSALS: readonly number[] = [400, 404, 415];
const DISTRUST = 'version=2\ncdr=1\n';
const SAFERPAY = 'saferpay';

async function told({ server, payment }: Forger, message: SandboxMessage): Promise<Answered> {
  const { status, body } = await tellServer(server, message);
  // Saferpay signs nothing: what is of no payment is taken and left.
  const isLeft = payment.provider === SAFERPAY && status === 200;
  return { isRefused: isLeft || REFUSALS.includes(status) || body === DISTRUST, said: `${status} ${body}` };
}

/** What somebody says who has not the company's secret, or has changed what was signed with it. */
const asProvider =
  (forge: (forger: Forger) => Promise<SandboxMessage>): Way =>
  async (forger) =>
    told(forger, await forge(forger));

/** What is changed afterwards; of Saferpay, of another payment. */
const genuine = async ({ server, payment, company }: Forger, wish: object = {}) => {
  const isForged = payment.provider === SAFERPAY;
  const message = await providerMessage(server, company, { intentId: payment.intentId, isForged, ...wish });
  if (message === null) throw new Error('Its provider has nothing to say of the payment.');
  return message;
};

const changed = (change: (payload: string, payment: Target) => string) =>
  asProvider(async (forger) => {
    const message = await genuine(forger);
    return { ...message, payload: change(message.payload ?? '', forger.payment) };
  });

const WAYS: readonly Way[] = [
  asBrowser(() => ({})),
  asBrowser(() => ({ prices: { due: 0, total: 0 } })),
  asBrowser((salt) => ({
    paymentToken: `${salt}-${'x'.repeat(40)}`.replace(/[^\w-]/g, 'x').slice(0, 43),
    prices: 0,
  })),
  // As it is told nowhere any more.
  asBrowser((salt) => ({ event: { id: salt, type: 'payment_intent.succeeded', signature: '0'.repeat(64) } })),
  asProvider((forger) => genuine(forger, { isForged: true })),
  asProvider((forger) => genuine(forger, { to: 'other' })),
  changed(() => ''),
  changed(() => '{}'),
  changed((payload, { amount }) =>
    payload.replace((amount / 100).toFixed(2), '1').replace(String(amount), '1'),
  ),
  changed((payload) => payload.replace(/EUR|eur/, 'USD')),
  changed((payload) => `${payload}x`),
  asProvider(async (forger) => {
    const { headers, ...message } = await genuine(forger);
    return {
      ...message,
      headers: { 'content-type': headers?.['content-type'] ?? 'text/plain' },
      payload: 'x=1',
    };
  }),
];
