import type { Appointment } from './appointment.ts';
import type { Cents } from '../prices/money.ts';
import type { Instant } from '../time/instant.ts';

/** What a customer's cancellation comes to, as the back end said it. */
export interface CancelTerms {
  readonly mayCancel: boolean;
  /** Until then it costs nothing, and the visit may be moved. */
  readonly cancelUntil: Instant;
  readonly isLate: boolean;
  readonly refund: Cents;
  readonly fee: Cents;
}

/** An appointment for whoever may change it. */
export interface ManagedAppointment {
  readonly appointment: Appointment;
  readonly orderId: string;
  /** What of the visit is paid, and what is left to pay in the shop. */
  readonly paid: Cents;
  readonly left: Cents;
  /** What a coupon or a reward takes off the services, at any moment. */
  readonly discount: Cents;
  readonly terms: CancelTerms;
  readonly mayMove: boolean;
}

/** What is said of a cancellation before anything is pressed. */
export type CancelRule =
  /** Nothing is kept; `refund` may be 0 where nothing was paid. */
  | { readonly kind: 'free'; readonly until: Instant; readonly refund: Cents }
  | { readonly kind: 'late'; readonly since: Instant; readonly refund: Cents; readonly fee: Cents }
  /** Nobody may cancel it here: it is over, given up, or not confirmed yet. */
  | { readonly kind: 'closed' };

/** The rule as the back end told it; where `isStale`, it has to be asked anew. */
export function cancelRule({ terms }: Pick<ManagedAppointment, 'terms'>): CancelRule {
  const { mayCancel, cancelUntil, isLate, refund, fee } = terms;
  if (!mayCancel) return { kind: 'closed' };
  return isLate
    ? { kind: 'late', since: cancelUntil, refund, fee }
    : { kind: 'free', until: cancelUntil, refund };
}

/** Whether what the back end said has changed by the mere passing of time. */
export function isStale(
  { terms, appointment }: Pick<ManagedAppointment, 'terms' | 'appointment'>,
  now: Instant,
): boolean {
  if (!terms.mayCancel) return false;
  return (!terms.isLate && now > terms.cancelUntil) || now >= appointment.startsAt;
}

/** What the same visit costs at a moment whose services come to `total`: what takes off some of the price does so there as well. */
export function movedTotal({ discount }: Pick<ManagedAppointment, 'discount'>, total: Cents): Cents {
  return total - Math.min(discount, total);
}
