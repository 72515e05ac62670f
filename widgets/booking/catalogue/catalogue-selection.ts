import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { catalogueLinks, type CatalogueSelection } from './catalogue-links.ts';

/** Everything that the catalogue's screens are drawn from. */
export interface CatalogueProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly categories: readonly Category[];
  readonly selection: CatalogueSelection;
  /** The visitor came here from another screen of this part: its heading takes the focus. */
  readonly isArrival: boolean;
  /** A service is to be booked. */
  readonly onBook: (service: Service, category: Category | null) => void;
}

/** The selected shop where it exists, else all. */
export function selectedShops({ shops, selection }: CatalogueProps): readonly Shop[] {
  const own = shops.filter(({ slug }) => slug === selection.shop);
  return own.length > 0 ? own : shops;
}

export function shopsOffering(shops: readonly Shop[], { id }: Service): readonly Shop[] {
  return shops.filter(({ serviceIds }) => serviceIds.has(id));
}

export function canBook({ company, ...props }: CatalogueProps, service: Service): boolean {
  const somewhere = shopsOffering(selectedShops({ company, ...props }), service).some(
    ({ bookable }) => bookable,
  );
  return company.booking.active && service.bookable && somewhere;
}

/** Within a shop, only what it offers. */
export function selectedCategories(props: CatalogueProps): readonly Category[] {
  const shops = selectedShops(props);
  if (shops.length === props.shops.length) return props.categories;
  return props.categories.map((category) => ({
    ...category,
    services: category.services.filter((service) => shopsOffering(shops, service).length > 0),
  }));
}

/** Those worth going into. */
export function nonEmptyCategories(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ services }) => services.length > 0);
}

export function useCatalogueLinks({ site, shops, selection }: CatalogueProps) {
  // The place takes part in each link of `query` mode.
  useStore(site.navigation.$place);
  return catalogueLinks(site.navigation, shops, selection.shop);
}

/** The heading of a screen that the visitor moved to; at the first one the focus stays where the page has it. */
export function useArrivalFocus({
  isArrival,
  selection,
}: CatalogueProps): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = JSON.stringify(selection);
  useEffect(() => {
    if (isArrival) focusInView(heading.current);
  }, [isArrival, place]);
  return heading;
}
