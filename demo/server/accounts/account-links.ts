import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accountLinks, registrations } from '../database/schema/people/accounts.ts';
import { users } from '../database/schema/people/people.ts';
import type { UserRow } from './customer/customers.ts';
import type { Channel } from './codes/message-allowances.ts';
import type { RegistrationRow } from './registration/registrations.ts';
import { sha256 } from '../sha256.ts';

type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

/** Milliseconds: 30 minutes. */
const LIFETIME = 1_800_000;

interface LinkFacts {
  readonly companyId: string;
  readonly purpose: LinkPurpose;
  /** Null: for nobody. The same is done, and the token opens nothing. */
  readonly userId: string | null;
  /** Of which it proves an address, where there is no account. */
  readonly registration?: { readonly registrationId: string; readonly channel: Channel } | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A new token of 256 bits; the person's tokens of that purpose before it end. */
export async function createAccountLink(tx: Database, facts: LinkFacts): Promise<string> {
  const { companyId, purpose, userId, registration, now } = facts;
  const token = randomBytes(32).toString('base64url');
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.companyId, companyId), lte(accountLinks.expiresAt, new Date(now))));
  await endAccountLinks(tx, companyId, userId ?? '', purpose);
  const expiresAt = new Date(now + LIFETIME);
  if (registration !== undefined)
    await prolongRegistration(tx, companyId, registration.registrationId, expiresAt);
  await tx.insert(accountLinks).values({
    companyId,
    tokenHash: sha256(token),
    purpose,
    userId,
    ...registration,
    expiresAt,
  });
  return token;
}

/** One that is over is removed as the next one begins, and the link would open nothing from then on. */
async function prolongRegistration(tx: Database, companyId: string, id: string, until: Date): Promise<void> {
  await tx
    .update(registrations)
    .set({ expiresAt: until })
    .where(
      and(
        eq(registrations.companyId, companyId),
        eq(registrations.id, id),
        lt(registrations.expiresAt, until),
      ),
    );
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

/** The registration of which a token proves an address, and which; null where it is no such token, or too old. */
export async function readRegistrationLink(
  db: Database,
  companyId: string,
  token: string,
  now: number,
): Promise<{ registration: RegistrationRow; channel: Channel } | null> {
  const [row] = await db
    .select({ registration: registrations, channel: accountLinks.channel })
    .from(accountLinks)
    .innerJoin(
      registrations,
      and(
        eq(registrations.companyId, accountLinks.companyId),
        eq(registrations.id, accountLinks.registrationId),
      ),
    )
    .where(and(sameToken(companyId, token), gt(accountLinks.expiresAt, new Date(now))));
  return row?.channel ? { registration: row.registration, channel: row.channel } : null;
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
