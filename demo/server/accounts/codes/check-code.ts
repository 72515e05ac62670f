import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codes } from '../../database/schema/people/accounts.ts';
import { addressGroup } from '../../http/requests/client-address.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { refuseIfSpent } from '../allowances.ts';
import { sha256 } from '../../sha256.ts';
import { verificationHash, PAUSE, type Purpose } from './issue-code.ts';
import { tryAllowance } from './message-allowances.ts';

/** Milliseconds for which a right code proves that its destination is the asker's. */
const PROOF = 1_800_000;

interface CodeTry {
  readonly companyId: string;
  readonly purpose: Purpose;
  readonly destination: string;
  /** What asked for the code; null: whoever asked from the same IP address. */
  readonly asker: string | null;
  readonly code: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A right code stays good. */
  readonly keepsCode?: boolean;
}

/**
 * Null where the code is right: it is used up now. Else why not; the try counts. Do not roll back the transaction of a refusal,
 * or the try will not have happened.
 */
export async function checkCode(tx: Database, attempt: CodeTry): Promise<Refusal | null> {
  const { companyId, now, code } = attempt;
  const refusal = await refuseIfSpent(tx, { companyId, now }, [tryAllowance(attempt.address)]);
  if (refusal !== null) return refusal;
  const found = await newestOf(tx, attempt);
  if (found === null || found.usedAt !== null) return refuse('code_expired');
  if (found.tries >= found.maxTries) return usedUp(found, now);
  if (found.expiresAt.getTime() <= now) return refuse('code_expired');
  const taken = await countTry(tx, companyId, found.id, now);
  if (!taken) return refuse('code_expired');
  if (!isSame(found.codeHash, verificationHash(found.id, code)))
    return refuse('code_wrong', { field: 'code' });
  // A right try that leaves the code good is given back, or it would count as a wrong one.
  const change = attempt.keepsCode ? { tries: sql`${codes.tries} - 1` } : { usedAt: new Date(now) };
  await tx.update(codes).set(change).where(sameCode(companyId, found.id));
  return null;
}

type Row = typeof codes.$inferSelect;

async function newestOf(tx: Database, attempt: CodeTry): Promise<Row | null> {
  const { companyId, purpose, destination, asker, address } = attempt;
  const [row] = await tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        eq(codes.purpose, purpose),
        eq(codes.destination, sha256(destination)),
        asker === null ? eq(codes.address, sha256(addressGroup(address))) : eq(codes.asker, sha256(asker)),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .limit(1);
  return row ?? null;
}

function usedUp({ lastTryAt }: Row, now: number): Refusal {
  const left = (lastTryAt?.getTime() ?? 0) + PAUSE - now;
  return left > 0
    ? refuse('too_many_attempts', { retryAfter: Math.ceil(left / 1000) })
    : refuse('code_expired');
}

/** Before the code is looked at, so that a hundred tries at once are a hundred. */
async function countTry(tx: Database, companyId: string, id: string, now: number): Promise<boolean> {
  const counted = await tx
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1`, lastTryAt: new Date(now) })
    .where(and(sameCode(companyId, id), lt(codes.tries, codes.maxTries), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return counted.length > 0;
}

function sameCode(companyId: string, id: string) {
  return and(eq(codes.companyId, companyId), eq(codes.id, id));
}

function isSame(kept: string | null, given: string): boolean {
  // Without a code, the same work is done for nothing.
  const [one, other] = [Buffer.from(kept ?? sha256('')), Buffer.from(given)];
  return timingSafeEqual(one, other) && kept !== null;
}

interface Proof {
  readonly companyId: string;
  readonly destination: string;
  /** Any of which may have proven it. */
  readonly askers: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether one of the askers sent a right code of that destination within the last half hour. */
export async function isProven(
  db: Database,
  { companyId, destination, askers, now }: Proof,
): Promise<boolean> {
  if (askers.length === 0) return false;
  const found = await db
    .select({ id: codes.id })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        eq(codes.destination, sha256(destination)),
        inArray(codes.asker, askers.map(sha256)),
        gt(codes.usedAt, new Date(now - PROOF)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The names of those who ask for codes. */
export const askerOf = {
  customer: (userId: string) => `customer ${userId}`,
  registration: (id: string) => `registration ${id}`,
  request: (word: string) => `request ${word}`,
  session: (tokenHash: string) => `session ${tokenHash}`,
};
