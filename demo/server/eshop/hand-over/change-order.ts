import { and, eq } from 'drizzle-orm';
import type { CallInput } from '#contract/call.ts';
import type { updateEshopOrder } from '#contract/orders/eshop-orders.ts';
import { isHandOver, isUnderWay } from '#domain/hand-over/eshop-moves.ts';
import { isPickupWindow } from '#domain/hand-over/pickup-window.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { safeAddress } from '../../content/safe-address.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { eshopOrders } from '../../database/schema/selling/eshop.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { lockOrder } from '../../orders/order-rows.ts';
import type { Tenant } from '../../router/route.ts';
import { isHandedOver, moveEshopOrder, type EshopOrderRow } from '../orders.ts';
import { isWithin, type OrderScope } from './shop-orders.ts';
import { tellHandOver } from './tell-hand-over.ts';

type Change = NonNullable<CallInput<typeof updateEshopOrder>['body']>;

interface Wish {
  readonly scope: OrderScope;
  readonly orderId: string;
  readonly change: Change;
  readonly now: Instant;
}

/**
 * A shop moves an order of products on, says when it may be collected, or where what was sent can be followed; its buyer is told in
 * the same transaction. What its buyer has withdrawn from is handed over where it waits or is on its way already, and goes no other
 * step. Asked for what is so already, nothing happens. Null: it is done.
 */
export async function changeEshopOrder(
  { db }: ServerContext,
  tenant: Tenant,
  { scope, orderId, change, now }: Wish,
): Promise<Refusal | null> {
  return inTransaction(db, async (tx) => {
    // A withdrawal takes this lock, and whatever locks both takes it first.
    const sale = await lockOrder(tx, tenant.id, orderId);
    const isWithdrawn = sale !== null && sale.withdrawnAt !== null;
    const [order] = await tx
      .select()
      .from(eshopOrders)
      .where(and(isWithin(scope), eq(eshopOrders.id, orderId)))
      .for('update');
    if (order === undefined) return refuse('not_found');
    const { status = order.status } = change;
    const moves = status !== order.status;
    const columns = columnsOf(order, change, now);
    if (columns instanceof Refusal) return columns;
    // What is cancelled or refunded goes back as money too, by calls of their own.
    const mayBeAsked = isHandOver(status) && (!isWithdrawn || isHandedOver(status));
    const isMoved = !moves || (mayBeAsked && (await moveEshopOrder(tx, tenant.id, { orderId, status, now })));
    if (!isMoved) return refuse('move_refused', { field: 'status' });
    if (Object.keys(columns).length > 0)
      await tx
        .update(eshopOrders)
        .set(columns)
        .where(and(eq(eshopOrders.companyId, tenant.id), eq(eshopOrders.id, orderId)));
    const after = { ...order, ...columns, status };
    if (!isWithdrawn) await tellHandOver(tx, tenant, { before: order, after, origin: scope.origin, now });
    return null;
  });
}

type Columns = Partial<Pick<EshopOrderRow, 'pickupFrom' | 'pickupUntil' | 'trackingUrl'>>;

function columnsOf(order: EshopOrderRow, change: Change, now: Instant): Columns | Refusal {
  const window = windowOf(order, change, now);
  if (window instanceof Refusal) return window;
  const tracking = trackingOf(order, change);
  return tracking instanceof Refusal ? tracking : { ...window, ...tracking };
}

function windowOf(order: EshopOrderRow, { pickupWindow }: Change, now: Instant): Columns | Refusal {
  if (pickupWindow === undefined) return {};
  const pickupFrom = pickupWindow === null ? null : new Date(pickupWindow.from);
  const pickupUntil = pickupWindow === null ? null : new Date(pickupWindow.to);
  if (isSame(pickupFrom, order.pickupFrom) && isSame(pickupUntil, order.pickupUntil)) return {};
  if (order.mode !== 'collect' || !isUnderWay(order))
    return refuse('move_refused', { field: 'pickupWindow' });
  if (pickupFrom !== null && pickupUntil !== null) {
    const window = { from: instantOf(pickupFrom), to: instantOf(pickupUntil) };
    if (!isPickupWindow(window, now)) return invalidField('pickupWindow.to');
  }
  return { pickupFrom, pickupUntil };
}

function isSame(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}

function trackingOf(order: EshopOrderRow, { trackingUrl: written }: Change): Columns | Refusal {
  if (written === undefined) return {};
  const trackingUrl = written === null ? null : safeAddress(written);
  if (written !== null && !trackingUrl?.startsWith('https://')) return invalidField('trackingUrl');
  if (trackingUrl === order.trackingUrl) return {};
  if (order.mode !== 'delivery' || !isUnderWay(order))
    return refuse('move_refused', { field: 'trackingUrl' });
  return { trackingUrl };
}
