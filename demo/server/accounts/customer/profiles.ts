import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { ProfileWire } from '#contract/people/profiles.schemas.ts';
import { isLocale } from '#domain/locale.ts';
import { checkName } from '#domain/people/contact-details.ts';
import type { Database } from '../../database/database.ts';
import { profiles } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { emailOf, phoneOf } from '../contact.ts';
import { findCustomer, ownProfile, profileWire, type UserRow } from './customers.ts';

/** Whom one customer may book for, besides themselves. */
const MOST = 20;

export async function findProfile(
  db: Database,
  user: UserRow,
  profileId: string,
): Promise<ProfileWire | null> {
  if (profileId === user.id) return ownProfile(user);
  const [row] = await db.select().from(profiles).where(ofCustomer(user, profileId));
  return row === undefined ? null : profileWire(row);
}

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly noPass?: boolean | undefined;
}

export async function addProfile(
  tx: Database,
  user: UserRow,
  person: Person,
  now: number,
): Promise<ProfileWire | Refusal> {
  const names = namesOf(person);
  if (names instanceof Refusal) return names;
  const [counted] = await tx
    .select({ total: count() })
    .from(profiles)
    .where(and(eq(profiles.companyId, user.companyId), eq(profiles.userId, user.id)));
  if ((counted?.total ?? 0) >= MOST) return refuse('conflict');
  const row = {
    companyId: user.companyId,
    id: randomUUID(),
    userId: user.id,
    ...names,
    ...placeOf(person),
    email: '',
    phone: '',
    noPass: false,
    createdAt: new Date(now),
  };
  await tx.insert(profiles).values({ ...row, city: row.city ?? '', country: row.country ?? '' });
  return profileWire({ ...row, city: row.city ?? '', country: row.country ?? '' });
}

interface ProfileChange extends Partial<Person> {
  readonly profileId?: string | undefined;
  readonly language?: string | undefined;
  readonly marketing?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** What is not said stays. An e-mail or a phone may be said, but not changed. */
export async function changeProfile(
  tx: Database,
  user: UserRow,
  change: ProfileChange,
  now: number,
): Promise<ProfileWire | Refusal> {
  const { profileId = user.id } = change;
  const profile = await findProfile(tx, user, profileId);
  if (profile === null) return refuse('not_found');
  const { firstname = profile.firstname, lastname = profile.lastname } = change;
  const saysNames = change.firstname !== undefined || change.lastname !== undefined;
  const names = saysNames ? namesOf({ firstname, lastname }) : {};
  if (names instanceof Refusal) return names;
  if (!isSame(change.email, profile.email, emailOf)) return invalidField('email');
  const country = change.country ?? profile.country;
  if (!isSame(change.phone, profile.phone.number, (phone) => phoneOf(phone, country)))
    return invalidField('phone');
  const { noPass } = change;
  const values = { ...names, ...placeOf(change), ...(noPass !== undefined && { noPass }) };
  const isOwn = profileId === user.id;
  const all = { ...values, ...(isOwn && lettersOf(user, change, now)) };
  // The database refuses a change of nothing.
  if (Object.keys(all).length > 0) {
    const own = and(eq(users.companyId, user.companyId), eq(users.id, user.id));
    if (isOwn) await tx.update(users).set(all).where(own);
    else await tx.update(profiles).set(values).where(ofCustomer(user, profileId));
  }
  const fresh = await findCustomer(tx, user.companyId, { id: user.id });
  return (fresh && (await findProfile(tx, fresh, profileId))) ?? refuse('not_found');
}

/** What is said again is no new decision: its moment stays. */
function lettersOf(user: UserRow, { language, marketing }: ProfileChange, now: number) {
  const isDecided = marketing !== undefined && marketing !== user.marketing;
  return {
    ...(language !== undefined && { language: isLocale(language) ? language : '' }),
    ...(isDecided && { marketing, marketingAt: new Date(now) }),
  };
}

function isSame(said: string | undefined, kept: string, read: (text: string) => string | Refusal): boolean {
  return said === undefined || said === kept || read(said) === kept;
}

function namesOf({
  firstname,
  lastname,
}: Pick<Person, 'firstname' | 'lastname'>): { firstname: string; lastname: string } | Refusal {
  const [first, last] = [checkName(firstname), checkName(lastname)];
  if (first.kind === 'refused') return invalidField('firstname');
  return last.kind === 'refused'
    ? invalidField('lastname')
    : { firstname: first.value, lastname: last.value };
}

function placeOf({ city, country }: Pick<Person, 'city' | 'country'>): { city?: string; country?: string } {
  return {
    ...(city === undefined ? {} : { city: city.trim() }),
    ...(country === undefined ? {} : { country: country.toUpperCase() }),
  };
}

function ofCustomer(user: UserRow, profileId: string) {
  return and(
    eq(profiles.companyId, user.companyId),
    eq(profiles.userId, user.id),
    eq(profiles.id, profileId),
  );
}
