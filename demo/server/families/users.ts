import { and, eq } from 'drizzle-orm';
import { currentUser, login, logout, type UserWire } from '#contract/families/users.ts';
import { admit } from '../accounts/attempts.ts';
import { checkPassword } from '../accounts/passwords.ts';
import { endSession, startSession } from '../accounts/sessions.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/people.ts';
import type { ServerContext } from '../frame/context.ts';
import { refuse } from '../frame/refusal.ts';
import { answer, type Incoming, type Route } from '../router/route.ts';

export function userRoutes({ db }: ServerContext): Route[] {
  return [
    answer(login, (incoming) => logIn(db, incoming)),
    answer(logout, async ({ caller }) => {
      if (caller !== null) await endSession(db, caller.tokenHash);
      return {};
    }),
    answer(currentUser, async ({ tenant, caller }) => {
      const user = await userBy(db, tenant.id, eq(users.id, caller?.userId ?? ''));
      return user === null ? refuse('unauthorized') : userWire(user);
    }),
  ];
}

/** The same answer, after the same work, whether the account is unknown, not a customer's, or the password is wrong. */
async function logIn(db: Database, { tenant, body, address, now }: Incoming<typeof login>) {
  const email = body.email.trim().toLowerCase();
  const admission = await admit(db, { companyId: tenant.id, account: email, address, now });
  if (admission.kind === 'wait') return refuse('too_many_attempts', { retryAfter: admission.seconds });
  const user = await userBy(db, tenant.id, eq(users.email, email));
  const isRight = await checkPassword(user?.passwordHash ?? null, body.password);
  if (user === null || !isRight) return refuse('credentials');
  await admission.forgive();
  const token = await startSession(db, { companyId: tenant.id, realm: 'customer', userId: user.id, now });
  return { token, user: userWire(user), exist: true };
}

type UserRow = typeof users.$inferSelect;

async function userBy(
  db: Database,
  companyId: string,
  condition: ReturnType<typeof eq>,
): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), condition));
  return user ?? null;
}

function userWire({ id, email, firstname, lastname, phone }: UserRow): UserWire {
  return {
    id,
    email,
    profiles: [{ profileId: id, firstname, lastname, email, phone: { number: phone } }],
  };
}
