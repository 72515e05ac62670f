import { and, eq, lt } from 'drizzle-orm';
import type { Cents } from '#domain/prices/money.ts';
import { payzenRefunds } from '../../../database/schema/selling/payzen.ts';
import { ProviderSilence, type IntentName } from '../provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import { Transaction } from './payzen-answers.ts';
import { orderOf, PayzenRefusal, type AskPayzen } from './payzen-api.ts';
import { debitOf, isRemitted, leftOf } from './payzen-order.ts';

interface Refund extends IntentName {
  readonly refundId: string;
  readonly amount: Cents;
}

type Turn = typeof payzenRefunds.$inferSelect;

/** Milliseconds for which one that asks has the word: longer than it waits for the answers. */
const TURN = 30_000;
/** The state of the transaction has changed since it was read, as by the remittance of each day: it may be asked again. */
const CHANGED = new Set(['PSP_011', 'PSP_075', 'PSP_076', 'PSP_503']);

/**
 * Gives money back once for each refund, for ever. PayZen would give it back again for each request that it hears: whether it has heard
 * one is told by what it has left of the payment, against what it had when it was first asked.
 */
export async function refundOnce(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  ask: AskPayzen,
  refund: Refund,
): Promise<boolean> {
  const turn = await takeTurn({ db, clock }, refund);
  if (turn.isDone) return true;
  const own = named(refund);
  const done = () => db.update(payzenRefunds).set({ isDone: true }).where(own);
  const order = await orderOf(ask, refund);
  const left = leftOf(order);
  if (turn.left !== null && left <= turn.left - refund.amount) return done().then(() => true);
  const debit = debitOf(order);
  if (debit === null || left < refund.amount)
    return db
      .delete(payzenRefunds)
      .where(own)
      .then(() => false);
  await db.update(payzenRefunds).set({ left }).where(own);
  if (await giveBack(ask, debit, refund)) return done().then(() => true);
  await db.delete(payzenRefunds).where(own);
  return false;
}

function named({ companyId, refundId }: Pick<Refund, 'companyId' | 'refundId'>) {
  return and(eq(payzenRefunds.companyId, companyId), eq(payzenRefunds.id, refundId));
}

/** Whoever may ask now; all others do not know yet what comes of it. */
async function takeTurn({ db, clock }: Pick<ProviderContext, 'db' | 'clock'>, refund: Refund): Promise<Turn> {
  const { companyId, intentId, refundId } = refund;
  const askedAt = new Date(clock.now());
  const [first] = await db
    .insert(payzenRefunds)
    .values({ companyId, id: refundId, intentId, askedAt })
    .onConflictDoNothing()
    .returning();
  if (first !== undefined) return first;
  const [known] = await db.select().from(payzenRefunds).where(named(refund));
  if (known === undefined) throw new ProviderSilence('Another refund of the payment is under way.');
  if (known.isDone) return known;
  const isOver = lt(payzenRefunds.askedAt, new Date(clock.now() - TURN));
  const [next] = await db
    .update(payzenRefunds)
    .set({ askedAt })
    .where(and(named(refund), eq(payzenRefunds.isDone, false), isOver))
    .returning();
  if (next === undefined) throw new ProviderSilence('The refund is being asked for.');
  return next;
}

/** False where PayZen will not. Until it is remitted, a transaction is lowered or cancelled in place of being refunded. */
async function giveBack(ask: AskPayzen, debit: Transaction, { refundId, amount }: Refund): Promise<boolean> {
  const { uuid, currency } = debit;
  const isRefund = isRemitted(debit);
  const resolutionMode = isRefund ? 'REFUND_ONLY' : 'CANCELLATION_ONLY';
  const cardUpdate = { amount: debit.amount - amount, currency };
  const isLowered = !isRefund && cardUpdate.amount > 0;
  try {
    const { status } = await (isLowered
      ? ask('Transaction/Update', { uuid, cardUpdate, comment: refundId }, Transaction)
      : ask(
          'Transaction/CancelOrRefund',
          { uuid, amount, currency, resolutionMode, comment: refundId },
          Transaction,
        ));
    return !isRefund || status !== 'UNPAID';
  } catch (error) {
    if (!(error instanceof PayzenRefusal)) throw error;
    if (CHANGED.has(error.code)) throw new ProviderSilence('The payment has changed.', { cause: error });
    return false;
  }
}
