import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { backInStockRequests } from '../../database/schema/selling/back-in-stock.ts';

/** Forgets all that the address of a key waits for; how much that was. Done before, it is no fault. */
export async function withdrawRequests(db: Database, companyId: string, key: string): Promise<number> {
  const gone = await db
    .delete(backInStockRequests)
    .where(and(eq(backInStockRequests.companyId, companyId), eq(backInStockRequests.key, key)))
    .returning({ id: backInStockRequests.id });
  return gone.length;
}
