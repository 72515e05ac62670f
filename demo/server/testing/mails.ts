import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { outbox } from '../database/schema/records.ts';
import type { TestServer } from './test-server.ts';

/** Every mail that a company has sent, but to its salons, in order. */
export function mailsIn({ database }: TestServer, company: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, company), isNull(outbox.event)))
    .orderBy(asc(outbox.sequence));
}

/** Every mail by which the salons of a company were told of something, in order. */
export function salonMailsIn({ database }: TestServer, company: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, company), isNotNull(outbox.event)))
    .orderBy(asc(outbox.sequence));
}
