import { Type, type Static } from 'typebox';
import type { Intent } from '../provider.ts';
import { pageIntent, type ProviderPage } from '../hosted/provider-page.ts';
import { Amount, centsOf } from './saferpay-amount.ts';
import { SaferpayRefusal, type Saferpay } from './saferpay-client.ts';

const Transaction = Type.Object({
  Status: Type.String(),
  Id: Type.String(),
  Amount,
  CaptureId: Type.Optional(Type.String()),
});

export type Transaction = Static<typeof Transaction>;

/** Of Assert, Inquire and Refund, as far as it is read (https://saferpay.github.io/jsonapi/). */
export const Told = Type.Object({ Transaction });

/** The transaction that a payment, or a refund, was sent with the name of; null where none of it was authorised. */
export async function transactionOf(saferpay: Saferpay, orderId: string): Promise<Transaction | null> {
  const wish = { TransactionReference: { OrderId: orderId } };
  return saferpay.look('Transaction/Inquire', Told, wish).then(
    ({ Transaction: found }) => found,
    (error: unknown) => {
      if (error instanceof SaferpayRefusal && error.errorName === 'TRANSACTION_NOT_FOUND') return null;
      throw error;
    },
  );
}

const STATES: Readonly<Partial<Record<string, Intent['state']>>> = {
  AUTHORIZED: 'authorised',
  CAPTURED: 'captured',
  CANCELED: 'released',
};

/** A transaction, as the port tells it. Saferpay does not say how much was taken of it: what was asked for, or all. */
export function intentOf({ Status, Amount: written }: Transaction, page: ProviderPage): Intent {
  // What is pending, and a state that is not known yet, is asked for again.
  const state = STATES[Status] ?? 'processing';
  const amount = centsOf(written);
  return {
    ...pageIntent(page, state),
    amount,
    currency: written.CurrencyCode,
    captured: state === 'captured' ? (page.collected ?? amount) : 0,
  };
}
