import type { IntentRow } from '../../sandbox-books.ts';
import { amountOf } from '../saferpay-amount.ts';

/** Status and body, as Saferpay's API writes them. */
export type Answer = readonly [status: number, body: object];

const TRANSACTION = 't-';
const REFUND = 'r-';

export const tokenOf = (reference: string, tries: number) =>
  tries === 0 ? `saferpay_${reference}` : `saferpay_${reference}-${tries}`;

/** The intent that a transaction is of. */
export const intentOfTransaction = (id: string) => id.slice(TRANSACTION.length);

interface Refund {
  readonly intentId: string;
  readonly refundId: string;
  readonly amount: number;
}

/** A refund that nobody has captured is in no books: all of it is in its id. */
export const refundTransactionId = ({ intentId, refundId, amount }: Refund) =>
  REFUND + [intentId, refundId, amount].join(':');

/** Null for what is no transaction of a refund. */
export function refundOfTransaction(id: string): Refund | null {
  const [, intentId, refundId, amount] = /^r-([^:]+):([^:]+):(\d+)$/.exec(id) ?? [];
  return intentId === undefined || refundId === undefined
    ? null
    : { intentId, refundId, amount: Number(amount) };
}

const STATUSES: Readonly<Partial<Record<IntentRow['state'], string>>> = {
  processing: 'PENDING',
  authorised: 'AUTHORIZED',
  captured: 'CAPTURED',
  released: 'CANCELED',
};

/** An intent of the sandbox, as Saferpay writes a transaction; null where nothing was authorised. */
export function saferpayTransaction(row: IntentRow) {
  const { id, state, amount, currency, reference } = row;
  const Status = STATUSES[state];
  if (Status === undefined) return null;
  return {
    Type: 'PAYMENT',
    Status,
    Id: TRANSACTION + id,
    Date: '2026-01-12T08:00:00.000+01:00',
    Amount: amountOf(amount, currency),
    OrderId: reference,
    ...(state === 'captured' && { CaptureId: `${TRANSACTION}${id}_c` }),
  };
}

export const intentOfCapture = (id: string) => intentOfTransaction(id).replace(/_c$/, '');

export function refundTransaction(refund: Refund, currency: string, Status: string) {
  return {
    Type: 'REFUND',
    Status,
    Id: refundTransactionId(refund),
    Date: '2026-01-12T08:00:00.000+01:00',
    Amount: amountOf(refund.amount, currency),
    OrderId: refund.refundId,
  };
}

/** By the words of the sandbox. */
const ERRORS: Readonly<Record<string, string>> = {
  authentication_failed: '3DS_AUTHENTICATION_FAILED',
  expired_card: 'UPDATE_CARD_INFORMATION',
  abandoned: 'TRANSACTION_ABORTED',
};

/** What Assert says of a page on which nothing was authorised. */
export function saferpayFault({ state, fault }: IntentRow): Answer {
  if (state !== 'failed') return saferpayError('TRANSACTION_NOT_STARTED');
  return saferpayError(ERRORS[fault ?? ''] ?? 'TRANSACTION_DECLINED');
}

export function saferpayError(ErrorName: string, status = 402): Answer {
  return [status, { Behavior: 'DO_NOT_RETRY', ErrorName, ErrorMessage: ErrorName }];
}
