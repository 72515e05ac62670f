import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { moneticoRefunds } from '../../../database/schema/selling/monetico.ts';
import { changePage, claimPage, type ProviderPage } from '../hosted/provider-page.ts';
import { ProviderSilence, type IntentName } from '../provider.ts';
import type { Asking } from './monetico-held.ts';
import { orderOn, type MoneticoOrder } from './monetico-orders.ts';
import { dayText, moneyText } from './monetico-writing.ts';

interface Refund extends IntentName {
  readonly refundId: string;
  readonly amount: number;
}

/** All, or another sum than was named, has been given back already. */
const CHANGED: readonly string[] = ['-46', '-52'];

/**
 * Gives money back once for each refund. Monetico would give it back again for each request: one that was not answered is repeated with what
 * could be given back when it was asked first, which Monetico refuses where it has heard it. One refund of a payment is asked for at a time.
 */
export async function refundOnce(asking: Asking, page: ProviderPage, refund: Refund): Promise<boolean> {
  const { db, now } = asking;
  if (!(await claimPage(db, page, now))) throw new ProviderSilence('Somebody is giving money back already.');
  try {
    const isDone = await giveBack(asking, page, refund);
    await changePage(db, page, { busyUntil: null });
    return isDone;
  } catch (error) {
    // Without an answer, the request may still be on its way: nobody else sends one meanwhile.
    if (!(error instanceof ProviderSilence)) await changePage(db, page, { busyUntil: null });
    throw error;
  }
}

async function giveBack(asking: Asking, page: ProviderPage, refund: Refund): Promise<boolean> {
  const { db, now } = asking;
  const order = await orderOn(db, page);
  if (order?.state !== 'taken') return false;
  const { companyId } = page;
  const { refundId, amount } = refund;
  const own = and(eq(moneticoRefunds.companyId, companyId), eq(moneticoRefunds.id, refundId));
  const [before] = await db.select().from(moneticoRefunds).where(own);
  if (before !== undefined && before.doneAt !== null) return true;
  const possible = before?.possible ?? (await possibleOf(db, order, refundId));
  if (amount > possible) return false;
  await db
    .insert(moneticoRefunds)
    .values({ companyId, id: refundId, orderId: order.id, amount, possible })
    .onConflictDoNothing();
  const cdr = await ask(asking, { order, page }, { amount, possible });
  if (cdr === '0' || (before !== undefined && CHANGED.includes(cdr))) {
    await db
      .update(moneticoRefunds)
      .set({ doneAt: new Date(now) })
      .where(own);
    return true;
  }
  await db.delete(moneticoRefunds).where(own);
  return false;
}

/** What has been taken and not given back, in cents, once that is known. */
async function possibleOf(db: Database, { companyId, id, taken }: MoneticoOrder, refundId: string) {
  const ofOrder = and(eq(moneticoRefunds.companyId, companyId), eq(moneticoRefunds.orderId, id));
  const refunds = await db
    .select()
    .from(moneticoRefunds)
    .where(and(ofOrder, ne(moneticoRefunds.id, refundId)));
  if (refunds.some(({ doneAt }) => doneAt === null))
    throw new ProviderSilence('Nobody knows yet whether another refund was heard.');
  return refunds.reduce((left, { amount }) => left - amount, taken);
}

async function ask(
  { monetico }: Asking,
  { order, page }: { readonly order: MoneticoOrder; readonly page: ProviderPage },
  { amount, possible }: { readonly amount: number; readonly possible: number },
): Promise<string> {
  const { currency } = page;
  const { authorisation, takenAt } = order;
  const { cdr } = await monetico.ask('recredit_paiement.cgi', {
    date_commande: dayText(order.openedAt),
    ...(takenAt !== null &&
      authorisation !== null && { date_remise: dayText(takenAt), num_autorisation: authorisation }),
    montant: moneyText(page.amount, currency),
    montant_recredit: moneyText(amount, currency),
    montant_possible: moneyText(possible, currency),
    reference: order.id,
  });
  return cdr;
}
