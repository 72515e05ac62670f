import type { LocalizedText } from '../locale.ts';
import type { Cents, Currency } from '../prices/money.ts';
import type { Instant } from '../time/instant.ts';

/** One appointment in a customer's list. */
export interface ListedAppointment {
  readonly orderId: string;
  readonly appointmentId: string;
  readonly reference: string;
  /** As the back end names it. */
  readonly status: string;
  readonly shopName: string;
  readonly timeZone: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly services: readonly LocalizedText[];
  readonly total: Cents;
  readonly currency: Currency;
}
