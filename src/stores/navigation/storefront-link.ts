import { storefrontPath } from '#domain/shops/storefront-base.ts';
import { buildHref, type Route } from '#domain/site/routes.ts';
import type { Site } from '../site.ts';

interface ElementOnPage {
  readonly site: Pick<Site, 'navigation' | 'locale'>;
  /** Where the element says that the company's storefront is. */
  readonly base?: string | undefined;
}

/** `follow`: the browser is to follow the address by itself, out of this page. */
export interface StorefrontLink {
  readonly href: string | null;
  readonly go: () => 'follow' | void;
}

/** The way to a page of the storefront that has all that this page keeps; null where none is on this page's origin. */
export function storefrontLink(
  { site: { navigation, locale }, base }: ElementOnPage,
  route: Route,
  onGo: () => void = () => undefined,
): StorefrontLink | null {
  if (navigation.mode === 'history') {
    return {
      href: navigation.href(route),
      go() {
        if (navigation.open(route)) onGo();
      },
    };
  }
  const path = storefrontPath(base);
  if (path === null) return null;
  return {
    href: path + buildHref(route, locale.$locale.get()),
    go: () => (navigation.announced(route, () => true) ? 'follow' : undefined),
  };
}
