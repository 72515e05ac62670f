import { and, asc, eq, isNull, like, notLike, or } from 'drizzle-orm';
import { outbox } from '../database/schema/records.ts';
import type { TestServer } from './test-server.ts';

/** What a buyer is told once begins so; the rest that is told once is for salons. */
const TO_BUYERS = 'buyer %';

/** Every mail that a company has sent, but to its salons, in order. */
export function mailsIn({ database }: TestServer, company: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, company), or(isNull(outbox.event), like(outbox.event, TO_BUYERS))))
    .orderBy(asc(outbox.sequence));
}

/** Every mail by which the salons of a company were told of something, in order. */
export function salonMailsIn({ database }: TestServer, company: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, company), notLike(outbox.event, TO_BUYERS)))
    .orderBy(asc(outbox.sequence));
}
