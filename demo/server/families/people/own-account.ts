import {
  endOtherSessions,
  endSession,
  eraseUser,
  exportUser,
  listSessions,
  proveCustomer,
} from '#contract/account/own-account.ts';
import { customerOf } from '../../accounts/customer/caller.ts';
import { eraseCustomer } from '../../accounts/customer/erasure/erase.ts';
import { exportCustomer } from '../../accounts/customer/export.ts';
import { hasProvenNow } from '../../accounts/proof/proven-now.ts';
import { proveSession } from '../../accounts/proof/prove.ts';
import { forgetDevices, forgetUnused } from '../../accounts/known-devices.ts';
import { refusedPassword } from '../../accounts/proof/refused-password.ts';
import {
  endOtherSessionsOf,
  endSessionOf,
  knownDeviceOfSession,
  sessionsOf,
} from '../../accounts/sessions.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';

/** What customers see and end of their own account. */
export function ownAccountRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    ...sessionRoutes(context),
    answer(exportUser, async (incoming) => {
      const { tenant, locale, now } = incoming;
      const user = await customerOf(db, incoming);
      return user instanceof Refusal ? user : exportCustomer(db, { tenant, user, locale, now });
    }),
    answer(eraseUser, (incoming) => erase(context, incoming)),
    answer(proveCustomer, (incoming) => proveSession(context, incoming)),
  ];
}

function sessionRoutes({ db }: ServerContext): ServerRoute[] {
  const own = ({ tenant, caller }: Pick<Incoming<typeof listSessions>, 'tenant' | 'caller'>) => ({
    person: { companyId: tenant.id, realm: 'customer', userId: caller?.userId ?? '' } as const,
    hash: caller?.tokenHash ?? '',
  });
  return [
    answer(listSessions, (incoming) => {
      const { person, hash } = own(incoming);
      return sessionsOf(db, person, { hash, now: incoming.now });
    }),
    answer(endSession, async (incoming) => {
      const { person } = own(incoming);
      await inTransaction(db, async (tx) => {
        const deviceHash = await endSessionOf(tx, person, incoming.params.id);
        if (deviceHash !== null) await forgetUnused(tx, person, { deviceHash, now: incoming.now });
      });
      return {};
    }),
    answer(endOtherSessions, async (incoming) => {
      const { person, hash } = own(incoming);
      await inTransaction(db, async (tx) => {
        await endOtherSessionsOf(tx, person, hash);
        await forgetDevices(tx, person, await knownDeviceOfSession(tx, hash));
      });
      return {};
    }),
  ];
}

/** Whoever has a password gives it, others prove who they are: a device that was left open is not enough. */
async function erase({ db, originOf }: ServerContext, incoming: Incoming<typeof eraseUser>) {
  const { tenant, body, locale, address, now } = incoming;
  const user = await customerOf(db, incoming);
  if (user instanceof Refusal) return user;
  if (user.passwordHash !== null) {
    const attempt = { tenant, user, password: body.password ?? '', field: 'password', address, now };
    const refusal = await refusedPassword(db, attempt);
    if (refusal !== null) return refusal;
  } else if (!(await hasProvenNow(db, incoming))) return refuse('proof_missing');
  const erasure = { tenant, user, locale, now, originOf };
  return (await inTransaction(db, (tx) => eraseCustomer(tx, erasure))) ?? {};
}
