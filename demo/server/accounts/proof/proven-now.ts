import { and, eq, gt } from 'drizzle-orm';
import { PROOF_MS } from '#domain/people/account/proof.ts';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema/people/people.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import type { Caller, Tenant } from '../../router/route.ts';
import { customerOf } from '../customer/caller.ts';
import type { UserRow } from '../customer/customers.ts';

interface Asking {
  readonly tenant: Tenant;
  readonly caller: Caller | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Whether a customer has shown just now, in this very session, that the account is theirs: by coming in, or by a proof. A session
 * that somebody found open, or took over, must not be enough for another way in.
 */
export async function hasProvenNow(db: Database, { tenant, caller, now }: Asking): Promise<boolean> {
  const [fresh] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ownSession(tenant, caller), gt(sessions.provenAt, new Date(now - PROOF_MS))));
  return fresh !== undefined;
}

/** The signed-in customer of a call that changes how one comes into the account. */
export async function provenCustomerOf(db: Database, asking: Asking): Promise<UserRow | Refusal> {
  const user = await customerOf(db, asking);
  if (user instanceof Refusal) return user;
  return (await hasProvenNow(db, asking)) ? user : refuse('proof_missing');
}

/** From now on the session counts as one that was begun just now. */
export async function keepProof(db: Database, { tenant, caller, now }: Asking): Promise<void> {
  await db
    .update(sessions)
    .set({ provenAt: new Date(now) })
    .where(ownSession(tenant, caller));
}

function ownSession({ id }: Tenant, caller: Caller | null) {
  return and(
    eq(sessions.companyId, id),
    eq(sessions.realm, 'customer'),
    eq(sessions.userId, caller?.userId ?? ''),
    eq(sessions.tokenHash, caller?.tokenHash ?? ''),
  );
}
