import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Service, Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import { shownPrice, type ShownPrice } from '#domain/pricing.ts';
import type { Site } from '#stores/site.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { waysOf, type Wanted } from '../places.ts';

/** Everything that the catalogue's screens are drawn from. */
export interface CatalogueProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly categories: readonly Category[];
  readonly wanted: Wanted;
  /** The visitor came here from another screen of this part: its heading takes the focus. */
  readonly isArrival: boolean;
  /** A service is to be booked. */
  readonly onBook: (service: Service, category: Category | null) => void;
}

/** The shops that are meant: the wanted one where it exists, else all. */
export function shopsMeant({ shops, wanted }: CatalogueProps): readonly Shop[] {
  const own = shops.filter(({ slug }) => slug === wanted.shop);
  return own.length > 0 ? own : shops;
}

export function offering(shops: readonly Shop[], { id }: Service): readonly Shop[] {
  return shops.filter(({ serviceIds }) => serviceIds.has(id));
}

export function priceIn(shops: readonly Shop[], service: Service): ShownPrice {
  return shownPrice(
    service,
    offering(shops, service).map(({ externalId }) => externalId),
  );
}

export function canBook({ company, ...props }: CatalogueProps, service: Service): boolean {
  const somewhere = offering(shopsMeant({ company, ...props }), service).some(({ bookable }) => bookable);
  return company.booking.active && service.bookable && somewhere;
}

/** Within a shop, only what it offers. */
export function categoriesMeant(props: CatalogueProps): readonly Category[] {
  const shops = shopsMeant(props);
  if (shops.length === props.shops.length) return props.categories;
  return props.categories.map((category) => ({
    ...category,
    services: category.services.filter((service) => offering(shops, service).length > 0),
  }));
}

/** Those worth going into. */
export function filled(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ services }) => services.length > 0);
}

export function useWays({ site, shops, wanted }: CatalogueProps) {
  // The place takes part in each link of `query` mode.
  useStore(site.navigation.$place);
  return waysOf(site.navigation, shops, wanted.shop);
}

/** The heading of a screen that the visitor moved to; at the first one the focus stays where the page has it. */
export function useArrival({ isArrival, wanted }: CatalogueProps): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = JSON.stringify(wanted);
  useEffect(() => {
    if (isArrival) focusInView(heading.current);
  }, [isArrival, place]);
  return heading;
}
