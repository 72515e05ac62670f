import { and, count, eq, gt, inArray, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { allowances } from '../database/schema/people/accounts.ts';
import { sha256 } from '../sha256.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

/** Of something there is only so much in a while. */
export interface Allowance {
  /** What it is of, with whom: `sms phone +33…`. The database keeps its hash. */
  readonly subject: string;
  readonly limit: number;
  /** Milliseconds for which one that is spent counts. */
  readonly window: number;
  /** Spent as well where nothing of it is left, which keeps nobody waiting then. */
  readonly fallback?: readonly Allowance[];
}

interface Spender {
  readonly companyId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Spent =
  /** `isShort`: of a silent allowance, or one with a fallback, there was nothing left. */
  | { readonly kind: 'spent'; readonly isShort: boolean }
  /** Nothing was spent. */
  | { readonly kind: 'wait'; readonly milliseconds: number };

/**
 * Spends one of each allowance, or of none where one is used up. Of the silent ones is spent as well, but who has none of one
 * left is not told. Callers at once wait for each other until the transaction ends.
 */
export function spendAllowance(
  tx: Database,
  spender: Spender,
  open: readonly Allowance[],
  silent: readonly Allowance[] = [],
): Promise<Spent> {
  return spendHashed(tx, spender, open.map(hashed), silent.map(hashed));
}

function hashed({ fallback, ...allowance }: Allowance): Allowance {
  const subject = sha256(allowance.subject);
  return { ...allowance, subject, ...(fallback && { fallback: fallback.map(hashed) }) };
}

async function spendHashed(
  tx: Database,
  spender: Spender,
  open: readonly Allowance[],
  silent: readonly Allowance[],
): Promise<Spent> {
  const { companyId, now } = spender;
  const all = [...open, ...open.flatMap(({ fallback = [] }) => fallback), ...silent];
  await lock(
    tx,
    companyId,
    all.map(({ subject }) => subject),
  );
  const at = new Date(now);
  await tx.delete(allowances).where(and(eq(allowances.companyId, companyId), lte(allowances.expiresAt, at)));
  const used = await usedOf(tx, spender, all);
  const isUsedUp = ({ subject, limit }: Allowance) => (used.get(subject)?.spent ?? 0) >= limit;
  const { fallback, enforced } = enforcedOf(open, isUsedUp);
  const waits = enforced.filter(isUsedUp).map(({ subject }) => (used.get(subject)?.freeAt ?? now) - now);
  const wait = Math.max(0, ...waits);
  if (wait > 0) return { kind: 'wait', milliseconds: wait };
  // What is short is written down too: to take as long, and to stay short for those who go on.
  await tx.insert(allowances).values(
    [...open, ...fallback, ...silent].map(({ subject, window }) => ({
      companyId,
      subject,
      expiresAt: new Date(now + window),
    })),
  );
  return { kind: 'spent', isShort: fallback.length > 0 || silent.some(isUsedUp) };
}

/** What is spent in place of what is used up, and all that keeps somebody waiting. */
function enforcedOf(open: readonly Allowance[], isUsedUp: (each: Allowance) => boolean) {
  const fallback = open.filter(isUsedUp).flatMap((each) => each.fallback ?? []);
  return { fallback, enforced: [...open.filter((each) => each.fallback === undefined), ...fallback] };
}

/** Spends, or refuses with the seconds after which there is one again. */
export async function refuseIfSpent(
  tx: Database,
  spender: Spender,
  open: readonly Allowance[],
  type: 'too_many_attempts' | 'too_soon' = 'too_many_attempts',
): Promise<Refusal | null> {
  const spent = await spendAllowance(tx, spender, open);
  return spent.kind === 'wait' ? refuse(type, { retryAfter: Math.ceil(spent.milliseconds / 1000) }) : null;
}

/** In one order, so that two who spend never wait for each other. */
async function lock(tx: Database, companyId: string, subjects: readonly string[]): Promise<void> {
  const keys = subjects.toSorted().map((subject) => sql`${`${companyId} ${subject}`}`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${sql.join(keys, sql`, `)}]::text[]) as key`,
  );
}

async function usedOf(
  tx: Database,
  { companyId, now }: Spender,
  all: readonly Allowance[],
): Promise<ReadonlyMap<string, { spent: number; freeAt: number }>> {
  const rows = await tx
    .select({ subject: allowances.subject, spent: count(), freeAt: min(allowances.expiresAt) })
    .from(allowances)
    .where(
      and(
        eq(allowances.companyId, companyId),
        inArray(
          allowances.subject,
          all.map(({ subject }) => subject),
        ),
        gt(allowances.expiresAt, new Date(now)),
      ),
    )
    .groupBy(allowances.subject);
  return new Map(
    rows.map(({ subject, spent, freeAt }) => [subject, { spent, freeAt: freeAt?.getTime() ?? now }]),
  );
}
