import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sandboxIntents } from '../../database/schema/selling/orders.ts';
import { shapeOf } from './provider-shapes.ts';
import type { PaymentFault } from './provider.ts';

export type IntentRow = typeof sandboxIntents.$inferSelect;

interface BooksEntry {
  readonly companyId: string;
  readonly intentId: string;
}

/** Where it may be tried, or tried again. */
export const UNPAID = ['new', 'failed', 'choice', 'action'] as const;

/** Milliseconds that a late answer takes. */
const LATENESS = 20_000;

/** What somebody who tries to pay comes to. `choice`: they choose on a page; `action`: their bank asks for a proof. */
export interface Ending {
  readonly ends: 'paid' | 'choice' | 'action' | 'processing' | 'failed';
  readonly fault?: PaymentFault['code'];
}

/** Writes down how it ended, where the intent is still in one of the states; whether it was. */
export async function end(
  db: Database,
  row: IntentRow,
  from: readonly IntentRow['state'][],
  { ends, fault, now }: Ending & { readonly now: number },
): Promise<boolean> {
  const readyAt = new Date(now + LATENESS);
  const next: Readonly<Record<Ending['ends'], Partial<IntentRow>>> = {
    paid: onPage(row) === 'authorised' ? { state: 'authorised', fault: null } : paid(row),
    choice: { state: 'choice', fault: null },
    action: { state: 'action', fault: null },
    processing: { state: 'processing', fault: null, readyAt },
    failed: { state: 'failed', fault: fault ?? 'processing_error' },
  };
  const to = onPage(row) === 'approved' ? approval({ ends, ...(fault && { fault }) }, readyAt) : next[ends];
  return change(db, { companyId: row.companyId, intentId: row.id }, from, to);
}

const onPage = ({ provider }: Pick<IntentRow, 'provider'>) => shapeOf(provider)?.paidOnPage ?? 'paid';

/** Whoever approves has not paid: what becomes of it is found out when the money is asked for. Whoever leaves may come back. */
function approval({ ends, fault }: Ending, readyAt: Date): Partial<IntentRow> {
  if (fault === 'abandoned' || ends === 'choice' || ends === 'action') return { state: 'choice' };
  return { state: 'approved', fault: fault ?? null, readyAt: ends === 'processing' ? readyAt : null };
}

/** The money is taken, or kept on the card. */
export function paid({ captures, amount }: IntentRow) {
  return {
    state: captures ? 'captured' : 'authorised',
    captured: captures ? amount : 0,
    fault: null,
  } as const;
}

/** Changes an intent that is still in one of the states; whether it was. */
export async function change(
  db: Database,
  name: BooksEntry,
  from: readonly IntentRow['state'][],
  to: Partial<IntentRow>,
): Promise<boolean> {
  const changed = await db
    .update(sandboxIntents)
    .set(to)
    .where(and(named(name), inArray(sandboxIntents.state, [...from])))
    .returning({ id: sandboxIntents.id });
  return changed.length > 0;
}

export async function known(db: Database, name: BooksEntry): Promise<IntentRow> {
  const row = await rowOf(db, name);
  if (row === null) throw new Error('The sandbox has no such payment.');
  return row;
}

export async function rowOf(db: Database, name: BooksEntry, isLocked = false): Promise<IntentRow | null> {
  const query = db.select().from(sandboxIntents).where(named(name));
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? null;
}

export function named({ companyId, intentId }: BooksEntry) {
  return and(eq(sandboxIntents.companyId, companyId), eq(sandboxIntents.id, intentId));
}
