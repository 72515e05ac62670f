import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import type { Route } from '#domain/site/routes.ts';
import type { AppointmentPage } from '#widgets/appointments/appointment-pages.tsx';

/** A page that few visits begin with. */
export type OtherPage =
  | { readonly kind: 'contact' | 'cart' | 'login' }
  | { readonly kind: 'shop'; readonly shop: string }
  | { readonly kind: 'legal'; readonly section: LegalSection | null };

/** The pages that there are. */
export type PageKind =
  | { readonly kind: 'home' | 'services' | 'closure' | 'waiting' }
  | OtherPage
  | { readonly kind: 'category'; readonly shop: string | null; readonly category: string }
  | { readonly kind: 'service'; readonly shop: string | null; readonly service: string }
  | AppointmentPage
  /** `unresolved`: no page has such an address at all; else its content is not there. */
  | { readonly kind: 'missing'; readonly unresolved: boolean };

/** What is known so far: null while it is being asked for. */
export interface Known {
  readonly shops: readonly Shop[] | null;
  readonly categories: readonly Category[] | null;
}

const MISSING = { kind: 'missing', unresolved: false } as const;

/**
 * The page of a route. A slug that is known to belong to nothing gives the missing page; but a service may be withdrawn while
 * it is being booked, which the reservation says itself, with what else is in the visit.
 */
export function pageOf(route: Route | null, known: Known, isReserving = false): PageKind {
  switch (route?.kind) {
    case undefined:
      return { kind: 'missing', unresolved: true };
    case 'home':
    case 'services':
    case 'contact':
    case 'cart':
    case 'waiting':
      return { kind: route.kind };
    case 'disabled':
      return { kind: 'closure' };
    case 'legal':
      return { kind: 'legal', section: route.section };
    case 'auth':
      return isLogin(route.page) ? { kind: 'login' } : MISSING;
    case 'orders':
      return { kind: 'orders' };
    case 'order':
    case 'appointment':
    case 'freed-place':
      return route;
    case 'shop':
      return isShop(route.shop, known) ? { kind: 'shop', shop: route.shop } : MISSING;
    case 'category':
      return isShop(route.shop, known) && isCategory(route.category, known) ? route : MISSING;
    case 'service':
      return isShop(route.shop, known) && (isReserving || isService(route.service, known)) ? route : MISSING;
    default:
      return MISSING;
  }
}

function isLogin(page: string): boolean {
  return page === 'entry' || page === 'login' || page === 'customer-login';
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
