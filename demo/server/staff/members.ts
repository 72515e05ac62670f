import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { AccessWire } from '#contract/back-office/access.schemas.ts';
import type { CmpuserWire } from '#contract/back-office/cmpusers.schemas.ts';
import type { Database } from '../database/database.ts';
import { staffMembers } from '../database/schema/people/people.ts';
import { shops } from '../database/schema/catalogue.ts';

export type MemberRow = typeof staffMembers.$inferSelect;

/** `staff`: those who work for the company. `access`: its guests. The two never meet in one list. */
export type MemberKind = 'staff' | 'access';

function ofKind(kind: MemberKind) {
  return kind === 'access' ? eq(staffMembers.role, 'access') : ne(staffMembers.role, 'access');
}

export async function findMember(
  db: Database,
  companyId: string,
  kind: MemberKind,
  id: string,
): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.companyId, companyId), eq(staffMembers.id, id), ofKind(kind)));
  return row ?? null;
}

export async function findMemberByEmail(
  db: Database,
  companyId: string,
  email: string,
): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.companyId, companyId), eq(staffMembers.email, email)));
  return row ?? null;
}

/** A page of members by last name, and how many there are in all. */
export async function listMembers(
  db: Database,
  companyId: string,
  kind: MemberKind,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: MemberRow[]; total: number }> {
  const condition = and(eq(staffMembers.companyId, companyId), ofKind(kind));
  const rows = await db
    .select()
    .from(staffMembers)
    .where(condition)
    .orderBy(asc(staffMembers.lastname), asc(staffMembers.firstname), asc(staffMembers.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(staffMembers).where(condition);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether every id is one of the company's shops. */
export async function areShops(db: Database, companyId: string, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const found = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), inArray(shops.id, wanted)));
  return found.length === wanted.length;
}

/** Whether somebody else could still run the company if this member could not. */
export async function hasOtherAdmin(db: Database, companyId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.companyId, companyId),
        eq(staffMembers.role, 'admin'),
        eq(staffMembers.active, true),
        ne(staffMembers.id, id),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export function accessWire(row: MemberRow): AccessWire {
  const { id, email, firstname, lastname, shopIds, active, lastLogin } = row;
  return {
    id,
    email,
    firstname,
    lastname,
    shopIds,
    active,
    lastLogin: lastLogin === null ? null : lastLogin.toISOString(),
  };
}

export function cmpuserWire(row: MemberRow): CmpuserWire {
  return { ...accessWire(row), role: row.role === 'access' ? 'provider' : row.role };
}
