import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Call, Role } from '#contract/call.ts';
import type { Database } from '../database/database.ts';
import { companies, sessions, users } from '../database/schema/tenants.ts';
import { refuse, type Refusal } from '../frame/refusal.ts';
import type { Caller, Tenant } from './route.ts';

/** The company of a `company` header; the header selects, it grants nothing. */
export async function tenantOf(db: Database, token: string | undefined): Promise<Tenant | Refusal> {
  if (token === undefined || token === '') return refuse('param_missing', { field: 'company' });
  if (!isWritable(token)) return refuse('company_error');
  const [found] = await db.select().from(companies).where(eq(companies.token, token));
  return found ?? refuse('company_error');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Whom the bearer token of a call belongs to, null for a visitor. Only calls on somebody's behalf look at a token. A
 * token that is unknown, ended or of another company is refused even where a visitor would be served, so that nobody
 * believes to act as a customer and does not.
 */
export async function callerOf(
  db: Database,
  call: Call,
  tenant: Tenant | null,
  authorization: string | undefined,
  now: number,
): Promise<Caller | null | Refusal> {
  const needsSomeone = call.role !== 'visitor';
  if (call.audience === 'visitor' || tenant === null) return needsSomeone ? refuse('unauthorized') : null;
  if (authorization === undefined || authorization === '')
    return needsSomeone ? refuse('unauthorized') : null;
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
  if (token === undefined) return refuse('unauthorized');
  const hash = tokenHash(token);
  const [session] = await db
    .select({ companyId: sessions.companyId, userId: sessions.userId, role: users.role })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, new Date(now))));
  if (session === undefined) return refuse('unauthorized');
  if (session.companyId !== tenant.id || !mayCall(session.role, call)) return refuse('forbidden');
  return { userId: session.userId, role: session.role, tokenHash: hash };
}

const BACK_OFFICE: readonly Role[] = ['provider', 'staff', 'admin'];

function mayCall(role: Caller['role'], call: Call): boolean {
  if (call.audience === 'customer') return role === 'customer';
  return BACK_OFFICE.indexOf(role) >= Math.max(0, BACK_OFFICE.indexOf(call.role));
}

/** A header may hold bytes that no database text can. */
function isWritable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
