import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sandboxIntents } from '../../database/schema/selling/orders.ts';
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
  const next = {
    paid: paid(row),
    choice: { state: 'choice', fault: null },
    action: { state: 'action', fault: null },
    processing: { state: 'processing', fault: null, readyAt: new Date(now + LATENESS) },
    failed: { state: 'failed', fault: fault ?? 'processing_error' },
  } as const;
  return change(db, { companyId: row.companyId, intentId: row.id }, from, next[ends]);
}

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
