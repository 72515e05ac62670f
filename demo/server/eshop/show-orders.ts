import { and, count, desc, eq } from 'drizzle-orm';
import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import type { Database } from '../database/database.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { shownDocuments } from '../documents/shown-documents.ts';
import { boughtGifts } from './bought-gifts.ts';
import { eshopOrderWire } from './order-wire.ts';
import { shownOrders } from './shown-orders.ts';

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
  const rows = await shownOrders(db, own)
    .orderBy(desc(eshopOrders.createdAt), desc(eshopOrders.id))
    .limit(itemPerPage)
    .offset(offset);
  return { orders: await ownOrders(db, { companyId, origin }, rows), total: counted?.total ?? 0 };
}

/** One of a customer's own orders; null for everybody else's. */
export async function orderOf(
  db: Database,
  { companyId, userId, origin }: Owner,
  id: string,
): Promise<EshopOrderWire | null> {
  const rows = await shownOrders(
    db,
    and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.userId, userId), eq(eshopOrders.id, id)),
  );
  const [order] = await ownOrders(db, { companyId, origin }, rows);
  return order ?? null;
}

async function ownOrders(
  db: Database,
  site: Pick<Owner, 'companyId' | 'origin'>,
  rows: Awaited<ReturnType<typeof shownOrders>>,
): Promise<EshopOrderWire[]> {
  const ids = rows.map(({ order }) => order.id);
  const issued = await shownDocuments(db, site, ids);
  const gifts = await boughtGifts(db, site.companyId, ids);
  return rows.map((row) =>
    eshopOrderWire({
      ...row,
      gifts: gifts.get(row.order.id) ?? [],
      documents: [...(issued.get(row.order.id) ?? [])],
    }),
  );
}
