import { mayMove } from '#domain/appointments/booking-status.ts';
import { cancelTerms } from '#domain/appointments/changing/cancelling.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import type { appointments } from '../database/schema/booking.ts';
import type { PaymentTerms } from '../sales/settings.ts';
import { netOf, paidForVisit } from './money/paid-for.ts';
import type { OrderRow } from './order-rows.ts';

export type AppointmentRow = typeof appointments.$inferSelect;

/** A booked visit as far as its cancellation depends on it. */
export function cancellableOf(order: OrderRow, { startsAt }: AppointmentRow, payment: PaymentTerms) {
  return {
    startsAt: instantOf(startsAt),
    cancelHours: payment.cancelHours,
    lateFeePercent: payment.lateFeePercent,
    services: netOf(order, ['service']),
    paid: paidForVisit(order),
    authorised: order.authorised,
  };
}

/** What a customer's cancellation would cost now. */
export function termsOf(order: OrderRow, appointment: AppointmentRow, payment: PaymentTerms, now: Instant) {
  const terms = cancelTerms(cancellableOf(order, appointment, payment), now);
  return { ...terms, mayCancel: terms.mayCancel && mayMove(order.status, 'cancelled_by_customer') };
}
