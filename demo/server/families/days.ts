import { and, asc, eq, or } from 'drizzle-orm';
import { closedDays, openDays, type SpecialDayWire } from '#contract/families/days.ts';
import type { Database } from '../database/database.ts';
import { shops, specialDays } from '../database/schema/catalogue.ts';
import type { ServerContext } from '../frame/context.ts';
import { answer, type Route, type Tenant } from '../router/route.ts';

export function dayRoutes({ db }: ServerContext): Route[] {
  return [
    answer(closedDays, ({ tenant, query }) => specialDaysOf(db, tenant, 'closed', query.shopId)),
    answer(openDays, ({ tenant, query }) => specialDaysOf(db, tenant, 'open', query.shopId)),
  ];
}

/** Of every shop, or of one by its id or its external id. */
async function specialDaysOf(
  db: Database,
  tenant: Tenant,
  kind: 'closed' | 'open',
  shopId: string | undefined,
): Promise<SpecialDayWire[]> {
  const rows = await db
    .select({ day: specialDays })
    .from(specialDays)
    .innerJoin(shops, and(eq(shops.companyId, specialDays.companyId), eq(shops.id, specialDays.shopId)))
    .where(
      and(
        eq(specialDays.companyId, tenant.id),
        eq(specialDays.kind, kind),
        shopId === undefined ? undefined : or(eq(shops.id, shopId), eq(shops.externalId, shopId)),
      ),
    )
    .orderBy(asc(specialDays.date), asc(specialDays.from), asc(specialDays.id));
  return rows.map(({ day }) => ({
    shopId: day.shopId,
    date: day.date,
    ...(day.from === null ? {} : { from: day.from }),
    ...(day.to === null ? {} : { to: day.to }),
    label: { ...day.label },
  }));
}
