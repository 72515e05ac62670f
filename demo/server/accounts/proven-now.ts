import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/people/people.ts';
import type { Caller } from '../router/route.ts';
import { askerOf, isProven } from './codes/check-code.ts';
import type { UserRow } from './customer/customers.ts';

/** Milliseconds for which coming in counts as a proof. */
const FRESH = 600_000;

/**
 * Whether a customer without a password has shown just now that the account is theirs, by coming in or by a code to their e-mail: a
 * session that somebody took over must not be enough.
 */
export async function hasProvenNow(
  db: Database,
  { companyId, id, email }: UserRow,
  { caller, now }: { readonly caller: Caller | null; readonly now: number },
): Promise<boolean> {
  const [fresh] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.companyId, companyId),
        eq(sessions.userId, id),
        eq(sessions.tokenHash, caller?.tokenHash ?? ''),
        gt(sessions.startedAt, new Date(now - FRESH)),
      ),
    );
  if (fresh !== undefined) return true;
  if (email === '') return false;
  return isProven(db, { companyId, destination: email, askers: [askerOf.customer(id)], now });
}
