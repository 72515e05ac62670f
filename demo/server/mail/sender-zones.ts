import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';

/** In which zone a company reads the clock: its first shop's; UTC without one. */
export async function senderZones(db: Database): Promise<(companyId: string) => string> {
  const rows = await db
    .selectDistinctOn([shops.companyId], { companyId: shops.companyId, timeZone: shops.timeZone })
    .from(shops)
    .where(eq(shops.removed, false))
    .orderBy(asc(shops.companyId), asc(shops.position));
  const zones = new Map(rows.map(({ companyId, timeZone }) => [companyId, timeZone]));
  return (companyId) => zones.get(companyId) ?? 'UTC';
}
