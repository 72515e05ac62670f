import type { Database } from '../../../database/database.ts';
import { ProviderSilence, type VoidOutcome } from '../provider.ts';
import type { ProviderPage } from '../hosted/provider-page.ts';
import type { Monetico } from './monetico-client.ts';
import { changeOrder, noteReleased, noteTaken, orderOn, type MoneticoOrder } from './monetico-orders.ts';
import { dayText, moneyText } from './monetico-writing.ts';

/** What a call works with. */
export interface Asking {
  readonly monetico: Monetico;
  readonly db: Database;
  readonly now: number;
}

/** Cents: to take now, taken before, and to keep for later. */
interface Sums {
  readonly take: number;
  readonly taken: number;
  readonly rest: number;
}

interface Captured {
  /** `taken`, `released`: it was already. */
  readonly kind: 'done' | 'taken' | 'released' | 'wrong-sum' | 'refused';
  readonly aut: string | null;
}

const KINDS: Readonly<Partial<Record<string, Captured['kind']>>> = {
  'paiement deja accepte': 'taken',
  'commande annulee': 'released',
  'la commande est deja annulee': 'released',
  'montant errone': 'wrong-sum',
};

/** Takes of what is authorised; nothing to take and nothing to keep: lets go of it. */
export async function capture(
  monetico: Monetico,
  { order, page }: { readonly order: MoneticoOrder; readonly page: ProviderPage },
  { take, taken, rest }: Sums,
): Promise<Captured> {
  const { amount, currency } = page;
  const { cdr, lib, aut } = await monetico.ask('capture_paiement.cgi', {
    date_commande: dayText(order.openedAt),
    montant: moneyText(amount, currency),
    montant_a_capturer: moneyText(take, currency),
    montant_deja_capture: moneyText(taken, currency),
    montant_restant: moneyText(rest, currency),
    reference: order.id,
  });
  if (cdr === '1') return { kind: 'done', aut };
  return { kind: KINDS[lib] ?? 'refused', aut };
}

/** Lets go of what is authorised. An order that nobody has paid runs out by itself: Monetico has no call for it. */
export async function voidHeld({ monetico, db, now }: Asking, page: ProviderPage): Promise<VoidOutcome> {
  const order = page.isOpened ? await orderOn(db, page) : null;
  if (order === null || order.state === 'open' || order.state === 'refused') return 'not_voidable';
  if (order.state === 'taken') return 'captured';
  if (order.state === 'released') return 'cancelled';
  const { kind } = await capture(monetico, { order, page }, { take: 0, taken: 0, rest: 0 });
  switch (kind) {
    case 'done':
    case 'released':
      await noteReleased(db, order);
      return 'cancelled';
    case 'taken':
      // How much of it, as on Monetico's own pages, it does not tell.
      await noteTaken(db, order, { aut: null, taken: page.amount, takenAt: new Date(now), rest: 0 });
      return 'captured';
    default:
      return 'refused';
  }
}

/**
 * Takes a part of what is kept, and lets go of the rest; whether that part was taken. Monetico tells neither afterwards: it is written down
 * before it is asked for.
 */
export async function takePart(asking: Asking, page: ProviderPage, amount: number): Promise<boolean> {
  const { db } = asking;
  const order = await orderOn(db, page);
  if (order === null || order.state === 'open' || order.state === 'refused' || order.state === 'released')
    return false;
  if (order.state === 'authorised') {
    if (amount > page.amount) return false;
    await takeKept(asking, { order, page, amount });
  }
  const now = await orderOn(db, page);
  if (now?.state !== 'taken' || now.taken !== amount) return false;
  if (now.rest > 0) await releaseRest(asking, { order: now, page });
  return true;
}

async function takeKept(
  { monetico, db, now }: Asking,
  {
    order,
    page,
    amount,
  }: { readonly order: MoneticoOrder; readonly page: ProviderPage; readonly amount: number },
): Promise<void> {
  const rest = page.amount - amount;
  await changeOrder(db, order, ['authorised'], { asked: amount });
  const { kind, aut } = await capture(monetico, { order, page }, { take: amount, taken: 0, rest });
  const takenAt = new Date(now);
  // Asked for before and not answered, it was heard: something else is taken by now than was asked for.
  const isHeard = order.asked === amount && (kind === 'taken' || kind === 'wrong-sum');
  if (kind === 'done' || isHeard) await noteTaken(db, order, { aut, taken: amount, takenAt, rest });
  else if (kind === 'taken') await noteTaken(db, order, { aut, taken: page.amount, takenAt, rest: 0 });
  else if (kind === 'released') await noteReleased(db, order);
  else await changeOrder(db, order, ['authorised'], { asked: null });
}

/** The bank keeps it for some days more where Monetico will not: nothing of it is taken any more. */
async function releaseRest(
  { monetico, db }: Asking,
  { order, page }: { readonly order: MoneticoOrder; readonly page: ProviderPage },
): Promise<void> {
  const { kind } = await capture(monetico, { order, page }, { take: 0, taken: order.taken, rest: 0 });
  if (kind === 'wrong-sum') throw new ProviderSilence('Monetico has taken another sum.');
  await changeOrder(db, order, ['taken'], { rest: 0 });
}
