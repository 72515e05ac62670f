import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import type { Database } from '../database/database.ts';
import { staffMembers } from '../database/schema/people/people.ts';
import { staffInvitations } from '../database/schema/people/staff.ts';
import { translate } from '../texts.ts';
import { textMail } from '../mail/templates/text-mail.ts';
import { sendMail } from '../mail/outbox.ts';
import { tokenHash } from '../router/identify.ts';
import type { Tenant } from '../router/route.ts';
import type { MemberRow } from './members.ts';

/** Milliseconds: 2 days, since an invitation is read when its reader is next at work. */
const LIFETIME = 172_800_000;

interface Invitation {
  readonly tenant: Tenant;
  readonly member: MemberRow;
  readonly locale: Locale;
  /** Of the back office that the link leads to. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Sends a link to choose a password; the person's links before it end. */
export async function invite(tx: Database, invitation: Invitation): Promise<void> {
  const { tenant, member, locale, origin, now } = invitation;
  const token = randomBytes(32).toString('base64url');
  await tx.delete(staffInvitations).where(lte(staffInvitations.expiresAt, new Date(now)));
  await tx.delete(staffInvitations).where(ofMember(member));
  await tx.insert(staffInvitations).values({
    companyId: tenant.id,
    tokenHash: tokenHash(token),
    memberId: member.id,
    expiresAt: new Date(now + LIFETIME),
  });
  const { displayName, email: from } = tenant.profile.identity;
  await sendMail(
    tx,
    { companyId: tenant.id, from, to: member.email, locale, now },
    textMail(locale, {
      subject: translate(locale, 'mail:invitation.subject', { company: displayName }),
      greeting: translate(locale, 'mail:confirmed.hello', { firstname: member.firstname }),
      paragraphs: [translate(locale, 'mail:invitation.intro', { company: displayName })],
      // After the fragment sign: what stands there reaches no server and no referrer.
      link: { url: `${origin}/office#invitation=${token}`, label: translate(locale, 'mail:invitation.link') },
      company: tenant.profile,
    }),
  );
}

/** Whom a link is for; null where it is unknown, used or too old. */
export async function findInvitation(
  db: Database,
  companyId: string,
  token: string,
  now: number,
): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: staffMembers })
    .from(staffInvitations)
    .innerJoin(
      staffMembers,
      and(
        eq(staffMembers.companyId, staffInvitations.companyId),
        eq(staffMembers.id, staffInvitations.memberId),
      ),
    )
    .where(
      and(
        eq(staffInvitations.companyId, companyId),
        eq(staffInvitations.tokenHash, tokenHash(token)),
        gt(staffInvitations.expiresAt, new Date(now)),
        eq(staffMembers.active, true),
      ),
    );
  return row?.member ?? null;
}

/** Whoever holds the link chooses a password; false where another has used it meanwhile. */
export async function joinStaff(
  tx: Database,
  member: MemberRow,
  token: string,
  passwordHash: string,
): Promise<boolean> {
  const used = await tx
    .delete(staffInvitations)
    .where(and(ofMember(member), eq(staffInvitations.tokenHash, tokenHash(token))))
    .returning({ id: staffInvitations.memberId });
  if (used.length === 0) return false;
  await tx
    .update(staffMembers)
    .set({ passwordHash })
    .where(and(eq(staffMembers.companyId, member.companyId), eq(staffMembers.id, member.id)));
  await endSessionsOf(tx, { companyId: member.companyId, realm: 'back-office', userId: member.id });
  return true;
}

function ofMember({ companyId, id }: MemberRow) {
  return and(eq(staffInvitations.companyId, companyId), eq(staffInvitations.memberId, id));
}
