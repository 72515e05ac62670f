import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hosts } from '../database/schema/tenants.ts';
import type { ServerContext } from '../context.ts';

/** The address of a company's own site, as links in its mails begin: `http://maison.localhost:4100`. */
export async function companyOrigin(
  { db, originOf }: Pick<ServerContext, 'db' | 'originOf'>,
  companyId: string,
  tx: Database = db,
): Promise<string> {
  const [row] = await tx
    .select({ host: hosts.host })
    .from(hosts)
    .where(eq(hosts.companyId, companyId))
    .orderBy(asc(hosts.host))
    .limit(1);
  return originOf(row?.host ?? 'localhost');
}
