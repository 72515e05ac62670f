import { and, eq, lte, ne, or } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { claims, holds } from '../database/schema/booking.ts';
import { waitingList } from '../database/schema/waiting-list.ts';
import type { ServerContext } from '../frame/context.ts';
import { noteFreed } from './freed.ts';
import { offerFreed, type Waiting } from './offer-freed.ts';

type HoldRow = typeof holds.$inferSelect;

const BATCH = 50;

/** Takes up the offers that are over, of all companies, and offers what is free again to the next. Several processes may do so at once. */
export async function passOffersOn(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  for (let count = BATCH; count === BATCH;) {
    count = await inTransaction(db, async (tx) => {
      const over = await overOffers(tx, now);
      for (const { waiting, hold } of over) await endOffer(tx, waiting, hold, now);
      return over.length;
    });
  }
  await offerFreed(context, null);
}

/** Booked, given back, or not taken in time. */
function overOffers(tx: Database, now: number) {
  return tx
    .select({ waiting: waitingList, hold: holds })
    .from(waitingList)
    .innerJoin(holds, and(eq(holds.companyId, waitingList.companyId), eq(holds.id, waitingList.holdId)))
    .where(
      and(
        eq(waitingList.status, 'offered'),
        or(lte(waitingList.offeredUntil, new Date(now)), ne(holds.status, 'active')),
      ),
    )
    .limit(BATCH)
    .for('update', { of: [waitingList, holds], skipLocked: true });
}

async function endOffer(tx: Database, waiting: Waiting, hold: HoldRow, now: number): Promise<void> {
  const isTaken = hold.status === 'booked';
  await setStatus(tx, waiting, isTaken ? 'taken' : 'missed');
  if (!isTaken) await giveBack(tx, hold, now);
}

export async function setStatus(
  tx: Database,
  { companyId, id }: Pick<Waiting, 'companyId' | 'id'>,
  status: Waiting['status'],
): Promise<void> {
  await tx
    .update(waitingList)
    .set({ status })
    .where(and(eq(waitingList.companyId, companyId), eq(waitingList.id, id)));
}

/** The offered time is free again, for the next. */
export async function giveBack(tx: Database, hold: HoldRow, now: number): Promise<void> {
  const { companyId, id, shopId, startsAt } = hold;
  if (hold.status === 'booked') return;
  await tx
    .update(holds)
    .set({ status: 'released' })
    .where(and(eq(holds.companyId, companyId), eq(holds.id, id), eq(holds.status, 'active')));
  await tx
    .delete(claims)
    .where(and(eq(claims.companyId, companyId), eq(claims.kind, 'hold'), eq(claims.ownerId, id)));
  const endsAt = new Date(hold.lines.at(-1)?.end ?? startsAt);
  await noteFreed(tx, { companyId, shopId, startsAt, endsAt }, now);
}
