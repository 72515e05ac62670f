import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { Booking } from '#widgets/booking/booking.tsx';

/** The services by category, a service, and its reservation. */
export function CataloguePage({
  site,
  emit,
}: StorefrontPageProps<RouteOf<'services' | 'category' | 'service'>>) {
  return <Booking site={site} emit={emit} headingLevel={1} />;
}
