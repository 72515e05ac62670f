import { and, eq, inArray } from 'drizzle-orm';
import type { PhoneProfileWire } from '#contract/people/profiles.schemas.ts';
import type { Locale } from '#domain/locale.ts';
import { maskEmail } from '#domain/people/account/masked.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { profiles } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { mailNotice } from '../../mail/templates/account-notices.ts';
import type { Tenant } from '../../router/route.ts';
import { languageOfLetters } from './letters.ts';

/** Someone who gave a phone: a customer, or a person whom one books for. */
interface PhoneOwner {
  readonly profileId: string;
  readonly userId: string;
  readonly phone: string;
  readonly firstname: string;
  /** Of the customer. */
  readonly email: string;
  /** That the customer has chosen for letters; empty where none is. */
  readonly language: string;
}

/** Those who gave a phone, but for one customer and whom they book for; cut so that only who knows them recognises them. */
export async function othersWithPhone(
  db: Database,
  companyId: string,
  phone: string,
  except: string | null,
): Promise<PhoneProfileWire[]> {
  if (phone === '') return [];
  const found = [
    ...(await ownersAmong(db, companyId, { phone })),
    ...(await furtherAmong(db, companyId, { phone })),
  ];
  return found
    .filter(({ userId }) => userId !== except)
    .map(({ profileId, firstname, email }) => ({
      profileId,
      firstname: firstname === '' ? '' : `${[...firstname][0]}.`,
      email: maskEmail(email),
    }));
}

/** Of the profiles that are named, those that exist. */
export async function phoneOwners(
  db: Database,
  companyId: string,
  profileIds: readonly string[],
): Promise<PhoneOwner[]> {
  return [
    ...(await ownersAmong(db, companyId, { ids: profileIds })),
    ...(await furtherAmong(db, companyId, { ids: profileIds })),
  ];
}

interface PhoneTaker extends Pick<ServerContext, 'originOf'> {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly now: number;
}

/** Takes the phone from profiles; their customers are told. */
export async function takePhone(
  tx: Database,
  { tenant, locale, now, originOf }: PhoneTaker,
  owners: readonly PhoneOwner[],
): Promise<void> {
  const ids = owners.map(({ profileId }) => profileId);
  await tx
    .update(users)
    .set({ phone: '', phoneProven: false })
    .where(and(eq(users.companyId, tenant.id), inArray(users.id, ids)));
  await tx
    .update(profiles)
    .set({ phone: '' })
    .where(and(eq(profiles.companyId, tenant.id), inArray(profiles.id, ids)));
  for (const owner of owners) {
    const { email: to, firstname } = owner;
    if (to === '') continue;
    // Whoever takes the phone may speak another language than they.
    const reader = { tenant, to, firstname, locale: languageOfLetters(owner, locale), now, originOf };
    await mailNotice(tx, reader, 'phoneTaken');
  }
}

type Among = { readonly phone: string } | { readonly ids: readonly string[] };

async function ownersAmong(db: Database, companyId: string, among: Among): Promise<PhoneOwner[]> {
  const found = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        'phone' in among ? eq(users.phone, among.phone) : inArray(users.id, [...among.ids]),
      ),
    );
  return found.map(({ id, phone, firstname, email, language }) => ({
    profileId: id,
    userId: id,
    phone,
    firstname,
    email,
    language,
  }));
}

async function furtherAmong(db: Database, companyId: string, among: Among): Promise<PhoneOwner[]> {
  const found = await db
    .select({ profile: profiles, email: users.email, language: users.language })
    .from(profiles)
    .innerJoin(users, and(eq(users.companyId, profiles.companyId), eq(users.id, profiles.userId)))
    .where(
      and(
        eq(profiles.companyId, companyId),
        'phone' in among ? eq(profiles.phone, among.phone) : inArray(profiles.id, [...among.ids]),
      ),
    );
  return found.map(({ profile, email, language }) => ({
    profileId: profile.id,
    userId: profile.userId,
    phone: profile.phone,
    firstname: profile.firstname,
    email,
    language,
  }));
}
