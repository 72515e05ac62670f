import type { Appointment, LateFee } from '../appointment.ts';
import {
  bookingCancelRule,
  isStale,
  type CancelTerms,
  type ManagedAppointment,
  type OpenCancelRule,
  type TimedTerms,
} from './cancelling.ts';
import { percentOf } from '../../carts/sale-sums.ts';
import type { ExternalShopId } from '../../catalogue/ids.ts';
import type { Cents } from '../../prices/money.ts';
import { totalOn } from '../../prices/pricing-visit.ts';
import type { DateKey } from '../../time/date-key.ts';
import type { Instant } from '../../time/instant.ts';

const HOUR = 3_600_000;

/** As long as a cancellation is free, the visit may be moved. */
export function termsAllowMove({ mayCancel, isLate }: CancelTerms): boolean {
  return mayCancel && !isLate;
}

/** Whether it may be moved: what the back end told of it is true until its deadline has passed. */
export function mayMoveAt(managed: TimedTerms & Pick<ManagedAppointment, 'mayMove'>, now: Instant): boolean {
  return managed.mayMove && termsAllowMove(managed.terms) && !isStale(managed, now);
}

/** The last moment of the terms as they are; null where time alone changes them no more. */
export function termsEnd({ terms, appointment }: TimedTerms): Instant | null {
  if (!terms.mayCancel) return null;
  return terms.isLate || terms.cancelUntil > appointment.startsAt ? appointment.startsAt : terms.cancelUntil;
}

interface Movable extends Pick<ManagedAppointment, 'terms' | 'paid'> {
  readonly appointment: Pick<Appointment, 'startsAt' | 'lateFee'>;
}

interface Moved {
  readonly startsAt: Instant;
  /** What the visit costs then. */
  readonly total: Cents;
}

/** What the same visit costs at a moment whose services come to `total`: what takes off some of the price does so there as well. */
export function movedTotal({ discount }: Pick<ManagedAppointment, 'discount'>, total: Cents): Cents {
  return total - Math.min(discount, total);
}

/** What a move to a date adds to the price of now; below zero: it takes off. The services as long as they are booked for. */
export function priceChangeOn(
  {
    appointment: { total },
    discount,
  }: Pick<ManagedAppointment, 'discount'> & { appointment: Pick<Appointment, 'total'> },
  services: Parameters<typeof totalOn>[0],
  externalShopId: ExternalShopId,
  date: DateKey,
): Cents {
  return movedTotal({ discount }, totalOn(services, externalShopId, date)) - total;
}

/** What will be told of a cancellation where it is moved to. */
export function movedCancelRule(
  { appointment, terms, paid }: Movable,
  { startsAt, total }: Moved,
  now: Instant,
): OpenCancelRule {
  // The company may have changed its hours since: the back end goes on with those that the appointment was booked under.
  const cancelHours = (appointment.startsAt - terms.cancelUntil) / HOUR;
  const lateFee = appointment.lateFee ? movedLateFee(appointment.lateFee, paid, total) : null;
  return bookingCancelRule({ startsAt, cancelHours, lateFee }, now);
}

/** Of another price, as far as it is known to be there: nobody is sent an invoice. */
function movedLateFee({ percent, amount }: LateFee, paid: Cents, total: Cents): LateFee {
  if (percent === null) return { percent, amount: Math.min(amount, total) };
  const wanted = percentOf(total, percent);
  const known = Math.min(wanted, Math.max(paid, amount));
  return { percent: known === wanted ? percent : null, amount: known };
}
