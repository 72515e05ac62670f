import { useRef } from 'react';
import type { RouteOf } from '#domain/site/routes.ts';
import { shopGroups, type Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { targetTo } from '../../place/target.ts';
import { ShopHours } from '../../shops/shop-hours.tsx';
import { useSpokenPart } from '../use-spoken-part.ts';
import { ContactMap } from './contact-map.tsx';
import type { MarkOf } from './map-mark.view.tsx';
import { ContactView, FEW_SHOPS } from './contact.view.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';

const manyShopsPart = lazyPart(() => import('./many-shops.view.tsx'));

/** In the order in which the page shows them. */
function marksOf(shops: readonly Shop[], { mapTiles }: Company): MarkOf {
  const isMany = shops.length > FEW_SHOPS;
  const shown = isMany ? shopGroups(shops).flatMap((group) => group.shops) : shops;
  const placed = mapTiles ? shown.filter(({ position }) => position !== null) : [];
  return (shop) => {
    const index = placed.indexOf(shop);
    if (index < 0) return null;
    return shops.length === 1 ? '' : index + 1;
  };
}

/** How to reach the company; many shops come with a search, and with code of their own. */
export function ContactPage({ site, company, catalogue }: StorefrontPageProps<RouteOf<'contact'>>) {
  const { shops } = catalogue;
  const isMany = (shops?.length ?? 0) > FEW_SHOPS;
  const part = useSpokenPart(site, manyShopsPart, ['shop-picker'], isMany);
  const list = useRef<HTMLDivElement>(null);
  if (!shops || (isMany && part.kind === 'waiting')) return <PagesSkeleton />;
  const targetOf = (shop: Shop) => targetTo(site.navigation, { kind: 'shop', shop: shop.slug });
  const markOf = marksOf(shops, company);
  const choose = (slug: string) => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-shop="${CSS.escape(slug)}"]`);
    const shop = shops.find((each) => each.slug === slug);
    if (!entry) return void (shop && targetOf(shop).go());
    entry.scrollIntoView({ block: 'nearest' });
    entry.querySelector<HTMLElement>('a,button')?.focus();
  };
  const hoursOf = (shop: Shop) => <ShopHours site={site} shop={shop} />;
  const placed = shops.flatMap((shop) => {
    const mark = markOf(shop);
    return mark === null ? [] : [{ shop, mark }];
  });
  return (
    <ContactView
      company={company}
      shops={shops}
      targetOf={targetOf}
      hoursOf={hoursOf}
      markOf={markOf}
      listRef={list}
      map={
        company.mapTiles &&
        placed.length > 0 && <ContactMap tiles={company.mapTiles} shops={placed} onChoose={choose} />
      }
      many={
        part.kind === 'ready' ? (
          <part.value.ManyShops shops={shops} targetOf={targetOf} hoursOf={hoursOf} markOf={markOf} />
        ) : (
          part.kind === 'failed' && <ErrorState onRetry={part.retry} />
        )
      }
    />
  );
}
