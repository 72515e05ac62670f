import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { companySecrets } from '../../../database/schema/selling/orders.ts';
import { companies } from '../../../database/schema/tenants.ts';
import { shapeOf } from '../provider-shapes.ts';

/** `stripe.key` is what a company asks a provider with, `stripe.webhook` what the provider signs with. */
export function isSecretName(name: string): boolean {
  const [provider = '', kind = '', ...rest] = name.split('.');
  return rest.length === 0 && shapeOf(provider) !== null && (kind === 'key' || kind === 'webhook');
}

/** Writes a secret of the company of an id; an empty one is taken away. False: there is no such company. */
export async function writeSecret(
  db: Database,
  companyId: string,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<boolean> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId));
  if (company === undefined) return false;
  const target = [companySecrets.companyId, companySecrets.name];
  if (value === '')
    await db
      .delete(companySecrets)
      .where(and(eq(companySecrets.companyId, companyId), eq(companySecrets.name, name)));
  else
    await db
      .insert(companySecrets)
      .values({ companyId, name, value })
      .onConflictDoUpdate({ target, set: { value } });
  return true;
}

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
