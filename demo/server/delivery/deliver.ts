import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { EpochClock } from '../clock.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { deliveries } from '../database/schema/records.ts';
import { isTooLate, LEASE, nextAttempt } from './attempts.ts';

/** What became of an attempt. `failure` is what the other side said. */
export type Attempt =
  | { readonly kind: 'delivered' }
  /** May go better later. */
  | { readonly kind: 'failed'; readonly failure: string }
  /** Never will. */
  | { readonly kind: 'refused'; readonly failure: string };

export type Delivery = typeof deliveries.$inferSelect;

interface Work {
  readonly db: Database;
  readonly clock: EpochClock;
  readonly kind: Delivery['kind'];
  /** Sends one; what it throws counts as a failure that may go better later. */
  readonly send: (delivery: Delivery) => Promise<Attempt>;
}

/** Characters that are kept of what the other side said. */
export const LONGEST_FAILURE = 500;
/** So many that fail one after the other fail for one reason, which the others that are due would meet as well. */
const MOST_FAILURES = 10;

/**
 * Delivers what is due, one after the other; several processes may do so at once. Nothing is sent within a transaction: whoever
 * takes one puts its next attempt off for longer than a sending lasts, so that nobody else takes it, and that it is tried again
 * where the process dies. Returns how many were delivered.
 * Throws where the other side takes nothing at all.
 */
export async function deliverDue({ db, clock, kind, send }: Work): Promise<number> {
  let delivered = 0;
  let failures = 0;
  while (failures < MOST_FAILURES) {
    const taken = await take(db, kind, clock.now());
    if (taken === null) return delivered;
    const attempt = await attemptOf(taken, send, clock.now());
    await note(db, taken, attempt, clock.now());
    if (attempt.kind === 'delivered') delivered += 1;
    failures = attempt.kind === 'failed' ? failures + 1 : 0;
  }
  throw new Error(`No ${kind} can be delivered: see the table of deliveries for what was answered.`);
}

async function attemptOf(taken: Delivery, send: Work['send'], now: number): Promise<Attempt> {
  if (isTooLate(taken.createdAt, now)) {
    return { kind: 'refused', failure: taken.failure ?? 'Written too long ago.' };
  }
  try {
    return await send(taken);
  } catch (error) {
    return { kind: 'failed', failure: error instanceof Error ? error.message : 'unknown' };
  }
}

/** The first that no other process is at. */
function take(db: Database, kind: Delivery['kind'], now: number): Promise<Delivery | null> {
  return inTransaction(db, async (tx) => {
    const [due] = await tx
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.kind, kind), lte(deliveries.dueAt, new Date(now))))
      .orderBy(asc(deliveries.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return null;
    const [taken] = await tx
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, dueAt: new Date(now + LEASE) })
      .where(sameDelivery(due))
      .returning();
    return taken ?? null;
  });
}

async function note(db: Database, taken: Delivery, attempt: Attempt, now: number): Promise<void> {
  const at = attempt.kind === 'failed' ? nextAttempt(taken, now) : null;
  await db
    .update(deliveries)
    .set({
      dueAt: at === null ? null : new Date(at),
      ...(attempt.kind === 'delivered'
        ? { deliveredAt: new Date(now) }
        : { failure: attempt.failure.slice(0, LONGEST_FAILURE) }),
    })
    // Whoever took longer than the lease has nothing to say any more.
    .where(and(sameDelivery(taken), eq(deliveries.attempts, taken.attempts)));
}

export function sameDelivery({ companyId, kind, id }: Pick<Delivery, 'companyId' | 'kind' | 'id'>) {
  return and(eq(deliveries.companyId, companyId), eq(deliveries.kind, kind), eq(deliveries.id, id));
}
