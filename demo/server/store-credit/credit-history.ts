import { and, count, desc, eq } from 'drizzle-orm';
import type { CreditEntryWire } from '#contract/people/customers.schemas.ts';
import type { Database } from '../database/database.ts';
import { customerCredits } from '../database/schema/selling/orders.ts';
import type { Tenant } from '../router/route.ts';
import { decimalOf } from '../sales/pricing/wire-amounts.ts';

/** A page of what changed a customer's credit, the newest first, and how many there are. */
export async function creditHistory(
  db: Database,
  tenant: Tenant,
  userId: string,
  { offset, itemPerPage }: { readonly offset: number; readonly itemPerPage: number },
): Promise<{ entries: CreditEntryWire[]; total: number }> {
  const own = and(eq(customerCredits.companyId, tenant.id), eq(customerCredits.userId, userId));
  const [counted] = await db.select({ total: count() }).from(customerCredits).where(own);
  const rows = await db
    .select()
    .from(customerCredits)
    .where(own)
    .orderBy(desc(customerCredits.createdAt), desc(customerCredits.cause))
    .limit(itemPerPage)
    .offset(offset);
  const entries = rows.map(({ createdAt, delta, cause }) => ({
    date: createdAt.toISOString(),
    amount: decimalOf(tenant, delta),
    reason: reasonOf(delta, cause),
  }));
  return { entries, total: counted?.total ?? 0 };
}

function reasonOf(delta: number, cause: string): CreditEntryWire['reason'] {
  if (delta < 0) return 'spent';
  return cause.startsWith('gift') ? 'given' : 'returned';
}
