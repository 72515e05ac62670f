import type { Company } from '#domain/company/company.ts';
import { storefrontBase } from '#domain/shops/storefront-base.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { buildHref, type Route } from '#domain/site/routes.ts';
import type { Locale } from '#domain/locale.ts';
import type { Site } from '#stores/site.ts';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';
import type { Target } from '#ui/actions/link.tsx';
import { isAccountRoute } from '../account-route.ts';

export interface LinkContext {
  readonly site: Site;
  readonly company: Company;
  readonly locale: Locale;
  /** Address of the company's storefront, as the host page wrote it. */
  readonly base?: string | undefined;
}

/**
 * A page of the account opens in the element. What only a whole site shows is a link to the company's, or to its website where
 * nobody says where that is; a reservation opens in an element of the page that shows some, if there is one.
 */
export function accountTarget(
  { site, company, locale, base }: LinkContext,
  route: Route,
  query: Partial<RouteQuery> = {},
): Target {
  const { navigation, reservations } = site;
  if (isAccountRoute(route)) {
    return {
      href: navigation.href(route, query),
      go: () => afterPaint(() => void navigation.open(route, query)),
    };
  }
  const address = storefrontBase(base);
  const href =
    address === null
      ? company.identity.websiteUrl || '/'
      : address + buildHref(route, locale, query, navigation.added);
  return {
    href,
    go: () => (isBooking(route) && reservations.ask(route, query) !== null ? undefined : 'follow'),
  };
}

function isBooking({ kind }: Route): boolean {
  return kind === 'services' || kind === 'category' || kind === 'service';
}
