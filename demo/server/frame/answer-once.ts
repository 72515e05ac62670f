import type { Call, CallReply } from '#contract/call.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { answer, type Incoming, type Route } from '../router/route.ts';
import type { ServerContext } from './context.ts';
import { once } from './once.ts';
import { Refusal } from './refusal.ts';

/** Undoes a transaction whose work was refused. */
class Undo extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('Refused');
    this.refusal = refusal;
  }
}

/**
 * The route of a keyed call whose effect is one transaction: it happens at most once for a key, and a repetition gets
 * the first answer. A refusal undoes whatever the work had written.
 */
export function answerOnce<C extends Call>(
  { db }: ServerContext,
  call: C,
  work: (tx: Database, incoming: Incoming<C>) => Promise<CallReply<C> | Refusal>,
): Route {
  return answer(call, (incoming: Incoming<C>) => {
    const { tenant, caller, idempotencyKey, params, query, body, now } = incoming;
    return once<CallReply<C>>(
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
      (keepReply) => inOneTransaction(db, (tx) => work(tx, incoming), keepReply),
    );
  });
}

async function inOneTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T | Refusal>,
  keepReply: (tx: Database, reply: T) => Promise<void>,
): Promise<T | Refusal> {
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (result instanceof Refusal) throw new Undo(result);
      await keepReply(tx, result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
}
