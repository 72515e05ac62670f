import type { ContactInput } from '../people/contact-details.ts';
import type { ExternalServiceId, ExternalShopId } from '../catalogue/ids.ts';
import type { LocalizedText } from '../locale.ts';
import type { Cents } from '../prices/money.ts';
import type { OnlinePayment } from '../prices/payment-terms.ts';
import type { Instant } from '../time/instant.ts';

interface Practitioner {
  readonly id: string;
  readonly name: string;
}

/** One service of a visit at its moment, with those who perform it. */
export interface PlacedService {
  readonly externalServiceId: ExternalServiceId;
  readonly name: LocalizedText;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly practitioner: Practitioner;
  /** The visitor asked for that one; else it was whoever was free. */
  readonly isPractitionerChosen: boolean;
  /** Those who perform it together with the first. */
  readonly otherPractitioners: readonly Practitioner[];
  readonly price: Cents;
}

/** In the order of the visit, which has one at least. */
export type PlacedServices = readonly [PlacedService, ...PlacedService[]];

/** A slot kept for one visit while its form is filled in. */
export interface Hold {
  readonly id: string;
  /** By the server's clock. */
  readonly expiresAt: Instant;
  readonly externalShopId: ExternalShopId;
  readonly lines: PlacedServices;
  /** What the server will charge: the sum shown to the visitor. */
  readonly total: Cents;
}

/** What a cancellation costs once it is free no more. */
export interface LateFee {
  /** Of the price of the services; null where less than that is there to be kept. */
  readonly percent: number | null;
  readonly amount: Cents;
}

/** What a held visit costs with all that is taken off. `due` is left to pay. */
export interface Bill {
  readonly subtotal: Cents;
  /** By a coupon, or by what applies by itself. */
  readonly discount: Cents;
  /** As the company calls it; empty where it has no name. */
  readonly discountName: LocalizedText;
  readonly voucher: Cents;
  readonly due: Cents;
  /** What of that is paid online; null where nothing is. */
  readonly online?: OnlinePayment | null;
  /** Of a late cancellation, as the back end tells it; null where it tells of none. */
  readonly lateFee?: LateFee | null;
}

export interface Appointment {
  readonly id: string;
  /** Short, for people. */
  readonly reference: string;
  /** As the back end names it: `confirmed`, `pending`…; an unknown word is shown neutrally. */
  readonly status: string;
  readonly paymentStatus: string;
  readonly externalShopId: ExternalShopId;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly lines: PlacedServices;
  /** After discounts. */
  readonly total: Cents;
  /** As the company calls what was taken off; empty where it has no name. */
  readonly discountName: LocalizedText;
  /** Of the total, what need not be paid in the shop any more. */
  readonly paid: Cents;
  /** Of a late cancellation, as the back end tells it; null where it tells of none. */
  readonly lateFee?: LateFee | null;
  /** When an SMS will remind of it, as its customer has chosen; null where none will. */
  readonly smsReminderAt?: Instant | null;
  /** As it was booked: the phone is E.164. */
  readonly contact: ContactInput;
  /** Opens the appointment without an account. */
  readonly manageKey: string;
  /** Page of the company's site that opens it so; empty where there is none. */
  readonly manageUrl: string;
}
