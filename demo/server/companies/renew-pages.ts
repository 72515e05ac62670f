import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/tenants.ts';

/** Has no page of a company shown any more as it was kept: stock does not number the company's changes by itself. */
export async function renewPages(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(companies)
    .set({ profile: sql`${companies.profile}` })
    .where(eq(companies.id, companyId));
}
