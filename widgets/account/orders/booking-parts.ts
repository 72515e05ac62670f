import type { AppointmentParts } from '#widgets/appointments/parts.ts';
import { CalendarLinks } from '#widgets/booking/confirmation/confirmation.view.tsx';
import { ChooseTime } from '#widgets/booking/reservation/choose-time.tsx';
import { CancellationDeadline } from '#widgets/visit-summary/cancellation-deadline.view.tsx';
import { CustomerMessage } from '#widgets/visit-summary/customer-message.view.tsx';
import { PlacedLines, VisitMoment, VisitPlaceToFind } from '#widgets/visit-summary/visit-summary.view.tsx';
import { openReservation } from '#widgets/visit-summary/open-reservation.ts';
import { DocumentLinks } from '../parts/document-links.view.tsx';

/** The parts of the reservation that the pages of appointments show, wherever those stand. */
export const bookingParts: Omit<AppointmentParts, 'Login' | 'targetTo'> = {
  VisitMoment,
  VisitPlace: VisitPlaceToFind,
  CancellationDeadline,
  PlacedLines,
  CustomerMessage,
  CalendarLinks,
  DocumentLinks,
  ChooseTime,
  openReservation,
};
