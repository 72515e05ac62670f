import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/people/people.ts';
import { tokenHash } from '../router/identify.ts';

/** Milliseconds: 30 days. */
const LIFETIME = 2_592_000_000;

interface Person {
  readonly companyId: string;
  /** A customer, or someone of the back office. */
  readonly realm: 'customer' | 'back-office';
  readonly userId: string;
}

/** A new opaque token of 256 bits; the database keeps its hash. */
export async function startSession(
  db: Database,
  { now, ...person }: Person & { readonly now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
  await db
    .insert(sessions)
    .values({ ...person, tokenHash: tokenHash(token), expiresAt: new Date(now + LIFETIME) });
  return token;
}

export async function endSession(db: Database, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Ends every session of a person, as when the password changes. */
export async function endSessionsOf(db: Database, { companyId, realm, userId }: Person): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.realm, realm), eq(sessions.userId, userId)));
}
