import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { OpenedAppointments } from '#widgets/account/orders/opened-appointments.tsx';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';

/** What a link of a mail opens by its key: an appointment, or a place that became free. */
export function AppointmentsPage({
  site,
  company,
  catalogue: { shops },
  route,
}: StorefrontPageProps<RouteOf<'appointment' | 'freed-place'>>) {
  return <OpenedAppointments {...{ site, company, shops, Login, targetTo }} page={route} />;
}
