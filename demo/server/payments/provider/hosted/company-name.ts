import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { companies } from '../../../database/schema/tenants.ts';

/** Characters that providers show of a name. */
const LONGEST = 127;

/** What a company is called on the page of its provider. */
export async function companyName(db: Database, companyId: string): Promise<string> {
  const [company] = await db
    .select({ profile: companies.profile })
    .from(companies)
    .where(eq(companies.id, companyId));
  return (company?.profile.identity.displayName ?? companyId).slice(0, LONGEST);
}
