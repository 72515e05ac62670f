import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { moneticoOrders } from '../../../database/schema/selling/monetico.ts';
import type { CardFault } from '../provider.ts';
import { pageNamed } from '../hosted/provider-page.ts';
import type { MoneticoKey } from './monetico-key.ts';
import { changeOrder, noteAuthorised, orderOf } from './monetico-orders.ts';
import { isSealed } from './monetico-seal.ts';
import { readMoney } from './monetico-writing.ts';

/** What Monetico tells of an order, and which payment that is. */
interface Notification {
  readonly paymentId: string;
  /** Monetico has no name for a message: it is what it says of which try. */
  readonly eventId: string;
}

const REFUSED = 'Annulation';
/** By `code-retour`; the code of the other system is that of somebody who has paid nothing, or not here. */
const paidOf = ({ isTest }: MoneticoKey) => (isTest ? 'payetest' : 'paiement');

/**
 * Keeps what Monetico tells, once, of an order: there is nobody to ask again. `forged`: whoever tells has not the company's key, or speaks of
 * another sum, or of play money where real money is taken; null where it is of no payment here.
 */
export async function keepNotification(
  db: Database,
  { companyId, key }: { readonly companyId: string; readonly key: MoneticoKey },
  body: string,
): Promise<Notification | 'forged' | null> {
  const told: Readonly<Record<string, string>> = Object.fromEntries(new URLSearchParams(body));
  const { TPE, reference: id = '', montant = '', date = '', motifrefus = '', numauto = '' } = told;
  if (TPE !== key.tpe || !isSealed(told, key.secret)) return 'forged';
  const order = await orderOf(db, { companyId, id });
  const page = order && (await pageNamed(db, { companyId, provider: 'monetico', pageId: id }));
  if (order === null || page === null) return null;
  const money = readMoney(montant);
  if (money?.amount !== page.amount || money.currency !== page.currency) return 'forged';
  const code = told['code-retour'] ?? '';
  if (code === paidOf(key)) await noteAuthorised(db, order, numauto || null);
  else if (code === REFUSED) await noteRefused(db, order, motifrefus);
  else return 'forged';
  return { paymentId: order.paymentId, eventId: [id, code, date, motifrefus].join(' ') };
}

/** Another try of the same order may still be taken. */
async function noteRefused(
  db: Database,
  name: { readonly companyId: string; readonly id: string },
  motif: string,
): Promise<void> {
  const fault: CardFault = motif === '3DSecure' ? 'authentication_failed' : 'card_declined';
  const refusals = sql`${moneticoOrders.refusals} + 1`;
  await changeOrder(db, name, ['open', 'refused'], { state: 'refused', fault, refusals });
}
