import type { RouteOf } from '#domain/site/routes.ts';
import { appointmentsStoreFeature } from '#stores/appointments/feature.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { AppointmentPages, type AppointmentPage } from '#widgets/appointments/appointment-pages.tsx';
import type { AppointmentParts } from '#widgets/appointments/parts.ts';
import { CalendarLinks } from '#widgets/booking/confirmation/confirmation.view.tsx';
import { CancellationDeadline } from '#widgets/booking/summary/cancellation-deadline.view.tsx';
import { CustomerMessage } from '#widgets/booking/summary/customer-message.view.tsx';
import { PlacedLines, VisitMoment, VisitPlaceToFind } from '#widgets/booking/summary/visit-summary.view.tsx';
import { ChooseTime } from '#widgets/booking/reservation/choose-time.tsx';
import { openReservation } from '#widgets/cart/services/use-booking-cart.ts';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';
import { useOpened } from '#ui/loading/use-opened.ts';

const parts: AppointmentParts = {
  Login,
  VisitMoment,
  VisitPlace: VisitPlaceToFind,
  CancellationDeadline,
  PlacedLines,
  CustomerMessage,
  CalendarLinks,
  ChooseTime,
  targetTo,
  openReservation,
};

/** The pages after a booking, with the parts of the reservation that they show. */
export function AppointmentsPage({
  site,
  company,
  catalogue,
  route,
}: StorefrontPageProps<RouteOf<AppointmentPage['kind']>>) {
  const opened = useOpened(site, appointmentsStoreFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return (
    <AppointmentPages
      site={site}
      company={company}
      shops={catalogue.shops}
      page={route}
      appointments={opened.value}
      parts={parts}
    />
  );
}
