import type { Intent, PaymentFault } from '../provider.ts';
import { pageIntent, type ProviderPage } from '../hosted/provider-page.ts';
import { SaferpayRefusal, type Saferpay } from './saferpay-client.ts';
import { Told, intentOf, transactionOf, type Transaction } from './saferpay-transaction.ts';
import { captureAll } from './saferpay-held.ts';

/** Milliseconds that somebody may still be paying after their page could be opened last. */
const LAST_MINUTES = 30 * 60_000;

/** By the names of errors with which Saferpay tells that nothing was authorised. */
const FAULTS: Readonly<Partial<Record<string, PaymentFault['code']>>> = {
  TRANSACTION_ABORTED: 'abandoned',
  '3DS_AUTHENTICATION_FAILED': 'authentication_failed',
  PAYER_AUTHENTICATION_REQUIRED: 'authentication_failed',
  TRANSACTION_DECLINED: 'card_declined',
  GENERAL_DECLINED: 'card_declined',
  BLOCKED_BY_RISK_MANAGEMENT: 'card_declined',
  CARD_CHECK_FAILED: 'card_declined',
  CARD_CVC_INVALID: 'card_declined',
  CARD_CVC_REQUIRED: 'card_declined',
  PAYMENTMEANS_INVALID: 'card_declined',
  PAYMENTMEANS_NOT_SUPPORTED: 'card_declined',
  UPDATE_CARD_INFORMATION: 'expired_card',
};

/** Its payer has not begun, or is in the middle of it. */
const OPEN: readonly string[] = ['TRANSACTION_NOT_STARTED', 'TRANSACTION_IN_WRONG_STATE'];
/** Saferpay tells of a page for a day; of what was authorised there, for good. */
const OVER: readonly string[] = ['TOKEN_EXPIRED', 'TOKEN_INVALID'];

/** What the payment on a page is by now: what was authorised is taken first, once, unless it is only to be kept. */
export async function paymentOn(saferpay: Saferpay, page: ProviderPage, now: number): Promise<Intent> {
  // Nobody has been on it, and Saferpay wants to be asked no more than it has to be.
  if (!page.isOpened) return pageIntent(page, 'new');
  const found = await asserted(saferpay, page, now);
  if (!('Status' in found)) return found;
  const intent = intentOf(found, page);
  return intent.state === 'authorised' && page.captures ? captureAll(saferpay, page, found) : intent;
}

async function asserted(saferpay: Saferpay, page: ProviderPage, now: number): Promise<Transaction | Intent> {
  try {
    return (await saferpay.look('PaymentPage/Assert', Told, { Token: page.pageId })).Transaction;
  } catch (error) {
    if (!(error instanceof SaferpayRefusal)) throw error;
    const { errorName } = error;
    const isOver = page.expiresAt !== null && now > page.expiresAt.getTime() + LAST_MINUTES;
    if (OPEN.includes(errorName)) return isOver ? abandoned(page) : pageIntent(page, 'action');
    if (OVER.includes(errorName)) return (await transactionOf(saferpay, page.reference)) ?? abandoned(page);
    return pageIntent(page, 'failed', FAULTS[errorName] ?? 'processing_error');
  }
}

const abandoned = (page: ProviderPage) => pageIntent(page, 'failed', 'abandoned');
