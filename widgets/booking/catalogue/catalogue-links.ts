import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import { serviceRoute, type Route } from '#domain/site/routes.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import type { Target } from '#ui/actions/link.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';

/** The part of the catalogue to show, by slugs. `shop` narrows what is offered. */
export type CatalogueSelection =
  | { readonly kind: 'categories'; readonly shop: string | null }
  | { readonly kind: 'category'; readonly shop: string | null; readonly category: string }
  | {
      readonly kind: 'service';
      readonly shop: string | null;
      readonly category: string | null;
      readonly service: string;
    };

/** What the host page asked for by attributes. */
export interface StartAttributes {
  readonly category?: string | undefined;
  readonly service?: string | undefined;
  readonly shop?: string | undefined;
}

/** The route decides; a route that says nothing of the catalogue leaves it to the attributes. */
export function selectionOf(route: Route | null, start: StartAttributes): CatalogueSelection {
  const shop = start.shop ?? null;
  if (route?.kind === 'category') return { ...route, shop: route.shop ?? shop };
  if (route?.kind === 'service') return { ...route, shop: route.shop ?? shop };
  if (route?.kind === 'services') return { kind: 'categories', shop };
  const ofShop = route?.kind === 'shop' ? route.shop : shop;
  if (start.service !== undefined) {
    return { kind: 'service', shop: ofShop, category: start.category ?? null, service: start.service };
  }
  return start.category === undefined
    ? { kind: 'categories', shop: ofShop }
    : { kind: 'category', shop: ofShop, category: start.category };
}

/** Where links of the catalogue lead, within the selected shop. */
export interface CatalogueLinks {
  readonly categories: Target;
  category(category: Category): Target;
  service(service: Service, category: Category | null): Target;
  /** The reservation of a service, which `enter` puts into the visit, unless the page around would not have it. */
  reserve(service: Service, category: Category | null, enter: (service: Service) => boolean): void;
}

export function catalogueLinks(
  navigation: Navigation,
  shops: readonly Shop[],
  shop: string | null,
): CatalogueLinks {
  const target = (route: Route, query: Partial<RouteQuery> = {}): Target => ({
    href: navigation.href(route, query),
    go: () => afterPaint(() => void navigation.open(route, query)),
  });
  const shopSlug = shops.some(({ slug }) => slug === shop) ? shop : null;
  const toService = (service: Service, category: Category | null) =>
    serviceRoute(shopSlug, shops.length, category?.slug ?? service.categorySlugs[0] ?? '-', service.slug);
  return {
    categories: target(
      shopSlug && shops.length > 1 ? { kind: 'shop', shop: shopSlug } : { kind: 'services' },
    ),
    category: ({ slug }) =>
      target({ kind: 'category', shop: shops.length > 1 ? shopSlug : null, category: slug }),
    service: (service, category) => target(toService(service, category)),
    reserve: (service, category, enter) =>
      afterPaint(() => {
        // Both at once: a service that joined before the reservation is open would have the cart ask for the shop.
        if (!enter(service)) return;
        navigation.open(toService(service, category), { page: 'reserved' });
      }),
  };
}
