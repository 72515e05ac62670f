import type { LocalizedText } from '../locale.ts';
import type { Cents, Currency } from '../money.ts';

/** One appointment in a customer's list. Instants in epoch milliseconds. */
export interface PastVisit {
  readonly orderId: string;
  readonly appointmentId: string;
  readonly reference: string;
  /** As the back end names it. */
  readonly status: string;
  readonly shopName: string;
  readonly timeZone: string;
  readonly start: number;
  readonly end: number;
  readonly services: readonly LocalizedText[];
  readonly total: Cents;
  readonly currency: Currency;
}
