import { and, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { sandboxIntents, sandboxRefunds } from '../../database/schema/selling/orders.ts';
import { ProviderSilence, type CardFault, type Intent, type ProviderClient } from './provider.ts';

type IntentRow = typeof sandboxIntents.$inferSelect;
interface Name {
  readonly companyId: string;
  readonly intentId: string;
}

/** What each means of payment of the sandbox does. */
interface Script {
  readonly ends: 'paid' | 'action' | 'processing' | 'failed' | 'nothing';
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
};

/** Milliseconds that `tok_late` takes. */
const LATENESS = 20_000;

/**
 * A payment provider without a bank: what happens depends on the name of the means of payment alone. It keeps books of its own and
 * knows nothing of carts or orders.
 */
export function sandboxProvider(db: Database): ProviderClient {
  return {
    async create({ companyId, provider, reference, amount, currency, captures }) {
      const id = `${provider}_${reference}`;
      await db
        .insert(sandboxIntents)
        .values({ companyId, id, provider, amount, currency, reference, captures, state: 'new' })
        .onConflictDoNothing();
      return intentOf(await known(db, { companyId, intentId: id }));
    },
    async confirm({ method, now, ...name }) {
      const script = Object.hasOwn(SCRIPTS, method) ? SCRIPTS[method] : undefined;
      const { ends, fault, isSilent } = script ?? { ends: 'failed', fault: 'processing_error' };
      if (ends !== 'nothing') await confirmOnce(db, name, { ends, fault: fault ?? null, now });
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
    async collect({ amount, ...name }) {
      const row = await rowOf(db, name);
      if (row === null || amount > row.amount) return false;
      const state = amount === 0 ? 'released' : 'captured';
      await change(db, name, ['authorised'], { state, captured: amount });
      return ['captured', 'released'].includes((await known(db, name)).state);
    },
  };
}

/** The bank's page of 3-D Secure has ended; true where somebody was asked. */
export async function endChallenge(db: Database, name: Name, isPassed: boolean): Promise<boolean> {
  const row = await rowOf(db, name);
  if (row === null || row.state !== 'action') return false;
  const failed = { state: 'failed', fault: 'authentication_failed' } as const;
  return change(db, name, ['action'], isPassed ? paid(row) : failed);
}

async function confirmOnce(
  db: Database,
  name: Name,
  { ends, fault, now }: { ends: Script['ends']; fault: string | null; now: number },
): Promise<void> {
  const row = await known(db, name);
  const next = {
    paid: paid(row),
    action: { state: 'action', fault: null },
    processing: { state: 'processing', fault: null, readyAt: new Date(now + LATENESS) },
    failed: { state: 'failed', fault },
    nothing: {},
  } as const;
  await change(db, name, ['new', 'failed', 'action'], next[ends]);
}

function paid({ captures, amount }: IntentRow) {
  return {
    state: captures ? 'captured' : 'authorised',
    captured: captures ? amount : 0,
    fault: null,
  } as const;
}

/** Changes an intent that is still in one of the states; whether it was. */
async function change(
  db: Database,
  name: Name,
  from: IntentRow['state'][],
  to: Partial<IntentRow>,
): Promise<boolean> {
  const changed = await db
    .update(sandboxIntents)
    .set(to)
    .where(and(named(name), inArray(sandboxIntents.state, from)))
    .returning({ id: sandboxIntents.id });
  return changed.length > 0;
}

async function refundOnce(
  db: Database,
  { companyId, intentId, refundId, amount }: Name & { refundId: string; amount: number },
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

async function known(db: Database, name: Name): Promise<IntentRow> {
  const row = await rowOf(db, name);
  if (row === null) throw new Error('The sandbox has no such payment.');
  return row;
}

async function rowOf(db: Database, name: Name, isLocked = false): Promise<IntentRow | null> {
  const query = db.select().from(sandboxIntents).where(named(name));
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? null;
}

function named({ companyId, intentId }: Name) {
  return and(eq(sandboxIntents.companyId, companyId), eq(sandboxIntents.id, intentId));
}

function intentOf({ id, state, amount, currency, reference, captured, fault }: IntentRow): Intent {
  return { id, state, amount, currency, reference, captured, fault: faultOf(fault) };
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
  return isCardFault(word)
    ? { type: 'card_error', code: word }
    : { type: 'api_error', code: 'processing_error' };
}
