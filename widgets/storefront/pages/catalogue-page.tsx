import { useStore } from '@nanostores/react';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { Booking } from '#widgets/booking/booking.tsx';
import { LazyReviews } from './lazy-reviews.tsx';

/** The services by category, a service, and its reservation; below a list of services, what customers say. */
export function CataloguePage({
  site,
  emit,
  route,
}: StorefrontPageProps<RouteOf<'services' | 'category' | 'service'>>) {
  const { query } = useStore(site.navigation.$place);
  return (
    <>
      <Booking site={site} emit={emit} headingLevel={1} />
      {route.kind !== 'service' && query.page !== 'reserved' && <LazyReviews site={site} />}
    </>
  );
}
