import type { IntentRow } from '../../sandbox-books.ts';
import type { OrderTransactions, Transaction } from '../payzen-answers.ts';
import { hashOf } from '../payzen-hash.ts';

/** Minutes for which a form may be filled in. */
const TOKEN_LIFE = 15 * 60_000;

interface FormToken {
  readonly companyId: string;
  readonly orderId: string;
}

/** A token of the sandbox, which names what it is for and until when. */
export function formTokenOf({ companyId, orderId }: FormToken, now: number): string {
  return Buffer.from(JSON.stringify([companyId, orderId, now + TOKEN_LIFE])).toString('base64url');
}

/** Null for what is no token of the sandbox; `expired` for one that was. */
export function readFormToken(token: string, now: number): FormToken | 'expired' | null {
  try {
    const [companyId, orderId, until]: unknown[] = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (typeof companyId !== 'string' || typeof orderId !== 'string' || typeof until !== 'number')
      return null;
    return until > now ? { companyId, orderId } : 'expired';
  } catch {
    return null;
  }
}

/** Of an order's one transaction; the sandbox tries with the same one again. */
export const uuidOf = (id: string) => id.replaceAll('-', '');

/** Of each state in which somebody has tried: simple, and in detail. */
const STATUSES: Readonly<Partial<Record<IntentRow['state'], readonly [string, string]>>> = {
  failed: ['UNPAID', 'REFUSED'],
  processing: ['RUNNING', 'WAITING_AUTHORISATION'],
  authorised: ['RUNNING', 'AUTHORISED_TO_VALIDATE'],
  captured: ['PAID', 'CAPTURED'],
  released: ['UNPAID', 'CANCELLED'],
};

/** By the words of the sandbox: PayZen's code, and the acquirer's. */
const FAULTS: Readonly<Partial<Record<string, readonly [string, string | null]>>> = {
  card_declined: ['ACQ_001', '05'],
  insufficient_funds: ['ACQ_001', '51'],
  expired_card: ['ACQ_001', '54'],
  authentication_failed: ['AUTH_149', null],
  processing_error: ['ACQ_999', null],
};

/** What of a payment of the sandbox PayZen has a transaction of; null until its form was sent, or where that was left. */
export function payzenDebit(row: IntentRow): Transaction | null {
  const statuses = row.fault === 'abandoned' ? undefined : STATUSES[row.state];
  if (statuses === undefined) return null;
  const [status, detailedStatus] = statuses;
  const [errorCode, detailedErrorCode] = (row.state === 'failed' && FAULTS[row.fault ?? '']) || [null, null];
  const amount = row.state === 'captured' ? row.captured : row.amount;
  const { currency } = row;
  const error = { errorCode, detailedErrorCode };
  return { uuid: uuidOf(row.id), amount, currency, status, detailedStatus, operationType: 'DEBIT', ...error };
}

export function payzenCredit(
  { id, amount }: { readonly id: string; readonly amount: number },
  { currency }: Pick<IntentRow, 'currency'>,
): Transaction {
  const status = { status: 'PAID', detailedStatus: 'CAPTURED', errorCode: null, detailedErrorCode: null };
  return { uuid: uuidOf(id), amount, currency, operationType: 'CREDIT', ...status };
}

export function payzenOrder(
  { id }: Pick<IntentRow, 'id'>,
  transactions: readonly Transaction[],
): OrderTransactions {
  return { orderDetails: { orderId: id }, transactions: [...transactions] };
}

/** What a form, and a message, is told of a payment that was tried; signed over its text. */
export function signedAnswer(row: IntentRow, debit: Transaction, secret: string) {
  const answer = JSON.stringify({
    orderCycle: debit.status === 'UNPAID' ? 'OPEN' : 'CLOSED',
    orderStatus: debit.status,
    ...payzenOrder(row, [debit]),
    _type: 'V4/Payment',
  });
  return { answer, hash: hashOf(answer, secret) };
}
