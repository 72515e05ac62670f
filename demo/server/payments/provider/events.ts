import { createHmac } from 'node:crypto';
import type { Cents } from '#domain/prices/money.ts';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { readAmount, shapeOf, writtenAmount, type EventOutcome } from './provider-shapes.ts';

/** Milliseconds that a provider's clock may differ from ours, and a message may take. */
const TOLERANCE = 5 * 60_000;

/** What a provider tells of a payment, signed with the secret that it shares with the company. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly intent: string;
  /** Our payment's id. */
  readonly reference: string;
  /** As the provider writes amounts. */
  readonly amount: string;
  readonly currency: string;
  readonly signature: string;
}

interface Signer {
  readonly provider: string;
  readonly secret: string;
  /** Public token: an event of one company means nothing to another. */
  readonly companyToken: string;
}

/** Signs an event as the provider does. */
export function signEvent(event: Omit<ProviderEvent, 'signature'>, signer: Signer): ProviderEvent {
  return { ...event, signature: signatureOf(event, signer) };
}

/** Whether the provider itself said it, less than five minutes ago. */
export function isGenuine(event: ProviderEvent, signer: Signer, now: number): boolean {
  if (signer.secret === '' || shapeOf(signer.provider) === null) return false;
  const isSigned = isSameSecret(event.signature, signatureOf(event, signer));
  return isSigned && Math.abs(now - event.created * 1000) <= TOLERANCE;
}

interface Expected {
  readonly provider: string;
  readonly intentId: string;
  readonly id: string;
  readonly amount: Cents;
  readonly currency: string;
}

/** Whether an event speaks of this very payment: its order, its amount and its currency. */
export function speaksOf(event: ProviderEvent, payment: Expected): boolean {
  const shape = shapeOf(payment.provider);
  return (
    shape !== null &&
    Object.values(shape.types).includes(event.type) &&
    event.intent === payment.intentId &&
    event.reference === payment.id &&
    event.currency === payment.currency &&
    readAmount(shape, event.amount, payment.currency) === payment.amount
  );
}

/** What a provider would say of a payment now; unsigned. */
export function eventOf(
  payment: Expected,
  {
    id,
    outcome,
    at,
  }: {
    readonly id: string;
    readonly outcome: EventOutcome;
    readonly at: number;
  },
): Omit<ProviderEvent, 'signature'> {
  const shape = shapeOf(payment.provider);
  if (shape === null) throw new Error(`No provider is called ${payment.provider}.`);
  return {
    id,
    type: shape.types[outcome],
    created: Math.floor(at / 1000),
    intent: payment.intentId,
    reference: payment.id,
    amount: writtenAmount(shape, payment.amount, payment.currency),
    currency: payment.currency,
  };
}

function signatureOf(
  event: Omit<ProviderEvent, 'signature'>,
  { provider, secret, companyToken }: Signer,
): string {
  const { created, id, type, intent, reference, amount, currency } = event;
  const signed = JSON.stringify([created, id, type, intent, reference, amount, currency, companyToken]);
  return createHmac('sha256', secret)
    .update(signed)
    .digest(shapeOf(provider)?.digest ?? 'hex');
}
