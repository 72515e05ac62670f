import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { EshopOrderWire } from '#contract/orders/eshop.schemas.ts';
import { currencyOf, toDecimal, type Cents } from '#domain/prices/money.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { documents } from '../database/schema/selling/documents.ts';
import { orders } from '../database/schema/selling/orders.ts';
import { eshopOrders } from '../database/schema/selling/eshop.ts';
import { documentAddress } from '../documents/document-address.ts';
import type { EshopOrderRow } from './orders.ts';

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
  return { orders: rows.map((row) => orderWire(row, origin)), total: counted?.total ?? 0 };
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
  return row === undefined ? null : orderWire(row, origin);
}

function shown(db: Database, where: SQL | undefined) {
  return db
    .select({
      order: eshopOrders,
      shop: { id: shops.externalId, name: shops.name, slug: shops.slug },
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

interface Shown {
  readonly order: EshopOrderRow;
  readonly shop: EshopOrderWire['shop'];
  readonly invoiceId: string | null;
  readonly withdrawnAt: Date | null;
}

function orderWire({ order, shop, invoiceId, withdrawnAt }: Shown, origin: string): EshopOrderWire {
  const currency = currencyOf(order.currency);
  const amount = (cents: Cents) => toDecimal(cents, currency);
  const { pickupFrom, pickupUntil } = order;
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    shop,
    mode: order.mode,
    address: order.address,
    lines: order.lines.map(({ abId, name, quantity, unitPrice, total, vat }) => ({
      abId,
      name: { ...name },
      qty: quantity,
      unitPrice: amount(unitPrice),
      price: amount(total),
      tax: vat,
    })),
    subtotal: amount(order.subtotal),
    discount: amount(order.discount),
    voucher: amount(order.voucher),
    delivery: amount(order.delivery),
    total: amount(order.total),
    currency: currency.code,
    transactionId: order.transactionId,
    paymentStatus: order.paymentStatus,
    status: order.status,
    pickupWindow:
      pickupFrom === null || pickupUntil === null
        ? null
        : { from: pickupFrom.toISOString(), to: pickupUntil.toISOString() },
    trackingUrl: order.trackingUrl,
    invoiceUrl: invoiceId === null ? order.invoiceUrl : documentAddress(origin, { id: invoiceId }),
    withdrawUntil: order.withdrawUntil.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
