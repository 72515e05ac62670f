import { and, eq, lte, ne, notInArray, or } from 'drizzle-orm';
import { claimedBy } from '../booking/line-people.ts';
import { dropClaims } from '../booking/schedule/taken-times.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { holds } from '../database/schema/booking.ts';
import { waitingList } from '../database/schema/waiting-list.ts';
import type { ServerContext } from '../context.ts';
import { runBatch } from '../jobs/batch.ts';
import { noteFreed } from './freed.ts';
import { offerFreed } from './offer-freed.ts';
import { setStatus } from './set-status.ts';
import type { WaitingRow } from './waiting-row.ts';

type HoldRow = typeof holds.$inferSelect;

/** Takes up the offers that are over, of all companies, and offers what is free again to the next. Several processes may do so at once. */
export async function passOffersOn(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  try {
    await runBatch((failed, took) =>
      inTransaction(db, async (tx) => {
        const [over] = await nextOver(tx, now, failed);
        if (over === undefined) return false;
        took(over.waiting.id);
        await endOffer(tx, over.waiting, over.hold, now);
        return true;
      }),
    );
  } finally {
    await offerFreed(context, null);
  }
}

/** Booked, given back, or not taken in time. */
function nextOver(tx: Database, now: number, failed: readonly string[]) {
  return tx
    .select({ waiting: waitingList, hold: holds })
    .from(waitingList)
    .innerJoin(holds, and(eq(holds.companyId, waitingList.companyId), eq(holds.id, waitingList.holdId)))
    .where(
      and(
        eq(waitingList.status, 'offered'),
        notInArray(waitingList.id, [...failed]),
        // Whoever is paying keeps the place for longer than they were offered it.
        or(
          and(lte(waitingList.offeredUntil, new Date(now)), lte(holds.expiresAt, new Date(now))),
          ne(holds.status, 'active'),
        ),
      ),
    )
    .limit(1)
    .for('update', { of: [waitingList, holds], skipLocked: true });
}

async function endOffer(tx: Database, waiting: WaitingRow, hold: HoldRow, now: number): Promise<void> {
  const isTaken = hold.status === 'booked';
  await setStatus(tx, waiting, isTaken ? 'taken' : 'missed');
  if (!isTaken) await giveBack(tx, hold, now);
}

/** The offered time is free again, for the next. */
export async function giveBack(tx: Database, hold: HoldRow, now: number): Promise<void> {
  const { companyId, id, shopId } = hold;
  if (hold.status === 'booked') return;
  await tx
    .update(holds)
    .set({ status: 'released' })
    .where(and(eq(holds.companyId, companyId), eq(holds.id, id), eq(holds.status, 'active')));
  await dropClaims(tx, companyId, { kind: 'hold', id });
  // Of a hold that ran out somebody else may have cleared the claims away.
  await noteFreed(tx, { companyId, shopId }, hold.lines.flatMap(claimedBy), now);
}
