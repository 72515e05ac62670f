import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';

/** ISO code of where a shop is; without one, of where the company is: in the country of its first shop. */
export async function countryOf(
  db: Database,
  companyId: string,
  shopId: string | null = null,
): Promise<string> {
  const [shop] = await db
    .select({ address: shops.address })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), shopId === null ? undefined : eq(shops.id, shopId)))
    .orderBy(asc(shops.position), asc(shops.id))
    .limit(1);
  return shop?.address.country ?? 'FR';
}
