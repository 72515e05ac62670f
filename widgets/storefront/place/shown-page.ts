import type { Company } from '#domain/company/company.ts';
import { sellsProducts, sellsVouchers } from '#domain/company/modules.ts';
import type { Route } from '#domain/site/routes.ts';
import { isShownRoute } from '#domain/site/pages/shown-routes.ts';
import type { NamedPage } from './use-named-page.ts';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';

/** What an address shows: the page of its route, or that there is none. */
export type ShownPage =
  | Route
  /** `unresolved`: no page has such an address at all; else its content is not there. */
  | { readonly kind: 'missing'; readonly unresolved: boolean };

interface Known extends Pick<LoadedCatalogue, 'shops' | 'categories'> {
  /** Null while it is not known. */
  readonly company: Company | null;
  /** The article or product that the address names: null where there is none, undefined while that is not known. */
  readonly named: NamedPage | null | undefined;
}

const MISSING = { kind: 'missing', unresolved: false } as const;

interface Reading {
  /** Whether a feature has a page for this kind of address. */
  readonly hasPage: (kind: Route['kind']) => boolean;
  /** The reservation is open. */
  readonly isReserving: boolean;
}

/**
 * The page of a route. A slug that is known to belong to nothing gives the missing page; but a service may be withdrawn while
 * it is being booked, which the reservation says itself, with what else is in the visit.
 */
export function shownPage(route: Route | null, known: Known, { hasPage, isReserving }: Reading): ShownPage {
  if (route === null) return { kind: 'missing', unresolved: true };
  if (!isShownRoute(route, hasPage)) return MISSING;
  return isThere(route, known, isReserving) ? route : MISSING;
}

/** Whether what the address names is there, as far as that is known. */
function isThere(route: Route, known: Known, isReserving: boolean): boolean {
  const { company, named } = known;
  if (named === null) return false;
  switch (route.kind) {
    case 'shop':
      return isShop(route.shop, known);
    case 'category':
      return isShop(route.shop, known) && isCategory(route.category, known);
    case 'service':
      return isShop(route.shop, known) && (isReserving || isService(route.service, known));
    case 'magazine':
      return company?.magazineLanguages.length !== 0;
    case 'eshop':
    case 'article':
      return !company || sellsProducts(company);
    case 'gift':
      return !company || sellsVouchers(company);
    default:
      return true;
  }
}

function isShop(slug: string | null, { shops }: Known): boolean {
  return slug === null || !shops || shops.some((shop) => shop.slug === slug);
}

function isCategory(slug: string, { categories }: Known): boolean {
  return !categories || categories.some((category) => category.slug === slug);
}

function isService(slug: string, { categories }: Known): boolean {
  return !categories || categories.some(({ services }) => services.some((service) => service.slug === slug));
}
