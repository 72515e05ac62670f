import type { Locale } from '#domain/locale.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { buildHref, type Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';

/** Where the links of an e-shop lead. */
export interface LinkContext {
  readonly site: Site;
  readonly locale: Locale;
  /** Address of the company's storefront, as the host page wrote it; absent: they open in the element. */
  readonly base?: string | undefined;
}

/** A page of the e-shop: of the company's storefront where the page around names it, else here. */
export function productTarget(
  { site: { navigation }, locale, base }: LinkContext,
  route: Route,
  query: Partial<RouteQuery> = {},
): Target {
  const address = storefrontBase(base);
  if (address === null) {
    return {
      href: navigation.href(route, query),
      go: () => afterPaint(() => void navigation.open(route, query)),
    };
  }
  return {
    href: address + buildHref(route, locale, query),
    go: () => (navigation.open(route, query) ? 'follow' : undefined),
  };
}
