import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import { articles } from '../database/schema/catalogue.ts';
import { mayMoveOrder } from '#domain/hand-over/eshop-moves.ts';
import type { EshopStatus } from '#domain/account/orders/eshop-order.ts';
import { eshopOrders, type EshopLine } from '../database/schema/selling/eshop.ts';
import { orders, saleCarts } from '../database/schema/selling/orders.ts';
import type { Tenant } from '../router/route.ts';
import type { Buyer, ProductSaleLine, SaleLine, SaleSums } from '../sales/sale-lines.ts';
import { newReference } from '../orders/reference.ts';

export type EshopOrderRow = typeof eshopOrders.$inferSelect;
const DAY = 86_400_000;
/** For withdrawing from a distance contract. */
const WITHDRAWAL = 14 * DAY;

interface Placing {
  readonly orderId: string;
  /** Internal id. */
  readonly shopId: string;
  readonly customer: Buyer;
  /** Of the whole sale; those that are no products are left alone. */
  readonly lines: readonly SaleLine[];
  /** Of the products and their delivery alone. */
  readonly sums: SaleSums;
  readonly transactionId: string;
  readonly mode: 'collect' | 'delivery';
  /** Of what is sent. */
  readonly address: PostalAddress | null;
  readonly now: number;
}

/**
 * Writes the products of a paid sale down as an e-shop order under the booking order's id. Null where it has none, or is written down
 * already.
 */
export async function placeEshopOrder(
  tx: Database,
  tenant: Tenant,
  placing: Placing,
): Promise<EshopOrderRow | null> {
  const products = placing.lines.filter((line) => line.kind === 'product');
  if (products.length === 0) return null;
  const { orderId, shopId, customer, sums, transactionId, mode, address, now } = placing;
  const [placed] = await tx
    .insert(eshopOrders)
    .values({
      companyId: tenant.id,
      id: orderId,
      number: newReference(),
      createdAt: new Date(now),
      shopId,
      userId: customer.userId,
      mode,
      address,
      lines: await soldLines(tx, tenant.id, products),
      ...sums,
      currency: tenant.profile.mCurrency.code,
      transactionId,
      paymentStatus: 'paid',
      status: 'paid',
      withdrawUntil: new Date(now + WITHDRAWAL),
    })
    .onConflictDoNothing({ target: [eshopOrders.companyId, eshopOrders.id] })
    .returning();
  return placed ?? null;
}

async function soldLines(
  tx: Database,
  companyId: string,
  lines: readonly ProductSaleLine[],
): Promise<EshopLine[]> {
  const ids = lines.map(({ articleId }) => articleId);
  const rows = await tx
    .select({ id: articles.id, externalId: articles.externalId })
    .from(articles)
    .where(and(eq(articles.companyId, companyId), inArray(articles.id, ids)));
  return lines.map(({ articleId, name, quantity, unitPrice, total, vat }) => ({
    articleId,
    abId: rows.find(({ id }) => id === articleId)?.externalId ?? '',
    name,
    quantity,
    unitPrice,
    total,
    vat,
  }));
}

interface Move {
  readonly orderId: string;
  readonly status?: EshopStatus;
  readonly paymentStatus?: EshopOrderRow['paymentStatus'];
  readonly now: number;
}

/**
 * Moves an e-shop order on; false where it may not go there. A status that it has already, or an order without products,
 * is no fault. The time to withdraw starts anew when the products are handed over.
 */
export async function moveEshopOrder(
  tx: Database,
  companyId: string,
  { orderId, status, paymentStatus, now }: Move,
): Promise<boolean> {
  const mine = and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.id, orderId));
  const [order] = await tx
    .select({ status: eshopOrders.status, mode: eshopOrders.mode })
    .from(eshopOrders)
    .where(mine)
    .for('update');
  if (order === undefined) return true;
  const moves = status !== undefined && status !== order.status;
  if (moves && !mayMoveOrder(order.mode, order.status, status)) return false;
  const change = {
    ...(moves ? { status } : {}),
    ...(paymentStatus === undefined ? {} : { paymentStatus }),
    ...(moves && isHandedOver(status) ? { withdrawUntil: new Date(now + WITHDRAWAL) } : {}),
  };
  if (Object.keys(change).length > 0) await tx.update(eshopOrders).set(change).where(mine);
  if (moves && (isHandedOver(status) || status === 'cancelled' || status === 'refunded'))
    await forgetAddress(tx, companyId, orderId);
  return true;
}

/**
 * Ends an e-shop order whose money goes back: cancelled as long as the shop has the products, refunded once they are sent or
 * handed over. Tells whether the shop has them.
 */
export async function endEshopOrder(
  tx: Database,
  companyId: string,
  { orderId, now }: Pick<Move, 'orderId' | 'now'>,
): Promise<boolean> {
  const [order] = await tx
    .select({ status: eshopOrders.status, mode: eshopOrders.mode })
    .from(eshopOrders)
    .where(and(eq(eshopOrders.companyId, companyId), eq(eshopOrders.id, orderId)))
    .for('update');
  if (order === undefined) return true;
  const isThere = order.status === 'cancelled' || mayMoveOrder(order.mode, order.status, 'cancelled');
  const status = isThere ? 'cancelled' : 'refunded';
  const isEnded = await moveEshopOrder(tx, companyId, { orderId, status, paymentStatus: 'refunded', now });
  if (!isEnded) throw new Error(`The order ${orderId}, which is ${order.status}, cannot be ${status}.`);
  return isThere;
}

export function isHandedOver(status: EshopStatus): boolean {
  return status === 'collected' || status === 'delivered';
}

/** Forgets where an order went whose buyer was erased while it was on its way. */
async function forgetAddress(tx: Database, companyId: string, orderId: string): Promise<void> {
  const nobodys = tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(saleCarts, and(eq(saleCarts.companyId, orders.companyId), eq(saleCarts.id, orders.cartId)))
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(orders.id, orderId),
        isNull(saleCarts.userId),
        // A guest has one.
        eq(sql`${saleCarts.buyer}->>'email'`, ''),
      ),
    );
  await tx
    .update(eshopOrders)
    .set({ address: null })
    .where(
      and(eq(eshopOrders.companyId, companyId), inArray(eshopOrders.id, nobodys), isNull(eshopOrders.userId)),
    );
}
