import { and, count, desc, eq } from 'drizzle-orm';
import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import type { Database } from '../database/database.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
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
  return { orders: rows.map((row) => ownOrder(row, origin)), total: counted?.total ?? 0 };
}

/** One of a customer's own orders; null for everybody else's. */
export async function orderOf(
  db: Database,
  { companyId, userId, origin }: Owner,
  id: string,
): Promise<EshopOrderWire | null> {
  const [row] = await shownOrders(
    db,
    and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.userId, userId), eq(eshopOrders.id, id)),
  );
  return row === undefined ? null : ownOrder(row, origin);
}

function ownOrder({ sale, ...row }: ShownOrder, origin: string): EshopOrderWire {
  return eshopOrderWire({ ...row, withdrawnAt: sale?.withdrawnAt ?? null }, origin);
}

type ShownOrder = Awaited<ReturnType<typeof shownOrders>>[number];
