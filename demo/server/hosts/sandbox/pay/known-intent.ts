import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sandboxIntents } from '../../../database/schema/selling/orders.ts';
import { companies } from '../../../database/schema/tenants.ts';
import { shapeOf } from '../../../payments/provider/provider-shapes.ts';
import type { IntentRow } from '../../../payments/provider/sandbox-books.ts';
import type { Tenant } from '../../../router/route.ts';

export interface KnownIntent {
  readonly intent: IntentRow;
  readonly company: Tenant;
}

/** The intent at `/{provider}/{intent}`, of whichever company; null where there is none. */
export async function intentAt(db: Database, path: string): Promise<KnownIntent | null> {
  const [, provider = '', id = ''] = /^\/(\w{1,20})\/([\w-]{1,100})$/.exec(path) ?? [];
  if (shapeOf(provider) === null) return null;
  const [found] = await db
    .select({ intent: sandboxIntents, company: companies })
    .from(sandboxIntents)
    .innerJoin(companies, eq(companies.id, sandboxIntents.companyId))
    .where(and(eq(sandboxIntents.id, id), eq(sandboxIntents.provider, provider)));
  return found ?? null;
}
