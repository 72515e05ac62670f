import { and, count, eq, sql } from 'drizzle-orm';
import { bookingShopPayments, giftShopPayments } from '#contract/orders/shop-payments.ts';
import type { ShopPaymentsWire } from '#contract/orders/shop-payments.schemas.ts';
import type { Database } from '../../database/database.ts';
import { shops } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/selling/orders.ts';
import type { ServerContext } from '../../context.ts';
import { onDays, shopCalendars } from '../../orders/shop-calendars.ts';
import { answer, type ServerRoute, type Tenant } from '../../router/route.ts';
import { decimalOf } from '../../sales/pricing/wire-amounts.ts';

export function shopPaymentsRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(bookingShopPayments, ({ tenant, query }) => takings(db, tenant, { ...query, isForGifts: false })),
    answer(giftShopPayments, ({ tenant, query }) => takings(db, tenant, { ...query, isForGifts: true })),
  ];
}

interface Period {
  readonly start: string;
  /** Included. */
  readonly end: string;
  readonly isForGifts: boolean;
}

/** What each shop took on its days. An order for a voucher and something else counts for both by what its lines cost. */
async function takings(
  db: Database,
  tenant: Tenant,
  { start, end, isForGifts }: Period,
): Promise<ShopPaymentsWire> {
  const kinds = isForGifts ? sql`line ->> 'kind' = 'gift'` : sql`line ->> 'kind' <> 'gift'`;
  const amount = sql<number>`(select coalesce(sum((line ->> 'net')::float8), 0) from jsonb_array_elements(${orders.lines}) line where ${kinds})`;
  // What was taken and given back is shared out by what the lines cost.
  const share = sql`case when ${orders.total} = 0 then 0 else ${amount} / ${orders.total} end`;
  const rows = await db
    .select({
      shopId: shops.externalId,
      shopName: shops.name,
      orders: count(),
      amount: sql<number>`sum(${amount})::float8`,
      captured: sql<number>`sum(round(${orders.captured} * ${share}))::float8`,
      refunded: sql<number>`sum(round(${orders.refunded} * ${share}))::float8`,
    })
    .from(orders)
    .leftJoin(shops, and(eq(shops.companyId, orders.companyId), eq(shops.id, orders.shopId)))
    .where(
      and(
        eq(orders.companyId, tenant.id),
        onDays(orders.createdAt, shops.timeZone, { start, end }, await shopCalendars(db, tenant.id)),
        sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${kinds})`,
      ),
    )
    .groupBy(shops.externalId, shops.name)
    .orderBy(shops.externalId);
  const decimal = (cents: number) => decimalOf(tenant, Math.round(cents));
  return {
    currency: tenant.profile.mCurrency.code,
    data: rows.map((row) => ({
      ...row,
      amount: decimal(row.amount),
      captured: decimal(row.captured),
      refunded: decimal(row.refunded),
    })),
  };
}
