import { and, eq } from 'drizzle-orm';
import { adminsInstalled, registerAdmin } from '#contract/back-office/admins.ts';
import { admitAttempt } from '../../accounts/attempts.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { startSession } from '../../accounts/sessions.ts';
import { lockFor } from '../../booking/schedule/placing.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { staffMembers } from '../../database/schema/people/people.ts';
import { companySetups } from '../../database/schema/people/staff.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { tokenHash } from '../../router/identify.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';
import { isSameSecret } from '../../secrets/same-secret.ts';
import { addMember } from '../../staff/change-member.ts';
import { cmpuserWire, hasOtherAdmin, type MemberRow } from '../../staff/members.ts';

export function adminsRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(adminsInstalled, async ({ tenant }) => ({ installed: await hasOtherAdmin(db, tenant.id, '') })),
    answer(registerAdmin, (incoming) => registerFirst(db, incoming)),
  ];
}

/** The same refusal whether the company has an administrator already or the key is wrong. */
async function registerFirst(db: Database, { tenant, body, address, now }: Incoming<typeof registerAdmin>) {
  const admission = await admitAttempt(db, {
    companyId: tenant.id,
    account: 'first administrator',
    address,
    now,
  });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  const passwordHash = await hashPassword(body.password);
  const { setupKey, password: _, ...person } = body;
  const member = await inTransaction(db, async (tx): Promise<MemberRow | Refusal> => {
    await lockFor(tx, tenant.id, 'administrators');
    if (!(await isSetupKey(tx, tenant.id, setupKey))) return refuse('forbidden');
    if (await hasOtherAdmin(tx, tenant.id, '')) return refuse('forbidden');
    const added = await addMember(tx, tenant.id, { ...person, role: 'admin', shopIds: [] });
    if (added instanceof Refusal) return added;
    await tx
      .update(staffMembers)
      .set({ passwordHash })
      .where(and(eq(staffMembers.companyId, tenant.id), eq(staffMembers.id, added.id)));
    await tx.delete(companySetups).where(eq(companySetups.companyId, tenant.id));
    return added;
  });
  if (member instanceof Refusal) return member;
  await admission.forgive();
  const token = await startSession(db, {
    companyId: tenant.id,
    realm: 'back-office',
    userId: member.id,
    now,
  });
  return { token, user: cmpuserWire(member) };
}

async function isSetupKey(tx: Database, companyId: string, key: string): Promise<boolean> {
  const [row] = await tx.select().from(companySetups).where(eq(companySetups.companyId, companyId));
  return isSameSecret(tokenHash(key), row?.keyHash ?? '');
}
