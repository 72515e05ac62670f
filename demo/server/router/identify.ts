import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Call } from '#contract/call.ts';
import type { Database } from '../database/database.ts';
import { sessions, staffMembers, users } from '../database/schema/people/people.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { Caller, Tenant } from './route.ts';
import { mayCall } from './who-may-call.ts';
import { sha256 } from '../sha256.ts';

export function tokenHash(token: string): string {
  return sha256(token);
}

/** The headers by which a caller is known. */
export interface CallerHeaders {
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
}

/** Characters that are kept of what a browser says of itself. */
const LONGEST_AGENT = 300;

/**
 * Whom the bearer token of a call belongs to, null for a visitor. Only calls on somebody's behalf look at a token. A
 * token that is unknown, ended or of another company is refused even where a visitor would be served, so that nobody
 * believes to act as a customer and does not.
 */
export async function callerOf(
  db: Database,
  call: Call,
  tenant: Tenant | null,
  { authorization, userAgent }: CallerHeaders,
  now: number,
): Promise<Caller | null | Refusal> {
  const needsSomeone = call.role !== 'visitor';
  if (call.audience === 'visitor' || tenant === null) return needsSomeone ? refuse('unauthorized') : null;
  if (authorization === undefined || authorization === '')
    return needsSomeone ? refuse('unauthorized') : null;
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
  if (token === undefined) return refuse('unauthorized');
  const hash = tokenHash(token);
  const found = await sessionOf(db, hash, now);
  if (found === null) return refuse('unauthorized');
  if (found.companyId !== tenant.id || !mayCall(found.role, call)) return refuse('forbidden');
  if (found.isNameless && found.role === 'customer' && userAgent !== undefined)
    await keepUserAgent(db, hash, userAgent);
  return { userId: found.userId, role: found.role, tokenHash: hash };
}

/** So that a person can tell their devices apart. */
async function keepUserAgent(db: Database, hash: string, userAgent: string): Promise<void> {
  await db
    .update(sessions)
    .set({ userAgent: userAgent.slice(0, LONGEST_AGENT) })
    .where(and(eq(sessions.tokenHash, hash), isNull(sessions.userAgent)));
}

interface Session {
  readonly companyId: string;
  readonly userId: string;
  readonly role: Caller['role'];
  /** What browser it is used in is not known yet. */
  readonly isNameless: boolean;
}

/** The session of a token that has not ended, of a person who is still there. */
async function sessionOf(db: Database, hash: string, now: number): Promise<Session | null> {
  const [row] = await db
    .select({
      companyId: sessions.companyId,
      realm: sessions.realm,
      userId: sessions.userId,
      userAgent: sessions.userAgent,
      customer: users.id,
      role: staffMembers.role,
      active: staffMembers.active,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .leftJoin(
      staffMembers,
      and(eq(staffMembers.companyId, sessions.companyId), eq(staffMembers.id, sessions.userId)),
    )
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, new Date(now))));
  if (row === undefined) return null;
  const known = { companyId: row.companyId, userId: row.userId, isNameless: row.userAgent === null };
  if (row.realm === 'customer') return row.customer === null ? null : { ...known, role: 'customer' };
  return row.role === null || row.active !== true ? null : { ...known, role: row.role };
}
