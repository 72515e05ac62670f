import { eq } from 'drizzle-orm';
import { appointments } from '../database/schema/booking.ts';
import type { TestServer } from './test-server.ts';

/** Every appointment of a company. */
export function appointmentsOf({ database }: TestServer, company: string) {
  return database.db.select().from(appointments).where(eq(appointments.companyId, company));
}
