import type { Database } from '../../../database/database.ts';
import { ProviderSilence, type IntentName } from '../provider.ts';
import { changePage, claimPage, type ProviderPage } from '../hosted/provider-page.ts';
import { SaferpayRefusal, type Saferpay } from './saferpay-client.ts';
import { captureOf } from './saferpay-held.ts';
import { amountOf } from './saferpay-amount.ts';
import { Told, transactionOf, type Transaction } from './saferpay-transaction.ts';

interface Refund extends IntentName {
  readonly refundId: string;
  readonly amount: number;
}

/**
 * Gives money back, once for each refund: its id is the order of a transaction of its own, which Saferpay is asked for first. It would
 * give back twice to two who ask at once: one does, and the other finds it later.
 */
export async function refundOnce(
  { saferpay, db, now }: { readonly saferpay: Saferpay; readonly db: Database; readonly now: number },
  page: ProviderPage,
  refund: Refund,
): Promise<boolean> {
  if (!(await claimPage(db, page, now))) throw new ProviderSilence('Somebody is giving money back already.');
  try {
    const isDone = await giveBack(saferpay, page, refund);
    await changePage(db, page, { busyUntil: null });
    return isDone;
  } catch (error) {
    // Without an answer, the request may still be on its way: nobody else sends one meanwhile.
    if (!(error instanceof ProviderSilence)) await changePage(db, page, { busyUntil: null });
    throw error;
  }
}

async function giveBack(
  saferpay: Saferpay,
  page: ProviderPage,
  { refundId, amount }: Refund,
): Promise<boolean> {
  const known = await transactionOf(saferpay, refundId);
  const refund = known ?? (await authorised(saferpay, page, { refundId, amount }));
  if (refund === null) return false;
  switch (refund.Status) {
    case 'AUTHORIZED': {
      const taken = await captureOf(saferpay, refund);
      if (taken === 'PENDING') throw new ProviderSilence('Saferpay is still giving it back.');
      return taken === 'CAPTURED';
    }
    case 'CAPTURED':
      return true;
    case 'CANCELED':
      return false;
    default:
      throw new ProviderSilence('Saferpay is still giving it back.');
  }
}

/** Null where Saferpay will not. */
async function authorised(
  saferpay: Saferpay,
  page: ProviderPage,
  { refundId, amount }: Pick<Refund, 'refundId' | 'amount'>,
): Promise<Transaction | null> {
  const paid = await transactionOf(saferpay, page.reference);
  if (paid?.Status !== 'CAPTURED') return null;
  const wish = {
    Refund: {
      Amount: amountOf(amount, page.currency),
      OrderId: refundId,
      RestrictRefundAmountToCapturedAmount: true,
    },
    CaptureReference:
      paid.CaptureId === undefined ? { TransactionId: paid.Id } : { CaptureId: paid.CaptureId },
  };
  return saferpay.act('Transaction/Refund', Told, wish).then(
    ({ Transaction: made }) => made,
    (error: unknown) => {
      if (error instanceof SaferpayRefusal) return null;
      throw error;
    },
  );
}
