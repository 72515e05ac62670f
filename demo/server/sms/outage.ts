import { and, eq, gt, isNotNull, max } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deliveries } from '../database/schema/records.ts';
import { waitAfter } from '../delivery/attempts.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

/** Milliseconds for which attempts that failed speak for the next one. */
const RECENT = 120_000;
/** One that fails may have a number that is to blame. */
const ENOUGH = 2;

/**
 * Whether the SMS of a company do not go out at the moment: the gateway has taken none of several since the last that it took. Says
 * nothing of any one number, so that nobody learns from it whose number is known. After a while without an attempt it is tried again.
 */
export async function isSmsDown(tx: Database, companyId: string, now: number): Promise<boolean> {
  const own = and(eq(deliveries.companyId, companyId), eq(deliveries.kind, 'sms'));
  const failing = await tx
    .select({ attempts: deliveries.attempts, dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(
      and(
        own,
        gt(deliveries.attempts, 0),
        isNotNull(deliveries.failure),
        gt(deliveries.dueAt, new Date(now)),
      ),
    );
  const recent = failing
    .map(({ attempts, dueAt }) => (dueAt?.getTime() ?? 0) - waitAfter(attempts))
    // One that is being sent is due when its lease ends, which says nothing of its last attempt.
    .filter((triedAt) => triedAt <= now && now - triedAt < RECENT);
  if (recent.length < ENOUGH) return false;
  const [last] = await tx
    .select({ at: max(deliveries.deliveredAt) })
    .from(deliveries)
    .where(and(own, gt(deliveries.deliveredAt, new Date(now - RECENT))));
  return (last?.at?.getTime() ?? 0) < Math.max(...recent);
}

/** Refuses what would send by a channel that is down; to be asked before anything that depends on whose the number is. */
export async function refuseInOutage(
  tx: Database,
  { companyId, channel, now }: { readonly companyId: string; readonly channel: string; readonly now: number },
): Promise<Refusal | null> {
  return channel === 'phone' && (await isSmsDown(tx, companyId, now)) ? refuse('sms_unavailable') : null;
}
