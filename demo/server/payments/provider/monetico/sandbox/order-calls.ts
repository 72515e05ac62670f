import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../../../../context.ts';
import { change, rowOf, type IntentRow } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import type { Fields } from '../monetico-seal.ts';
import { readMoney } from '../monetico-writing.ts';

type Context = Pick<ServerContext, 'db' | 'originOf'>;
/** Of a company, and what it asked; the lines of the answer. */
type Handler = (companyId: string, asked: Fields) => Promise<string>;

const refused = (lib: string) => `cdr=0\nlib=${lib}`;
const done = (lib: string) => `cdr=1\nlib=${lib}\naut=123456`;

/** Cents of an order's own currency; -1 for anything else. */
const centsOf = ({ currency }: IntentRow, written = '') => {
  const money = readMoney(written);
  return money?.currency === currency ? money.amount : -1;
};

/** Of which something was authorised. */
const KNOWN: readonly IntentRow['state'][] = ['authorised', 'captured', 'released'];

const isOrdered = (row: IntentRow | null, { montant }: Fields): row is IntentRow =>
  row !== null && KNOWN.includes(row.state) && centsOf(row, montant) === row.amount;

/** `capture_paiement.cgi` over the books of the sandbox. */
export function captureHandler({ db }: Context): Handler {
  return async (companyId, asked) => {
    const name = { companyId, intentId: asked['reference'] ?? '' };
    const row = await rowOf(db, name);
    if (!isOrdered(row, asked)) return refused('commande non authentifiee');
    const [take, taken, rest] = ['a_capturer', 'deja_capture', 'restant'].map((part) =>
      centsOf(row, asked[`montant_${part}`]),
    ) as [number, number, number];
    if (take === 0 && rest === 0) return called(name, row, taken);
    if (take <= 0 || rest < 0 || take + taken + rest !== row.amount) return refused('montant errone');
    if (taken === 0 && (await change(db, name, ['authorised'], { state: 'captured', captured: take })))
      return done('paiement accepte');
    return refused(row.state === 'released' ? 'la commande est deja annulee' : 'paiement deja accepte');
  };

  /** Nothing is to be taken, nor kept. */
  async function called(name: Parameters<typeof change>[1], row: IntentRow, taken: number): Promise<string> {
    if (await change(db, name, ['authorised'], { state: 'released' })) return done('commande annulee');
    if (row.state === 'released') return refused('la commande est deja annulee');
    return row.captured === taken ? done('commande annulee') : refused('paiement deja accepte');
  }
}

/** `recredit_paiement.cgi` over the books of the sandbox: what could be given back has to be named as it is. */
export function refundHandler(context: Context): Handler {
  const books = sandboxProvider(context);
  return async (companyId, asked) => {
    const intentId = asked['reference'] ?? '';
    const row = await rowOf(context.db, { companyId, intentId });
    if (!isOrdered(row, asked) || row.state !== 'captured') return 'cdr=-48\nlib=recredit refuse';
    const left = row.captured - row.refunded;
    if (left === 0) return 'cdr=-46\nlib=commande deja recreditee';
    if (centsOf(row, asked['montant_possible']) !== left)
      return 'cdr=-52\nlib=montant deja recredite incorrect';
    const amount = centsOf(row, asked['montant_recredit']);
    const refund = { companyId, provider: 'monetico', intentId, refundId: randomUUID(), amount };
    const isDone = amount > 0 && (await books.refund(refund));
    return isDone ? 'cdr=0\nlib=recredit effectue' : 'cdr=-48\nlib=recredit refuse';
  };
}
