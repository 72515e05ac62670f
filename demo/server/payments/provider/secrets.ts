import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { companySecrets } from '../../database/schema/selling/orders.ts';

/** The secret that a provider signs its messages to a company with; empty where there is none, which nothing can be signed with. */
export async function webhookSecret(db: Database, companyId: string, provider: string): Promise<string> {
  const [row] = await db
    .select({ value: companySecrets.value })
    .from(companySecrets)
    .where(and(eq(companySecrets.companyId, companyId), eq(companySecrets.name, `${provider}.webhook`)));
  return row?.value ?? '';
}
