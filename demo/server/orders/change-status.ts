import { and, eq, sql } from 'drizzle-orm';
import {
  isBookingStatus,
  isGivenUp,
  mayMove,
  type BookingStatus,
} from '#domain/appointments/booking-status.ts';
import { percentOf } from '#domain/carts/sale-sums.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { ServerContext } from '../context.ts';
import { invalidField, refuse, Refusal } from '../http/refusal.ts';
import { tellShopOfOrder } from '../mail/salon/tell-order.ts';
import { tellSalon } from '../mail/salon/tell-salon.ts';
import { sendCancellation, sendStatus } from '../mail/templates/cancellation.ts';
import { runRefund } from '../payments/refunds/refunds.ts';
import type { Tenant } from '../router/route.ts';
import { paymentTerms, type PaymentTerms } from '../sales/settings.ts';
import { offerAtOnce } from '../waiting-list/offer-freed.ts';
import { giveUpOrder, type Ending } from './give-up.ts';
import { netOf, paidForGoods, paidForVisit } from './money/paid-for.ts';
import { tellCancelledOrder } from './ending/tell-cancelled-order.ts';
import { tellMissed } from './ending/tell-missed.ts';
import { changeOrder, findOrder, lockOrder, type OrderRow } from './order-rows.ts';

interface Change {
  readonly orderId: string;
  readonly status: string;
  readonly now: number;
}

/** The shop moves an order on, along the table of moves; asked for the status that it has, nothing happens. */
export async function changeStatus(
  context: ServerContext,
  tenant: Tenant,
  { orderId, status, now }: Change,
): Promise<OrderRow | Refusal> {
  if (!isBookingStatus(status)) {
    return invalidField('m_status');
  }
  const { db } = context;
  const terms = await paymentTerms(db, tenant);
  const outcome = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, tenant.id, orderId);
    if (order === null) return refuse('not_found', { field: 'm_ideorder' });
    if (order.status === status) return [];
    // A cancellation of the customer's is the customer's to make.
    if (status === 'cancelled_by_customer' || !mayMove(order.status, status)) return refuse('move_refused');
    const asked = await move(tx, order, status, { terms, now });
    await notify(context, tx, tenant, order, { status, now });
    return asked;
  });
  if (outcome instanceof Refusal) return outcome;
  for (const id of outcome) await runRefund(context, tenant.id, id);
  await offerAtOnce(context, tenant.id);
  const changed = await findOrder(db, tenant.id, orderId);
  if (changed === null) return refuse('not_found', { field: 'm_ideorder' });
  // Where it was moved already nobody may have been told: the process may have ended before.
  if (status === 'no_show') await inTransaction(db, (tx) => tellMissed(tx, context, changed));
  return changed;
}

async function move(
  tx: Database,
  order: OrderRow,
  status: BookingStatus,
  { terms, now }: { readonly terms: PaymentTerms; readonly now: number },
): Promise<string[]> {
  const endsHold = order.authorised > 0 && status === 'completed';
  if (isGivenUp(status) || status === 'no_show' || endsHold) {
    return giveUpOrder(tx, order, {
      to: status,
      ...settlementOf(order, status, terms),
      reason: status,
      now,
    });
  }
  await changeOrder(tx, order, { status });
  if (order.appointmentId !== null) {
    await tx
      .update(appointments)
      .set({
        status,
        // Until then calendars had it as a request.
        ...(status === 'confirmed' && { sequence: sql`${appointments.sequence} + 1` }),
      })
      .where(and(eq(appointments.companyId, order.companyId), eq(appointments.id, order.appointmentId)));
  }
  return [];
}

/** What the shop gives up is given back whole; whoever does not come pays what a late cancellation costs. */
function settlementOf(
  order: OrderRow,
  status: BookingStatus,
  { lateFeePercent }: PaymentTerms,
): Pick<Ending, 'settlement' | 'isFree'> {
  if (!isGivenUp(status)) {
    const wanted = status === 'no_show' ? percentOf(netOf(order, ['service']), lateFeePercent) : 0;
    const paid = paidForVisit(order);
    const charge = Math.min(Math.max(0, wanted - paid), order.authorised);
    return { settlement: { refund: 0, fee: paid + charge, charge }, isFree: false };
  }
  const refund = order.appointmentId === null ? paidForGoods(order) : paidForVisit(order);
  return { settlement: { refund, fee: 0, charge: 0 }, isFree: true };
}

async function notify(
  context: ServerContext,
  tx: Database,
  tenant: Tenant,
  order: OrderRow,
  { status, now }: { readonly status: BookingStatus; readonly now: number },
): Promise<void> {
  const { appointmentId } = order;
  if (appointmentId === null) {
    if (!isGivenUp(status)) return;
    const refund = paidForGoods(order);
    const origin = await companyOrigin(context, tenant.id, tx);
    await tellCancelledOrder(tx, tenant, order, { refund, status, origin, now });
    await tellShopOfOrder(tx, tenant, order, { news: { kind: 'cancelled', refund }, now });
    return;
  }
  if (status === 'cancelled_by_shop' || status === 'declined') {
    const amounts = { refund: paidForVisit(order), fee: 0 };
    const origin = await companyOrigin(context, tenant.id, tx);
    await sendCancellation(tx, tenant, { appointmentId, ...amounts, origin, now });
    await tellSalon(tx, tenant, { appointmentId, news: { kind: 'cancelled', ...amounts, late: null }, now });
  }
  if (status === 'confirmed') await sendStatus(tx, tenant, { appointmentId, now });
}
