import type { RouteOf } from '#domain/site/routes.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { targetTo } from '../../place/target.ts';
import { ShopHours } from '../../shops/shop-hours.tsx';
import { useSpokenPart } from '../use-spoken-part.ts';
import { ContactView, FEW_SHOPS } from './contact.view.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';

const manyShopsPart = lazyPart(() => import('./many-shops.view.tsx'));

/** How to reach the company; many shops come with a search, and with code of their own. */
export function ContactPage({ site, company, catalogue }: StorefrontPageProps<RouteOf<'contact'>>) {
  const { shops } = catalogue;
  const isMany = (shops?.length ?? 0) > FEW_SHOPS;
  const part = useSpokenPart(site, manyShopsPart, ['shop-picker'], isMany);
  if (!shops || (isMany && part.kind === 'waiting')) return <PagesSkeleton />;
  const targetOf = (shop: Shop) => targetTo(site.navigation, { kind: 'shop', shop: shop.slug });
  const hoursOf = (shop: Shop) => <ShopHours site={site} shop={shop} />;
  return (
    <ContactView
      company={company}
      shops={shops}
      targetOf={targetOf}
      hoursOf={hoursOf}
      many={
        part.kind === 'ready' ? (
          <part.value.ManyShops shops={shops} targetOf={targetOf} hoursOf={hoursOf} />
        ) : (
          part.kind === 'failed' && <ErrorState onRetry={part.retry} />
        )
      }
    />
  );
}
