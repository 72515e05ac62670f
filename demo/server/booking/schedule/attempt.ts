import { databaseCode, EXCLUSION_VIOLATION, inTransaction, type Database } from '../../database/database.ts';

/** What a piece of work comes to: its effects are committed, or all of them are rolled back for a reason. */
export type Verdict<T, Reason> =
  { readonly kind: 'commit'; readonly value: T } | { readonly kind: 'rollback'; readonly reason: Reason };

/** `outrun`: others were faster each time. */
export type Outcome<T, Reason> = Verdict<T, Reason> | { readonly kind: 'outrun' };

class RolledBack extends Error {}

const ATTEMPTS = 6;

/**
 * Runs work that claims resources in a transaction. When another transaction took one of them in the meantime, the work
 * starts anew and sees what is left: perhaps another practitioner is free.
 */
export async function retryClaims<T, Reason>(
  db: Database,
  work: (tx: Database) => Promise<Verdict<T, Reason>>,
): Promise<Outcome<T, Reason>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    let verdict: Verdict<T, Reason> | null = null;
    try {
      return await inTransaction(db, async (tx) => {
        verdict = await work(tx);
        if (verdict.kind === 'rollback') throw new RolledBack();
        return verdict;
      });
    } catch (error) {
      if (error instanceof RolledBack && verdict !== null) return verdict;
      if (databaseCode(error) !== EXCLUSION_VIOLATION) throw error;
    }
  }
  return { kind: 'outrun' };
}
