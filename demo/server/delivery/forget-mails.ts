import { and, eq, exists, isNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { deliveries, outbox } from '../database/schema/records.ts';
import { LATEST } from './attempts.ts';

/**
 * Removes the mails that are not to be kept, once they are delivered, refused for good or a day old, and what their deliveries say:
 * an answer of a mail server names whom it was for.
 */
export async function forgetMails(db: Database, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isOf = and(
      eq(deliveries.companyId, outbox.companyId),
      eq(deliveries.kind, 'mail'),
      eq(deliveries.id, outbox.id),
    );
    const isOver = exists(
      tx
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(isOf, isNull(deliveries.dueAt))),
    );
    const isOld = lt(outbox.createdAt, new Date(now - LATEST));
    const gone = await tx
      .delete(outbox)
      .where(and(sql`not ${outbox.isKept}`, or(isOver, isOld)))
      .returning({ companyId: outbox.companyId, id: outbox.id });
    for (const { companyId, id } of gone) {
      await tx
        .delete(deliveries)
        .where(and(eq(deliveries.companyId, companyId), eq(deliveries.kind, 'mail'), eq(deliveries.id, id)));
    }
  });
}
