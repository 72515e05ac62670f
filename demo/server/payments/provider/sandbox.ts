import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { sandboxIntents, sandboxRefunds } from '../../database/schema/selling/orders.ts';
import type { ServerContext } from '../../context.ts';
import {
  ProviderSilence,
  type VoidOutcome,
  type CardFault,
  type Intent,
  type IntentName,
  type ProviderClient,
} from './provider.ts';
import { shapeOf } from './provider-shapes.ts';
import { intentAddress } from './sandbox-address.ts';
import {
  change,
  end,
  known,
  named,
  paid,
  rowOf,
  type Ending,
  type IntentRow,
  UNPAID,
} from './sandbox-books.ts';

/** What each means of payment of the sandbox does. */
interface Script {
  readonly ends: Ending['ends'] | 'nothing';
  readonly fault?: CardFault | 'processing_error';
  /** The money is taken, or not, and nobody is told. */
  readonly isSilent?: boolean;
}

const SCRIPTS: Readonly<Partial<Record<string, Script>>> = {
  tok_success: { ends: 'paid' },
  tok_declined: { ends: 'failed', fault: 'card_declined' },
  tok_insufficient_funds: { ends: 'failed', fault: 'insufficient_funds' },
  tok_expired_card: { ends: 'failed', fault: 'expired_card' },
  tok_processing_error: { ends: 'failed', fault: 'processing_error' },
  tok_three_d_secure: { ends: 'action' },
  tok_late: { ends: 'processing' },
  tok_answer_lost: { ends: 'paid', isSilent: true },
  tok_request_lost: { ends: 'nothing', isSilent: true },
  hosted: { ends: 'choice' },
};

/**
 * A payment provider without a bank: what happens depends on the name of the means of payment alone. It keeps books of its own and
 * knows nothing of carts or orders.
 */
export function sandboxProvider({ db, originOf }: Pick<ServerContext, 'db' | 'originOf'>): ProviderClient {
  const intentOf = (row: IntentRow) => writtenIntent(row, originOf);
  return {
    async create({ reference, ...ask }) {
      const { companyId, provider } = ask;
      const id = `${provider}_${reference}`;
      await db
        .insert(sandboxIntents)
        .values({ ...ask, id, reference, state: 'new' })
        .onConflictDoNothing();
      return intentOf(await known(db, { companyId, intentId: id }));
    },
    async confirm({ method, now, ...name }) {
      const script = Object.hasOwn(SCRIPTS, method) ? SCRIPTS[method] : undefined;
      const { ends, fault, isSilent } = script ?? { ends: 'failed', fault: 'processing_error' };
      if (ends !== 'nothing')
        await end(db, await known(db, name), UNPAID, { ends, now, ...(fault && { fault }) });
      if (isSilent) throw new ProviderSilence();
      return intentOf(await known(db, name));
    },
    async retrieve({ now, ...name }) {
      const row = await rowOf(db, name);
      if (row === null) return null;
      if (row.state !== 'processing' || (row.readyAt?.getTime() ?? 0) > now) return intentOf(row);
      await change(db, name, ['processing'], paid(row));
      return intentOf(await known(db, name));
    },
    refund: (refund) => refundOnce(db, refund),
    cancel: (name) => cancel(db, name),
    async collect({ amount, ...name }) {
      const row = await rowOf(db, name);
      if (row === null || amount > row.amount) return false;
      await change(db, name, ['authorised'], { state: 'captured', captured: amount });
      return (await known(db, name)).captured === amount;
    },
  };
}

async function cancel(db: Database, name: IntentName): Promise<VoidOutcome> {
  const row = await rowOf(db, name);
  if (row === null) return 'refused';
  const unpaid = shapeOf(row.provider)?.cancelsUnpaid === true ? UNPAID : [];
  await change(db, name, ['authorised', ...unpaid], { state: 'released' });
  const { state } = await known(db, name);
  if (state === 'released') return 'cancelled';
  return state === 'captured' || state === 'processing' ? state : 'not_voidable';
}

async function refundOnce(
  db: Database,
  { companyId, intentId, refundId, amount }: IntentName & { refundId: string; amount: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await rowOf(tx, { companyId, intentId }, true);
    const added = await tx
      .insert(sandboxRefunds)
      .values({ companyId, id: refundId, intentId, amount })
      .onConflictDoNothing()
      .returning({ id: sandboxRefunds.id });
    if (added.length === 0) return true;
    if (row === null || row.state !== 'captured' || row.refunded + amount > row.captured) {
      await tx
        .delete(sandboxRefunds)
        .where(and(eq(sandboxRefunds.companyId, companyId), eq(sandboxRefunds.id, refundId)));
      return false;
    }
    await tx
      .update(sandboxIntents)
      .set({ refunded: sql`${sandboxIntents.refunded} + ${amount}` })
      .where(named({ companyId, intentId }));
    return true;
  });
}

function writtenIntent(row: IntentRow, originOf: ServerContext['originOf']): Intent {
  const { id, state, amount, currency, reference, captured, fault } = row;
  const isWaiting = state === 'choice' || state === 'action';
  return {
    id,
    state: state === 'choice' || state === 'approved' ? 'action' : state,
    amount,
    currency,
    reference,
    captured,
    fault: faultOf(fault),
    redirectUrl: isWaiting ? intentAddress(row, originOf) : null,
  };
}

const CARD_FAULTS: readonly string[] = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
] satisfies CardFault[];

function isCardFault(word: string): word is CardFault {
  return CARD_FAULTS.includes(word);
}

function faultOf(word: string | null): Intent['fault'] {
  if (word === null) return null;
  if (isCardFault(word)) return { type: 'card_error', code: word };
  return { type: 'api_error', code: word === 'abandoned' ? word : 'processing_error' };
}
