import type { Cents } from '#domain/prices/money.ts';
import type { CardFault, Intent, PaymentFault } from '../provider.ts';
import type { OrderTransactions, Transaction } from './payzen-answers.ts';

type State = Exclude<Intent['state'], 'new' | 'action'>;

/** By `detailedStatus` (https://docs.lyra.com/en/rest/V4.0/api/kb/status_reference.html). */
const STATES: Readonly<Partial<Record<string, State>>> = {
  AUTHORISED: 'captured',
  CAPTURED: 'captured',
  PARTIALLY_AUTHORISED: 'captured',
  AUTHORISED_TO_VALIDATE: 'authorised',
  REFUSED: 'failed',
  ERROR: 'failed',
  CAPTURE_FAILED: 'failed',
  ABANDONED: 'failed',
  CANCELLED: 'released',
  EXPIRED: 'released',
};

/** What of several tries counts: money before none. */
const RANKS: readonly State[] = ['captured', 'authorised', 'processing', 'released', 'failed'];

/** What is not known yet, as `WAITING_AUTHORISATION` or a word of tomorrow, is asked for again. */
export function stateOf({ detailedStatus }: Pick<Transaction, 'detailedStatus'>): State {
  return STATES[detailedStatus] ?? 'processing';
}

/** The try of an order that counts, the newest of those alike; null where nobody has tried. */
export function debitOf(order: OrderTransactions | null): Transaction | null {
  const debits = (order?.transactions ?? []).filter(({ operationType }) => operationType === 'DEBIT');
  const date = ({ creationDate = '' }: Transaction) => Date.parse(creationDate) || 0;
  const rank = (debit: Transaction) => RANKS.indexOf(stateOf(debit));
  return debits.toSorted((one, other) => rank(one) - rank(other) || date(other) - date(one))[0] ?? null;
}

/** What has been taken and not given back, in cents. */
export function leftOf(order: OrderTransactions | null): Cents {
  const debit = debitOf(order);
  if (order === null || debit === null || stateOf(debit) !== 'captured') return 0;
  const credits = order.transactions.filter(
    ({ operationType, status }) => operationType === 'CREDIT' && status !== 'UNPAID',
  );
  return credits.reduce((left, { amount }) => left - amount, debit.amount);
}

/** Whether it is with the acquirer: what is not may be lowered or cancelled, and cannot be refunded yet. */
export function isRemitted({ detailedStatus }: Pick<Transaction, 'detailedStatus'>): boolean {
  return detailedStatus === 'CAPTURED';
}

/** An order of PayZen's, as the port tells it; null where nobody has tried to pay. */
export function intentOf(order: OrderTransactions | null): Intent | null {
  const debit = debitOf(order);
  if (order === null || debit === null) return null;
  const state = stateOf(debit);
  const { amount, currency } = debit;
  const { orderId } = order.orderDetails;
  return {
    id: orderId,
    reference: orderId,
    state,
    amount,
    currency,
    captured: state === 'captured' ? amount : 0,
    fault: state === 'failed' ? faultOf(debit) : null,
    redirectUrl: null,
  };
}

/** Acquirers' words (ISO 8583) that say more than no. */
const REFUSALS: Readonly<Partial<Record<string, CardFault>>> = {
  '51': 'insufficient_funds',
  '33': 'expired_card',
  '54': 'expired_card',
};

function faultOf({ detailedStatus, errorCode, detailedErrorCode }: Transaction): PaymentFault {
  if (detailedStatus === 'ABANDONED') return { type: 'api_error', code: 'abandoned' };
  if (errorCode?.startsWith('AUTH_')) return { type: 'card_error', code: 'authentication_failed' };
  const isOfCard = detailedStatus === 'REFUSED' && /^(ACQ_(?!999)|$)/.test(errorCode ?? '');
  if (!isOfCard) return { type: 'api_error', code: 'processing_error' };
  return { type: 'card_error', code: REFUSALS[detailedErrorCode ?? ''] ?? 'card_declined' };
}
