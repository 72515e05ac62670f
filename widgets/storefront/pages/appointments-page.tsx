import type { ComponentProps } from 'react';
import type { Route, RouteOf } from '#domain/site/routes.ts';
import { appointmentsStoreFeature } from '#stores/appointments/feature.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { AccountNavigation } from '#widgets/account/navigation/account-navigation.tsx';
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

type OpenedProps = Pick<ComponentProps<typeof AppointmentPages>, 'site' | 'company' | 'shops' | 'page'>;

function Opened(props: OpenedProps) {
  const opened = useOpened(props.site, appointmentsStoreFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return <AppointmentPages {...props} appointments={opened.value} parts={parts} />;
}

/** The pages after a booking, with the parts of the reservation that they show. */
export function AppointmentsPage({
  site,
  company,
  catalogue,
  route,
}: StorefrontPageProps<RouteOf<AppointmentPage['kind']>>) {
  const isOwn = route.kind !== 'appointment' && route.kind !== 'freed-place';
  const to = (where: Route) => targetTo(site.navigation, where);
  return (
    <>
      {isOwn && <AccountNavigation site={site} company={company} to={to} current="orders" />}
      <Opened site={site} company={company} shops={catalogue.shops} page={route} />
    </>
  );
}
