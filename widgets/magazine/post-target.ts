import type { Locale } from '#domain/locale.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { buildHref, type Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';

/** Where the links of a magazine lead. */
export interface LinkContext {
  readonly site: Site;
  readonly locale: Locale;
  /** Address of the company's storefront, as the host page wrote it; absent: they open in the element. */
  readonly base?: string | undefined;
}

/** A page of the magazine: of the company's storefront where the page around names it, else here. */
export function magazineTarget(
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

/** The address by which an article is shared; empty: that of the page around. */
export function sharedAddress({ site, locale, base }: LinkContext, slug: string): string {
  const route = { kind: 'post', post: slug } as const;
  const address = storefrontBase(base);
  if (address !== null) return address + buildHref(route, locale, {});
  return site.navigation.href(route) ?? '';
}
