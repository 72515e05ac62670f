import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codes } from '../../database/schema/people/accounts.ts';
import { sha256 } from '../../sha256.ts';
import { DAY } from './message-allowances.ts';

/** Milliseconds for which a code is good. */
export const LIFETIME = 600_000;
/** Wrong tries in a day of all that is counted together: a chance of 2.5e-5 to be right. */
const GUESSES = 25;

/** Milliseconds for which a code is kept: as long as a try of it may belong to one day with a try of another. */
export const KEPT = DAY + LIFETIME;

interface Subject {
  readonly companyId: string;
  /** By what they are counted, now and before. */
  readonly names: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * How many wrong tries are left in a day, less all those that the codes of now allow: so one that was sent is good for as many tries as
 * it says, and a right one never refused. Ask it where no other code of those names is being written.
 */
export async function guessesLeft(tx: Database, { companyId, names, now }: Subject): Promise<number> {
  const tries = sql`case when ${codes.usedAt} is not null then ${codes.tries} - 1 when ${codes.expiresAt} > ${new Date(now).toISOString()}::timestamptz then ${codes.maxTries} else ${codes.tries} end`;
  const [row] = await tx
    .select({ spent: sql<number>`coalesce(sum(${tries}), 0)::int` })
    .from(codes)
    .where(
      and(
        eq(codes.companyId, companyId),
        inArray(codes.countedBy, names.map(sha256)),
        // Where there is no code, no try was a guess.
        isNotNull(codes.codeHash),
        gte(codes.createdAt, new Date(now - KEPT)),
      ),
    );
  return GUESSES - (row?.spent ?? 0);
}
