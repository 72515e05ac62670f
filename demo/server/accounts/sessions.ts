import { randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/tenants.ts';
import { tokenHash } from '../router/identify.ts';

/** Milliseconds: 30 days. */
const LIFETIME = 2_592_000_000;

/** A new opaque token of 256 bits; the database keeps its hash. */
export async function startSession(
  db: Database,
  { companyId, userId, now }: { readonly companyId: string; readonly userId: string; readonly now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
  await db
    .insert(sessions)
    .values({ tokenHash: tokenHash(token), companyId, userId, expiresAt: new Date(now + LIFETIME) });
  return token;
}

export async function endSession(db: Database, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}
