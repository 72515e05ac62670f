import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { choosePassword } from '#contract/account/passwords.ts';
import type { EnteredWire } from '#contract/people/users.schemas.ts';
import type { ServerContext } from '../context.ts';
import { allOrNothing } from '../http/idempotency/all-or-nothing.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Incoming } from '../router/route.ts';
import { readAccountLink, spendAccountLink } from './account-links.ts';
import { replacePassword } from './change-password.ts';
import { enterCompany, findCustomer } from './customer/customers.ts';
import { sha256 } from '../sha256.ts';
import { hashChosen } from './passwords.ts';

/** What is kept of an answer: no token, since the database keeps of a session its hash alone. */
const Chosen = Type.Object({ userId: Type.String(), password: Type.String() });

/**
 * Gives the holder of a link another password, once for each key. The link is used up by a password that may be kept; one that is
 * refused may be followed by a better one. Each answer begins a session, a repetition only while the password is still that one.
 */
export async function chooseByLink(
  { db, originOf }: ServerContext,
  { tenant, params, body, locale, now, idempotencyKey }: Incoming<typeof choosePassword>,
): Promise<EnteredWire | Refusal> {
  const call = {
    companyId: tenant.id,
    scope: 'users.choosePassword visitor',
    key: idempotencyKey,
    payload: { params, password: body.password },
    now,
  };
  const chosen = await runIdempotent(
    db,
    call,
    (reply) => Value.Parse(Chosen, reply),
    async (storeReply) => {
      const link = await readAccountLink(db, tenant.id, params.token, now);
      if (link?.purpose !== 'password') return refuse('not_found');
      const { user } = link;
      const passwordHash = await hashChosen(tenant, body.password, user.email);
      if (passwordHash instanceof Refusal) return passwordHash;
      return allOrNothing(db, async (tx) => {
        if (!(await spendAccountLink(tx, tenant.id, params.token))) return refuse('not_found');
        await replacePassword(tx, { tenant, user, passwordHash, locale, now, originOf });
        const reply = { userId: user.id, password: sha256(passwordHash) };
        await storeReply(tx, reply);
        return reply;
      });
    },
  );
  if (chosen instanceof Refusal) return chosen;
  const user = await findCustomer(db, tenant.id, { id: chosen.userId });
  const isSame = user !== null && sha256(user.passwordHash ?? '') === chosen.password;
  return isSame ? enterCompany(db, user, now, body.device) : refuse('not_found');
}
