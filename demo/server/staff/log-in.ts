import { and, eq } from 'drizzle-orm';
import { admitAttempt } from '../accounts/attempts.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { startSession } from '../accounts/sessions.ts';
import type { Database } from '../database/database.ts';
import { staffMembers } from '../database/schema/people/people.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { Tenant } from '../router/route.ts';
import { findMemberByEmail, type MemberKind, type MemberRow } from './members.ts';

interface LogIn {
  readonly tenant: Tenant;
  readonly kind: MemberKind;
  readonly email: string;
  readonly password: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The same answer, after the same work, whether the account is unknown, closed, of the other kind, or the password is wrong. */
export async function logInMember(
  db: Database,
  { tenant, kind, email, password, address, now }: LogIn,
): Promise<{ token: string; member: MemberRow } | Refusal> {
  const account = email.trim().toLowerCase();
  const admission = await admitAttempt(db, {
    companyId: tenant.id,
    // A customer of the same address has tries of their own.
    account: `office ${account}`,
    address,
    now,
  });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  const member = await findMemberByEmail(db, tenant.id, account);
  const isRight = await verifyPassword(member?.passwordHash ?? null, password);
  const isOfKind = (member?.role === 'access') === (kind === 'access');
  if (member === null || !isRight || !isOfKind || !member.active) return refuse('credentials');
  await admission.forgive();
  const lastLogin = new Date(now);
  await db
    .update(staffMembers)
    .set({ lastLogin })
    .where(and(eq(staffMembers.companyId, tenant.id), eq(staffMembers.id, member.id)));
  const token = await startSession(db, {
    companyId: tenant.id,
    realm: 'back-office',
    userId: member.id,
    now,
  });
  return { token, member: { ...member, lastLogin } };
}
