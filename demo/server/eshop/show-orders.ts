import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { documents } from '../database/schema/selling/documents.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { eshopOrderWire } from './order-wire.ts';

interface Owner {
  readonly companyId: string;
  readonly userId: string;
  /** Where the company's site is. */
  readonly origin: string;
}

/** A page of a customer's own orders, the newest first, and how many there are. */
export async function ordersOf(
  db: Database,
  { companyId, userId, origin }: Owner,
  { offset, itemPerPage }: { readonly offset: number; readonly itemPerPage: number },
): Promise<{ orders: EshopOrderWire[]; total: number }> {
  const own = and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.userId, userId));
  const [counted] = await db.select({ total: count() }).from(eshopOrders).where(own);
  const rows = await shown(db, own)
    .orderBy(desc(eshopOrders.createdAt), desc(eshopOrders.id))
    .limit(itemPerPage)
    .offset(offset);
  return { orders: rows.map((row) => eshopOrderWire(row, origin)), total: counted?.total ?? 0 };
}

/** One of a customer's own orders; null for everybody else's. */
export async function orderOf(
  db: Database,
  { companyId, userId, origin }: Owner,
  id: string,
): Promise<EshopOrderWire | null> {
  const [row] = await shown(
    db,
    and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.userId, userId), eq(eshopOrders.id, id)),
  );
  return row === undefined ? null : eshopOrderWire(row, origin);
}

function shown(db: Database, where: SQL | undefined) {
  return db
    .select({
      order: eshopOrders,
      shop: { id: shops.externalId, name: shops.name, slug: shops.slug, timeZone: shops.timeZone },
      invoiceId: documents.id,
      withdrawnAt: orders.withdrawnAt,
    })
    .from(eshopOrders)
    .innerJoin(shops, and(eq(shops.companyId, eshopOrders.companyId), eq(shops.id, eshopOrders.shopId)))
    .leftJoin(orders, and(eq(orders.companyId, eshopOrders.companyId), eq(orders.id, eshopOrders.id)))
    .leftJoin(
      documents,
      and(
        eq(documents.companyId, eshopOrders.companyId),
        eq(documents.orderId, eshopOrders.id),
        eq(documents.kind, 'invoice'),
      ),
    )
    .where(where);
}
