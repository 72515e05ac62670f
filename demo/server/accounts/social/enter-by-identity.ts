import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { EnteredWire, UserWire } from '#contract/people/users.schemas.ts';
import { PROVIDER_TITLES } from '#domain/account/identity-provider.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { identities } from '../../database/schema/people/accounts.ts';
import { users } from '../../database/schema/people/people.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { mailNotice } from '../../mail/templates/account-notices.ts';
import type { Tenant } from '../../router/route.ts';
import { customerWire, enterCompany, findCustomer, type UserRow } from '../customer/customers.ts';
import { languageOfLetters } from '../customer/letters.ts';
import { takeAddresses, takeGuestOrders } from '../registration/finish.ts';
import type { Identity, Provider } from './id-token.ts';

/** The customer who is linked to an identity comes in, in the browser of that word; who is new gets an account. An account is never linked on the way in. */
export async function enterByIdentity(
  tx: Database,
  companyId: string,
  identity: Identity,
  { word, now }: { readonly word?: string | undefined; readonly now: number },
): Promise<EnteredWire | Refusal> {
  const { email, firstname, lastname } = identity;
  await takeAddresses(tx, companyId, [email]);
  const linked = await linkedTo(tx, companyId, identity);
  if (linked !== null) return enterCompany(tx, linked, now, word);
  if ((await findCustomer(tx, companyId, { email })) !== null) return refuse('conflict', { field: 'email' });
  const [user] = await tx
    .insert(users)
    .values({
      companyId,
      id: randomUUID(),
      email,
      passwordHash: null,
      firstname,
      lastname,
      phone: '',
      createdAt: new Date(now),
    })
    .returning();
  if (user === undefined) throw new Error('An account could not be written down.');
  const opened = await takeGuestOrders(tx, user);
  await insertIdentity(tx, opened, identity);
  return enterCompany(tx, opened, now, word);
}

interface Linking extends Pick<ServerContext, 'originOf'> {
  readonly tenant: Tenant;
  readonly user: UserRow;
  readonly identity: Identity;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Links the signed-in customer to an identity whose verified e-mail is theirs. */
export async function linkIdentity(tx: Database, linking: Linking): Promise<UserWire | Refusal> {
  const { tenant, user, identity, locale, now, originOf } = linking;
  if (identity.email !== user.email) return refuse('conflict', { field: 'email' });
  await takeAddresses(tx, tenant.id, [identity.email]);
  const linked = await linkedTo(tx, tenant.id, identity);
  if (linked !== null) return linked.id === user.id ? customerWire(tx, user) : refuse('conflict');
  if (!(await insertIdentity(tx, user, identity))) return refuse('conflict', { field: 'provider' });
  const { email: to, firstname } = user;
  const reader = { tenant, to, firstname, locale: languageOfLetters(user, locale), now, originOf };
  await mailNotice(tx, reader, 'providerLinked', { provider: PROVIDER_TITLES[identity.provider] });
  return customerWire(tx, user);
}

/** Ends the link to a service, unless the customer could not come in any more. */
export async function unlinkIdentity(
  tx: Database,
  user: UserRow,
  provider: Provider,
): Promise<UserWire | Refusal> {
  const { companyId, id, email, phoneProven } = user;
  const linked = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(and(eq(identities.companyId, companyId), eq(identities.userId, id)))
    .for('update');
  const others = linked.filter((each) => each.provider !== provider);
  // A password goes with an e-mail, and to that a code can be sent anyway.
  const hasOther = email !== '' || phoneProven || others.length > 0;
  if (!hasOther && others.length < linked.length) return refuse('last_way_in');
  await tx
    .delete(identities)
    .where(
      and(eq(identities.companyId, companyId), eq(identities.userId, id), eq(identities.provider, provider)),
    );
  return customerWire(tx, user);
}

async function linkedTo(
  tx: Database,
  companyId: string,
  { provider, subject }: Identity,
): Promise<UserRow | null> {
  const [row] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, and(eq(users.companyId, identities.companyId), eq(users.id, identities.userId)))
    .where(
      and(
        eq(identities.companyId, companyId),
        eq(identities.provider, provider),
        eq(identities.subject, subject),
      ),
    );
  return row?.user ?? null;
}

/** False where the customer is linked to somebody else at that service. */
async function insertIdentity(
  tx: Database,
  { companyId, id: userId }: UserRow,
  { provider, subject }: Identity,
): Promise<boolean> {
  const kept = await tx
    .insert(identities)
    .values({ companyId, provider, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return kept.length > 0;
}
