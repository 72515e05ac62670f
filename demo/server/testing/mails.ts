import { eq } from 'drizzle-orm';
import { outbox } from '../database/schema/records.ts';
import type { TestServer } from './test-server.ts';

/** Every mail that a company has sent. */
export function mailsIn({ database }: TestServer, company: string) {
  return database.db.select().from(outbox).where(eq(outbox.companyId, company));
}
