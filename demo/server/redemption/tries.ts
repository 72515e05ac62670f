import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { tries } from '../database/schema/selling/redemption.ts';
import { addressGroup } from '../http/requests/client-address.ts';
import { waitIn, windowAt, type TryLimit, type TryWindow } from './try-window.ts';
import { sha256 } from '../sha256.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** For codes that somebody types: so few that none of them can be guessed. */
export const CODE_LIMITS: readonly TryLimit[] = [
  { most: 5, within: 10 * MINUTE },
  { most: 10, within: HOUR },
];

interface Trial {
  readonly companyId: string;
  /** What is tried, as `voucher code`. */
  readonly what: string;
  /** Who tries, each with limits of its own: as `address 10.0.0.1`. */
  readonly subjects: readonly string[];
  readonly limits: readonly TryLimit[];
  /** Epoch milliseconds. */
  readonly now: number;
}

export type Admission =
  /** It counts until it is forgiven. */
  { readonly kind: 'try'; forgive(): Promise<void> } | { readonly kind: 'wait'; readonly seconds: number };

/** Who types a code: an address, and the session where there is one. */
export function trySubjects(address: string, caller: { readonly userId: string } | null): string[] {
  return [`address ${addressGroup(address)}`, ...(caller === null ? [] : [`session ${caller.userId}`])];
}

/**
 * Lets something be tried, or says how long to wait. A try is counted before it is made, so that a hundred at once are a
 * hundred; one that has to wait is not counted.
 */
export async function admitTry(db: Database, trial: Trial): Promise<Admission> {
  const { companyId, now } = trial;
  const limits = limitsOf(trial);
  const wait = await inTransaction(db, async (tx) => {
    await tx.delete(tries).where(and(eq(tries.companyId, companyId), lt(tries.until, new Date(now))));
    const windows = await lockWindows(tx, companyId, limits, now);
    const longest = Math.max(...windows.map(({ window, limit }) => waitIn(window, limit, now)));
    if (longest === 0) await count(tx, companyId, [...limits.keys()], 1);
    return longest;
  });
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / 1000) };
  return { kind: 'try', forgive: () => count(db, companyId, [...limits.keys()], -1) };
}

/** Sorted, so that two tries never wait for each other in a circle. */
function limitsOf({ what, subjects, limits }: Trial): ReadonlyMap<string, TryLimit> {
  const pairs = subjects.flatMap((subject) =>
    limits.map((limit) => [sha256(`${what} ${subject} ${limit.within}`), limit] as const),
  );
  return new Map(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function lockWindows(
  tx: Database,
  companyId: string,
  limits: ReadonlyMap<string, TryLimit>,
  now: number,
): Promise<{ window: TryWindow; limit: TryLimit }[]> {
  const fresh = [...limits].map(([subject, limit]) => {
    const { count: none, since, until } = windowAt(null, limit, now);
    return { companyId, subject, count: none, since: new Date(since), until: new Date(until) };
  });
  const rows = await tx
    .insert(tries)
    .values(fresh)
    .onConflictDoUpdate({ target: [tries.companyId, tries.subject], set: { count: tries.count } })
    .returning();
  return rows.flatMap((row) => {
    const limit = limits.get(row.subject);
    const known = { count: row.count, since: row.since.getTime(), until: row.until.getTime() };
    return limit === undefined ? [] : [{ window: windowAt(known, limit, now), limit }];
  });
}

async function count(db: Database, companyId: string, subjects: readonly string[], by: 1 | -1) {
  await db
    .update(tries)
    .set({ count: sql`greatest(0, ${tries.count} + ${by})` })
    .where(and(eq(tries.companyId, companyId), inArray(tries.subject, [...subjects])));
}
