import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/people/people.ts';
import type { Caller } from '../router/route.ts';
import { askerOf, isProven } from './codes/check-code.ts';
import type { UserRow } from './customer/customers.ts';

/** Milliseconds for which coming in counts as a proof. */
const FRESH = 600_000;

/**
 * Whether a customer has shown just now that the account is theirs, by coming in or by a code to what they come in by: a session
 * that somebody took over must not be enough for another way in.
 */
export async function hasProvenNow(
  db: Database,
  user: UserRow,
  { caller, now }: { readonly caller: Caller | null; readonly now: number },
): Promise<boolean> {
  const { companyId, id } = user;
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
  for (const destination of waysIn(user)) {
    if (await isProven(db, { companyId, destination, askers: [askerOf.customer(id)], now })) return true;
  }
  return false;
}

/** The e-mail and the phone by which a customer comes in. A phone that is not proven may be anybody's. */
export function waysIn({ email, phone, phoneProven }: UserRow): string[] {
  return [email, phoneProven ? phone : ''].filter((way) => way !== '');
}
