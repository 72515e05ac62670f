import { createHash } from 'node:crypto';
import type { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addKey } from '../../booking/appointments/appointment-keys.ts';
import { appointmentUrl } from '../../booking/appointments/appointment-url.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import type { ServerContext } from '../../context.ts';
import { managedWire, openAppointment } from '../../orders/open-appointment.ts';
import { findOrder } from '../../orders/order-rows.ts';
import type { Tenant } from '../../router/route.ts';
import type { Settled } from '../settle.ts';

interface Asked {
  readonly tenant: Tenant;
  readonly settled: Settled;
  /** Checked: it is that of the cart that was paid. */
  readonly paymentToken: string;
  readonly locale: Locale;
  readonly now: Instant;
}

/**
 * The appointment that a payment made, for whoever comes back from their bank; null where it made none. Its key is the same however often
 * it is asked for, and leads to no payment.
 */
export async function paidAppointment(
  context: Pick<ServerContext, 'db' | 'originOf'>,
  { tenant, settled, paymentToken, locale, now }: Asked,
): Promise<AppointmentWire | null> {
  if (settled.kind !== 'paid') return null;
  const { db } = context;
  const id = (await findOrder(db, tenant.id, settled.orderId))?.appointmentId ?? null;
  const opened = id && (await openAppointment(db, tenant, { id, key: paymentToken, caller: null }));
  if (!opened) return null;
  const { appointment, paid } = await managedWire(context, tenant, opened, now);
  const manageKey = await addKey(db, opened.appointment, keyFrom(paymentToken));
  const origin = await companyOrigin(context, tenant.id);
  const manageUrl = appointmentUrl({ id: appointment.id, manageKey, locale, origin });
  return { ...appointment, paid, manageKey, manageUrl };
}

function keyFrom(paymentToken: string): string {
  return createHash('sha256').update(`appointment ${paymentToken}`).digest('base64url');
}
