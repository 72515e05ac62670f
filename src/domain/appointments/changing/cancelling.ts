import type { IssuedDocument } from '../../account/orders/issued-document.ts';
import type { Appointment, LateFee } from '../appointment.ts';
import type { Cents } from '../../prices/money.ts';
import { percentOf } from '../../carts/sale-sums.ts';
import type { SettledMoney } from '../sums/visit-sums.ts';
import { instant, type Instant } from '../../time/instant.ts';

/** A visit as far as its cancellation depends on it. */
interface CancellableVisit {
  readonly startsAt: Instant;
  /** Hours before its start until which it is free; 0: until it starts. */
  readonly cancelHours: number;
  readonly lateFeePercent: number;
  /** What its services cost after discounts. */
  readonly services: Cents;
  /** What was paid for them and not given back. */
  readonly paid: Cents;
  /** Authorised on a card, and not charged. */
  readonly authorised: Cents;
}

/** What a customer's cancellation comes to. */
export interface CancelTerms {
  readonly mayCancel: boolean;
  /** Until then it costs nothing, and the visit may be moved. */
  readonly cancelUntil: Instant;
  readonly isLate: boolean;
  /** What goes back. */
  readonly refund: Cents;
  /** What is kept, or charged to what is authorised on the card. */
  readonly fee: Cents;
}

/** The same for whoever carries it out. */
interface ChargedCancelTerms extends CancelTerms {
  /** What of the fee is taken from the card that holds it: what was paid covers the fee first. */
  readonly charge: Cents;
}

/** The one rule of a cancellation, wherever it is told or charged. */
export function cancelTerms(visit: CancellableVisit, now: Instant): ChargedCancelTerms {
  const cancelUntil = instant(visit.startsAt - Math.max(0, visit.cancelHours) * 3_600_000);
  const isLate = now > cancelUntil;
  const wanted = isLate ? percentOf(visit.services, visit.lateFeePercent) : 0;
  // Nobody is sent an invoice: a fee is no more than what is there.
  const fee = Math.min(wanted, visit.paid + visit.authorised);
  const mayCancel = now < visit.startsAt;
  const refund = Math.max(0, visit.paid - fee);
  return { mayCancel, cancelUntil, isLate, fee, refund, charge: Math.max(0, fee - visit.paid) };
}

/** Null where a late cancellation costs nothing, be it that nothing is there to be kept. */
export function lateFeeOf(visit: CancellableVisit): LateFee | null {
  const { fee: amount } = cancelTerms(visit, visit.startsAt);
  if (amount === 0) return null;
  const isAll = amount === percentOf(visit.services, visit.lateFeePercent);
  return { percent: isAll ? visit.lateFeePercent : null, amount };
}

/** What is told of a visit that is being booked, or just was. `lateFee` as the back end told it; null where nothing would be kept. */
export function bookingCancelRule(
  {
    lateFee,
    ...visit
  }: Pick<CancellableVisit, 'startsAt' | 'cancelHours'> & { readonly lateFee: LateFee | null },
  now: Instant,
): OpenCancelRule {
  const terms = cancelTerms({ ...visit, lateFeePercent: 0, services: 0, paid: 0, authorised: 0 }, now);
  const fee = terms.isLate ? (lateFee?.amount ?? 0) : 0;
  return openRule({ ...terms, fee }, { ...visit, lateFee });
}

/** An appointment for whoever may change it. */
export interface ManagedAppointment extends SettledMoney {
  readonly appointment: Appointment;
  readonly orderId: string;
  /** What is left to pay in the shop. */
  readonly left: Cents;
  /** What a coupon or a reward takes off the services, at any moment. */
  readonly discount: Cents;
  readonly terms: CancelTerms;
  readonly mayMove: boolean;
  /** Of what was paid online; empty where nothing was. */
  readonly documents: readonly IssuedDocument[];
}

/** What is said of a cancellation before anything is pressed. */
export type OpenCancelRule =
  /** Nothing is kept, as long as it has not begun; `refund` may be 0 where nothing was paid. */
  | { readonly kind: 'anytime'; readonly refund: Cents }
  | {
      readonly kind: 'free';
      readonly until: Instant;
      readonly refund: Cents;
      /** From then on; null: nothing either. */
      readonly lateFee: LateFee | null;
    }
  | { readonly kind: 'late'; readonly since: Instant; readonly refund: Cents; readonly fee: Cents };

/** `closed`: nobody may cancel it here: it is over, given up, or not confirmed yet. */
export type CancelRule = OpenCancelRule | { readonly kind: 'closed' };

/** The rule as the back end told it; where `isStale`, it has to be asked anew. */
export function cancelRule({
  terms,
  appointment,
}: {
  readonly terms: CancelTerms;
  readonly appointment: Pick<Appointment, 'startsAt' | 'lateFee'>;
}): CancelRule {
  return terms.mayCancel ? openRule(terms, appointment) : { kind: 'closed' };
}

function openRule(
  { cancelUntil, isLate, refund, fee }: Omit<CancelTerms, 'mayCancel'>,
  { startsAt, lateFee = null }: Pick<Appointment, 'startsAt' | 'lateFee'>,
): OpenCancelRule {
  if (isLate) return { kind: 'late', since: cancelUntil, refund, fee };
  if (cancelUntil >= startsAt) return { kind: 'anytime', refund };
  return { kind: 'free', until: cancelUntil, refund, lateFee };
}

/** What may change by the mere passing of time. */
export interface TimedTerms {
  readonly terms: CancelTerms;
  readonly appointment: Pick<Appointment, 'startsAt'>;
}

/** Whether what the back end said has changed by the mere passing of time. */
export function isStale({ terms, appointment }: TimedTerms, now: Instant): boolean {
  if (!terms.mayCancel) return false;
  return (!terms.isLate && now > terms.cancelUntil) || now >= appointment.startsAt;
}
