import { and, asc, count, eq } from 'drizzle-orm';
import type { LinkWire } from '#contract/people/links.schemas.ts';
import type { EnteredWire, UserWire } from '#contract/people/users.schemas.ts';
import type { ProfileWire } from '#contract/people/profiles.schemas.ts';
import type { Database } from '../../database/database.ts';
import { customerLinks, identities, profiles } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { hasCard } from '../../loyalty/card.ts';
import { rememberDevice } from '../known-devices.ts';
import { startSession } from '../sessions.ts';

export type UserRow = typeof users.$inferSelect;

/** An id, an e-mail in lower case, or a phone as E.164. */
type Wanted = { readonly id: string } | { readonly email: string } | { readonly phone: string };

/** The customer whose way in it is: a phone that was never proven is nobody's. Null where there is none. */
export async function findCustomer(db: Database, companyId: string, wanted: Wanted): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), conditionOf(wanted)));
  return user ?? null;
}

function conditionOf(wanted: Wanted) {
  if ('id' in wanted) return eq(users.id, wanted.id);
  // The empty text stands for none.
  if ('email' in wanted) return eq(users.email, wanted.email || ' ');
  return and(eq(users.phone, wanted.phone), eq(users.phoneProven, true));
}

export async function customerWire(db: Database, user: UserRow): Promise<UserWire> {
  const { companyId, id, email, phone, phoneProven, passwordHash, language, marketing } = user;
  const others = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.userId, id)))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  const links = await db
    .select()
    .from(customerLinks)
    .where(and(eq(customerLinks.companyId, companyId), eq(customerLinks.userId, id)));
  const services = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(and(eq(identities.companyId, companyId), eq(identities.userId, id)))
    .orderBy(asc(identities.provider));
  return {
    id,
    email,
    phone,
    phoneProven,
    noPass: passwordHash === null,
    profiles: [ownProfile(user), ...others.map(profileWire)],
    links: links.map(linkWire),
    providers: services.map(({ provider }) => provider),
    hasLoyaltyCard: await hasCard(db, companyId, id),
    language,
    marketing,
    marketingAt: user.marketingAt?.toISOString() ?? '',
  };
}

/** The customer's own profile has the customer's id. */
export function ownProfile(row: UserRow): ProfileWire {
  return profileWire(row);
}

export function profileWire(
  row: Pick<UserRow, 'id' | 'firstname' | 'lastname' | 'email' | 'phone' | 'city' | 'country' | 'noPass'>,
): ProfileWire {
  const { id, firstname, lastname, email, phone, city, country, noPass } = row;
  const person = { profileId: id, firstname, lastname, email, phone: { number: phone }, city, country };
  return noPass ? { ...person, noPass } : person;
}

export type LinkRow = typeof customerLinks.$inferSelect;

export function linkWire({ userId, artebeauteId, requireSmsCode, confirmed }: LinkRow): LinkWire {
  return {
    userId,
    artebeauteId: confirmed ? artebeauteId : '',
    requireSMSCode: requireSmsCode,
    confirmed,
  };
}

/** A new session of a customer. `word`: by which the browser is known from then on; empty: it said none. */
export async function enterCompany(
  db: Database,
  user: UserRow,
  now: number,
  word = '',
): Promise<EnteredWire> {
  const { companyId, id: userId } = user;
  const deviceHash = await rememberDevice(db, { companyId, userId }, { word, now });
  const token = await startSession(db, { companyId, realm: 'customer', userId, deviceHash, now });
  return { token, user: await customerWire(db, user), exist: true };
}

/** A page of the company's customers by last name, and how many there are in all. */
export async function listCustomers(
  db: Database,
  companyId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const condition = eq(users.companyId, companyId);
  const rows = await db
    .select()
    .from(users)
    .where(condition)
    .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(users).where(condition);
  const data = rows.map(({ id, email, firstname, lastname, phone, city, country, ...row }) => ({
    id,
    email,
    firstname,
    lastname,
    phone,
    city,
    country,
    noPass: row.passwordHash === null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, total: counted?.total ?? 0 };
}
