import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { endSessionsOf } from '../accounts/sessions.ts';
import { lockFor } from '../booking/schedule/placing.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { staffMembers } from '../database/schema/people/people.ts';
import { invalidField, refuse, type Refusal } from '../http/refusal.ts';
import { areShops, findMember, hasOtherAdmin, type MemberKind, type MemberRow } from './members.ts';

interface NewMember {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: MemberRow['role'];
  readonly shopIds: readonly string[];
}

/** Adds a member without a password. */
export async function addMember(
  tx: Database,
  companyId: string,
  { shopIds, ...person }: NewMember,
): Promise<MemberRow | Refusal> {
  if (!(await areShops(tx, companyId, shopIds))) return invalidField('shopIds');
  const [row] = await tx
    .insert(staffMembers)
    .values({
      ...person,
      companyId,
      id: randomUUID(),
      email: person.email.trim().toLowerCase(),
      passwordHash: null,
      shopIds: [...shopIds],
      active: true,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? refuse('conflict', { field: 'email' });
}

type Change = Partial<Pick<MemberRow, 'firstname' | 'lastname' | 'role' | 'shopIds' | 'active'>>;

interface Member {
  readonly companyId: string;
  readonly kind: MemberKind;
  readonly id: string;
}

/** A change of role, and closing the account, end the person's sessions. The last active administrator stays one. */
export function changeMember(
  db: Database,
  { companyId, kind, id }: Member,
  change: Change,
): Promise<MemberRow | Refusal> {
  return inTransaction(db, async (tx) => {
    // Two administrators who remove each other at once must not both succeed.
    await lockFor(tx, companyId, 'administrators');
    const member = await findMember(tx, companyId, kind, id);
    if (member === null) return refuse('not_found');
    const changed = { ...member, ...change };
    const losesAdmin = isRunning(member) && !isRunning(changed);
    if (losesAdmin && !(await hasOtherAdmin(tx, companyId, id))) return refuse('move_refused');
    if (!(await areShops(tx, companyId, changed.shopIds))) return invalidField('shopIds');
    await tx.update(staffMembers).set(changed).where(sameMember(companyId, id));
    if (changed.role !== member.role || !changed.active) {
      await endSessionsOf(tx, { companyId, realm: 'back-office', userId: id });
    }
    return changed;
  });
}

/** The last active administrator cannot leave. */
export function removeMember(
  db: Database,
  { companyId, kind, id }: Member,
): Promise<Record<string, never> | Refusal> {
  return inTransaction(db, async (tx) => {
    await lockFor(tx, companyId, 'administrators');
    const member = await findMember(tx, companyId, kind, id);
    if (member === null) return refuse('not_found');
    if (isRunning(member) && !(await hasOtherAdmin(tx, companyId, id))) return refuse('move_refused');
    await endSessionsOf(tx, { companyId, realm: 'back-office', userId: id });
    await tx.delete(staffMembers).where(sameMember(companyId, id));
    return {};
  });
}

function isRunning({ role, active }: MemberRow): boolean {
  return role === 'admin' && active;
}

function sameMember(companyId: string, id: string) {
  return and(eq(staffMembers.companyId, companyId), eq(staffMembers.id, id));
}
