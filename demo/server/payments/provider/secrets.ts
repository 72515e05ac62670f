import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { companySecrets } from '../../database/schema/selling/orders.ts';

/** The secret that a provider signs its messages to a company with; empty where there is none, which nothing can be signed with. */
export async function webhookSecret(db: Database, companyId: string, provider: string): Promise<string> {
  return (await secretOf(db, companyId, `${provider}.webhook`)) ?? '';
}

/** What a company asks a provider with; null where it has none, and the sandbox answers for the provider. */
export function providerKey(db: Database, companyId: string, provider: string): Promise<string | null> {
  return secretOf(db, companyId, `${provider}.key`);
}

async function secretOf(db: Database, companyId: string, name: string): Promise<string | null> {
  const [row] = await db
    .select({ value: companySecrets.value })
    .from(companySecrets)
    .where(and(eq(companySecrets.companyId, companyId), eq(companySecrets.name, name)));
  return row?.value ?? null;
}
