import { AppointmentPages, type AppointmentPage } from '#widgets/appointments/appointment-pages.tsx';
import type { AppointmentPageProps } from '#widgets/appointments/page-props.ts';
import type { AppointmentParts } from '#widgets/appointments/parts.ts';
import { CalendarLinks } from '#widgets/booking/confirmation/confirmation.view.tsx';
import { HoldClock } from '#widgets/booking/details/hold-clock.view.tsx';
import { PlacedLines, VisitMoment, VisitPlace } from '#widgets/booking/summary/visit-summary.view.tsx';
import { ChooseTime } from '#widgets/booking/reservation/choose-time.tsx';
import { openReservation } from '#widgets/cart/services/use-booking-cart.ts';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';

const parts: AppointmentParts = {
  Login,
  VisitMoment,
  VisitPlace,
  PlacedLines,
  CalendarLinks,
  ChooseTime,
  HoldClock,
  targetTo,
  openReservation,
};

/** The pages after a booking, with the parts of the reservation that they show. */
export function Appointments(
  props: Omit<AppointmentPageProps, 'parts'> & { readonly page: AppointmentPage },
) {
  return <AppointmentPages {...props} parts={parts} />;
}
