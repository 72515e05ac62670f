import type { Call, CallReply } from '#contract/call.ts';
import type { Database } from '../../database/database.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';
import { allOrNothing } from './all-or-nothing.ts';
import type { ServerContext } from '../../context.ts';
import { runIdempotent } from './idempotency.ts';
import { Refusal } from '../refusal.ts';

/**
 * The route of an idempotent call whose effect is one transaction: it happens at most once for a key, and a repetition gets
 * the first answer. A refusal undoes whatever the work had written.
 */
export function answerIdempotent<C extends Call>(
  { db }: ServerContext,
  call: C,
  work: (tx: Database, incoming: Incoming<C>) => Promise<CallReply<C> | Refusal>,
): ServerRoute {
  return answer(call, (incoming: Incoming<C>) => {
    const { tenant, caller, idempotencyKey, params, query, body, now } = incoming;
    return runIdempotent<CallReply<C>>(
      db,
      {
        companyId: tenant.id,
        scope: `${call.name} ${caller === null ? 'visitor' : `${caller.role} ${caller.userId}`}`,
        key: idempotencyKey,
        payload: { params, query, body },
        now,
      },
      // Only this call writes answers under its own scope.
      (reply) => reply as CallReply<C>,
      (keepReply) =>
        allOrNothing(db, async (tx) => {
          const result = await work(tx, incoming);
          if (!(result instanceof Refusal)) await keepReply(tx, result);
          return result;
        }),
    );
  });
}
