import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Booking } from '#widgets/booking/booking.tsx';
import { targetTo } from '../../place/target.ts';
import { ShopHours } from '../../shops/shop-hours.tsx';
import { useSeen } from '../../shops/use-seen.ts';
import { ShopPageView } from './shop-page.view.tsx';

/** A shop: where it is, when it is open, and what it offers. */
export function ShopPage({ site, emit, catalogue, route }: StorefrontPageProps<RouteOf<'shop'>>) {
  const shop = catalogue.shops?.find(({ slug }) => slug === route.shop);
  useSeen(site, shop?.id ?? null);
  if (!shop) return <PagesSkeleton />;
  return (
    <ShopPageView
      shop={shop}
      back={targetTo(site.navigation, { kind: 'contact' })}
      hours={<ShopHours site={site} shop={shop} />}
    >
      <Booking site={site} emit={emit} headingLevel={2} />
    </ShopPageView>
  );
}
