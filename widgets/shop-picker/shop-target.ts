import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { buildHref, serviceRoute, type Route } from '#domain/site/routes.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';

/** What decides where the shops of an element of its own lead. */
export interface ShopTargetContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly shopCount: number;
  readonly wanted: { readonly service: Service; readonly category: Category } | null;
  /** Address of the company's storefront, as the host page wrote it. */
  readonly base: string | undefined;
  readonly showsMore: boolean;
}

/**
 * Where a shop leads from a page that is not the company's storefront: to that storefront where the page names its
 * address; else into the booking on the same page; else the page is told, and does what it likes.
 */
export function shopTarget(
  { site, locale, shopCount, wanted, base, showsMore }: ShopTargetContext,
  shop: Shop,
): Target {
  const route: Route = wanted
    ? serviceRoute(shop.slug, shopCount, wanted.category.slug, wanted.service.slug)
    : { kind: 'shop', shop: shop.slug };
  const query: Partial<RouteQuery> = wanted && !showsMore ? { page: 'reserved' } : {};
  const address = storefrontBase(base);
  const see = () => site.opened(shopPickerFeature).get()?.history.see(shop.id);
  if (address !== null) {
    return {
      href: address + buildHref(route, locale, query),
      go() {
        if (!site.navigation.open(route, query)) return;
        see();
        return 'follow';
      },
    };
  }
  return {
    href: null,
    go() {
      see();
      if (site.reservations.ask(route, query) === null) site.navigation.open(route, query);
    },
  };
}
