import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accountLinks } from '../database/schema/people/accounts.ts';
import { users } from '../database/schema/people/people.ts';
import type { UserRow } from './customer/customers.ts';
import { sha256 } from '../sha256.ts';

type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

/** Milliseconds: 30 minutes. */
const LIFETIME = 1_800_000;

interface LinkFacts {
  readonly companyId: string;
  readonly purpose: LinkPurpose;
  /** Null: for nobody. The same is done, and the token opens nothing. */
  readonly userId: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A new token of 256 bits; the person's tokens of that purpose before it end. */
export async function createAccountLink(tx: Database, facts: LinkFacts): Promise<string> {
  const { companyId, purpose, userId, now } = facts;
  const token = randomBytes(32).toString('base64url');
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.companyId, companyId), lte(accountLinks.expiresAt, new Date(now))));
  await endAccountLinks(tx, companyId, userId ?? '', purpose);
  await tx.insert(accountLinks).values({
    companyId,
    tokenHash: sha256(token),
    purpose,
    userId,
    expiresAt: new Date(now + LIFETIME),
  });
  return token;
}

/** Ends the links of a customer that nobody has used. */
export async function endAccountLinks(
  tx: Database,
  companyId: string,
  userId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.companyId, companyId),
        eq(accountLinks.userId, userId),
        purpose === undefined ? undefined : eq(accountLinks.purpose, purpose),
      ),
    );
}

/** Whom a token is for, and for what; null where it is unknown, used or too old. */
export async function readAccountLink(
  db: Database,
  companyId: string,
  token: string,
  now: number,
): Promise<{ purpose: LinkPurpose; user: UserRow } | null> {
  const [row] = await db
    .select({ purpose: accountLinks.purpose, user: users })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.companyId, accountLinks.companyId), eq(users.id, accountLinks.userId)))
    .where(and(sameToken(companyId, token), gt(accountLinks.expiresAt, new Date(now))));
  return row ?? null;
}

/** Uses a token up; false where another has done so meanwhile. */
export async function spendAccountLink(tx: Database, companyId: string, token: string): Promise<boolean> {
  const used = await tx
    .delete(accountLinks)
    .where(sameToken(companyId, token))
    .returning({ hash: accountLinks.tokenHash });
  return used.length > 0;
}

function sameToken(companyId: string, token: string) {
  return and(eq(accountLinks.companyId, companyId), eq(accountLinks.tokenHash, sha256(token)));
}
