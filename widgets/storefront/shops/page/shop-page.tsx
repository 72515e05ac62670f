import { useEffect } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { LazySavedVisit } from '#widgets/booking/notices/lazy-saved-visit.tsx';
import { LazyPosts } from '../../pages/lazy-posts.tsx';
import { targetTo } from '../../place/target.ts';
import { ShopOpening, ShopWeek } from '#widgets/contact/hours/shop-hours.tsx';
import { useSeen } from '../use-seen.ts';
import { NextTimes } from './next-times.tsx';
import { ShopServices } from './shop-services.tsx';
import { useOffer } from './use-offer.ts';
import { Team } from './team.tsx';
import type { ShopLayout } from './layouts/shop-layout.ts';
import { splitLayout } from './layouts/split.view.tsx';
import { shopLayouts } from './layouts/variants.ts';

/** A shop: how to book there, what it offers, who works in it, where it is and when it is open. */
export function ShopPage({ site, company, catalogue, route }: StorefrontPageProps<RouteOf<'shop'>>) {
  const shop = catalogue.shops?.find(({ slug }) => slug === route.shop);
  useSeen(site, shop?.id ?? null);
  useEffect(() => void site.catalogue.ensureCategories(), [site]);
  if (!shop) return <PagesSkeleton />;
  return <KnownShop site={site} company={company} catalogue={catalogue} shop={shop} />;
}

type KnownShopProps = Pick<StorefrontPageProps, 'site' | 'company' | 'catalogue'> & { readonly shop: Shop };

const LAYOUTS: Variants<ShopLayout> = {
  kind: 'shop',
  first: { id: 'default', variant: splitLayout },
  others: shopLayouts,
};

function KnownShop({ site, company, catalogue: { shops, categories }, shop }: KnownShopProps) {
  const shopCount = shops?.length ?? 1;
  const props = { site, company, shop, shopCount };
  const layout = useVariant(LAYOUTS, site);
  const offer = useOffer(site, shop, categories);
  const place = offer && wishedVisitPlace({ services: offer.visit, shop, shopCount });
  if (!layout) return <PagesSkeleton />;
  return (
    <layout.Page
      shop={shop}
      back={targetTo(site.navigation, { kind: 'contact' })}
      opening={<ShopOpening site={site} shop={shop} />}
      times={<NextTimes {...props} offer={offer} />}
      booking={place && targetTo(site.navigation, place.route, place.query)}
      team={<Team site={site} shop={shop} />}
      hours={<ShopWeek site={site} shop={shop} />}
      posts={<LazyPosts site={site} company={company} zone={shop.timeZone} shop={shop} />}
    >
      <LazySavedVisit site={site} />
      <ShopServices {...props} categories={categories} />
    </layout.Page>
  );
}
