import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../refusal.ts';
import { localeOf, sendRefusal } from '../../router/router.ts';

const LONGEST_ANSWER = 2000;

/** `/health`: the process answers. `/ready`: so does its database, and it is not being stopped. */
export function reportHealth(app: FastifyInstance, { db }: ServerContext, isStopping: () => boolean): void {
  app.get('/health', { config: { policy: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', { config: { policy: 'public' } }, async (request, reply) => {
    const isReady = !isStopping() && (await answersInTime(db.execute(sql`select 1`)));
    if (!isReady) return sendRefusal(reply, refuse('unavailable', { retryAfter: 2 }), localeOf(request));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

async function answersInTime(work: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_ANSWER);
  });
  const answered = Promise.resolve(work).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
