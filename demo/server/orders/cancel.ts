import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { followLanguage } from '../booking/appointments/follow-language.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { appointments } from '../database/schema/booking.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { tellSalon } from '../mail/salon/tell-salon.ts';
import { sendCancellation } from '../mail/templates/cancellation.ts';
import { runRefund } from '../payments/refunds/refunds.ts';
import type { Tenant } from '../router/route.ts';
import { paymentTerms } from '../sales/settings.ts';
import { decimalOf } from '../sales/pricing/wire-amounts.ts';
import { offerAtOnce } from '../waiting-list/offer-freed.ts';
import { termsOf, type AppointmentRow } from './cancel-terms.ts';
import { visitMoney } from './ending/visit-money.ts';
import { giveUpOrder } from './give-up.ts';
import { lockOrder, type OrderRow } from './order-rows.ts';

interface Cancellation {
  readonly orderId: string;
  readonly appointmentId: string;
  /** What the customer was told that it costs; null: whatever it is. */
  readonly acceptedFee: Cents | null;
  /** Of the call. */
  readonly locale: Locale;
  readonly now: Instant;
}

type Cancelled = { readonly refund: number; readonly fee: number };

/** A customer cancels: the moment is free again, and the company's rules say what goes back. Done before, it is no fault. */
export async function cancelVisit(
  context: ServerContext,
  tenant: Tenant,
  { orderId, appointmentId, acceptedFee, locale, now }: Cancellation,
): Promise<Cancelled | Refusal> {
  const { db } = context;
  const terms = await paymentTerms(db, tenant);
  const outcome = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, tenant.id, orderId);
    const appointment = await appointmentBy(tx, tenant.id, appointmentId);
    if (order === null || appointment === null) return refuse('not_found');
    if (order.status === 'cancelled_by_customer') {
      return { asked: [], ...(order.settlement ?? (await unsettled(tx, order))) };
    }
    const { mayCancel, isLate, cancelUntil, refund, fee, charge } = termsOf(order, appointment, terms, now);
    if (!mayCancel) return refuse('move_refused');
    if (acceptedFee !== null && fee > acceptedFee) {
      return refuse('price_changed', { field: 'acceptedFee', total: decimalOf(tenant, fee) });
    }
    const asked = await giveUpOrder(tx, order, {
      to: 'cancelled_by_customer',
      settlement: { refund, fee, charge },
      isFree: !isLate,
      reason: 'cancelled by the customer',
      now,
    });
    await followLanguage(tx, tenant, order, locale);
    const origin = await companyOrigin(context, tenant.id, tx);
    await sendCancellation(tx, tenant, { appointmentId, refund, fee, origin, now });
    const late = isLate ? { limit: cancelUntil, percent: terms.lateFeePercent } : null;
    await tellSalon(tx, tenant, { appointmentId, news: { kind: 'cancelled', refund, fee, late }, now });
    return { asked, refund, fee };
  });
  if (outcome instanceof Refusal) return outcome;
  for (const id of outcome.asked) await runRefund(context, tenant.id, id);
  await offerAtOnce(context, tenant.id);
  return { refund: outcome.refund, fee: outcome.fee };
}

/** Of an order that came to nothing before that was written down. */
async function unsettled(tx: Database, order: OrderRow): Promise<Cancelled> {
  const { kept, refunded } = await visitMoney(tx, order);
  return { refund: refunded, fee: kept };
}

export async function appointmentBy(
  db: Database,
  companyId: string,
  id: string,
): Promise<AppointmentRow | null> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.companyId, companyId), eq(appointments.id, id)));
  return row ?? null;
}
