import type { CheckedContact } from '#domain/people/contact-details.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { createToldBooking } from './told-booking.ts';
import { createVisitConfirming, type ConfirmingTools } from './visit-confirming.ts';
import { createVisitPayment } from './visit-payment.ts';
import { createVisitSending } from './visit-sending.ts';

export interface WaysToBookTools extends Omit<ConfirmingTools, 'api'> {
  readonly check: () => CheckedContact;
  /** Asks for more time. */
  readonly extend: () => Promise<unknown>;
}

/** What is held is booked by the last button of the reservation, or by being paid at the checkout. */
export function createWaysToBook(
  { connection, visitor, announcements }: FeatureTools,
  given: WaysToBookTools,
) {
  const { api } = connection;
  const { bookingCart } = visitor;
  const told = createToldBooking(connection, announcements);
  const confirming = createVisitConfirming({ ...given, api });
  return {
    sending: createVisitSending({ ...given, told, bookingCart, confirming }),
    payment: createVisitPayment({ ...given, api, told, bookingCart }),
  };
}
