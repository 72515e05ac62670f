import { Type } from 'typebox';
import type { Database } from '../../../database/database.ts';
import { ProviderSilence, type Intent, type VoidOutcome } from '../provider.ts';
import { changePage, type ProviderPage } from '../hosted/provider-page.ts';
import { SaferpayRefusal, type Saferpay } from './saferpay-client.ts';
import { amountOf } from './saferpay-amount.ts';
import { intentOf, transactionOf, type Transaction } from './saferpay-transaction.ts';

const Captured = Type.Object({ Status: Type.String() });

/** Takes what was authorised, all of it; whoever does so at the same time does the same. */
export async function captureAll(
  saferpay: Saferpay,
  page: ProviderPage,
  transaction: Transaction,
): Promise<Intent> {
  const Status = await captureOf(saferpay, transaction);
  if (Status !== null) return intentOf({ ...transaction, Status }, page);
  // It is no longer what it was.
  const found = await transactionOf(saferpay, page.reference);
  return intentOf(found ?? transaction, page);
}

/** What becomes of a transaction that is to be taken, in Saferpay's words; null where it will not. */
export async function captureOf(
  saferpay: Saferpay,
  { Id }: Pick<Transaction, 'Id'>,
  part: object = {},
): Promise<string | null> {
  const wish = { TransactionReference: { TransactionId: Id }, ...part };
  return saferpay.act('Transaction/Capture', Captured, wish).then(
    ({ Status }) => Status,
    (error: unknown) => {
      if (!(error instanceof SaferpayRefusal)) throw error;
      return error.errorName === 'TRANSACTION_ALREADY_CAPTURED' ? 'CAPTURED' : null;
    },
  );
}

/** Lets go of what is authorised. A page that nobody has paid on runs out by itself: Saferpay has no call for it. */
export async function voidHeld(saferpay: Saferpay, page: ProviderPage): Promise<VoidOutcome> {
  if (!page.isOpened) return 'not_voidable';
  const found = await transactionOf(saferpay, page.reference);
  if (found === null) return 'not_voidable';
  const { state } = intentOf(found, page);
  if (state !== 'authorised') return outcomeOf(state);
  const wish = { TransactionReference: { TransactionId: found.Id } };
  try {
    await saferpay.act('Transaction/Cancel', Type.Object({}), wish);
    return 'cancelled';
  } catch (error) {
    if (!(error instanceof SaferpayRefusal)) throw error;
    const now = await transactionOf(saferpay, page.reference);
    return now === null ? 'refused' : outcomeOf(intentOf(now, page).state);
  }
}

function outcomeOf(state: Intent['state']): VoidOutcome {
  if (state === 'released') return 'cancelled';
  return state === 'captured' || state === 'processing' ? state : 'refused';
}

/**
 * Takes a part of what is kept, and lets go of the rest; whether that part was taken. How much that was, Saferpay does not tell
 * afterwards: it is written down before it is asked for.
 */
export async function takePart(
  saferpay: Saferpay,
  db: Database,
  page: ProviderPage,
  amount: number,
): Promise<boolean> {
  const found = await transactionOf(saferpay, page.reference);
  if (found === null) return false;
  const { state, captured, amount: kept } = intentOf(found, page);
  if (state === 'captured') return captured === amount;
  if (state !== 'authorised' || amount > kept) return false;
  await changePage(db, page, { collected: amount });
  const Status = await captureOf(saferpay, found, { Amount: amountOf(amount, page.currency) });
  if (Status === 'PENDING') throw new ProviderSilence('Saferpay is still taking it.');
  if (Status === null) await changePage(db, page, { collected: null });
  return Status === 'CAPTURED';
}
