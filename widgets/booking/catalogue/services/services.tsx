import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import {
  canBook,
  nonEmptyCategories,
  selectedCategories,
  selectedShops,
  useArrivalFocus,
  useCatalogueLinks,
  type CatalogueProps,
} from '../catalogue-selection.ts';
import type { CategoryHeadLayout, ServicesLayout } from '../layouts/catalogue-layouts.ts';
import { linesLayout } from '../layouts/lines.view.tsx';
import { tabsHead } from '../layouts/tabs-head.view.tsx';
import { headLayouts, servicesLayouts } from '../layouts/services-variants.ts';
import { ServicesSkeleton } from '../skeletons.view.tsx';
import { priceIn } from './price-in.ts';
import type { ListedService } from './service-line.view.tsx';
import { servicePart } from '../service-part.ts';
import { ServicesView } from './services.view.tsx';
import { useToldList } from './use-told-list.ts';
import { UnknownEntry } from '../unknown-entry.tsx';

/** Beside the button that books: nobody presses it before the list is read. */
const addPart = lazyPart(() => import('./add-to-visit.tsx'));

const HEADS: Variants<CategoryHeadLayout> = {
  kind: 'categories',
  first: { id: 'default', variant: tabsHead },
  others: headLayouts,
};
const LISTS: Variants<ServicesLayout> = {
  kind: 'services',
  first: { id: 'default', variant: linesLayout },
  others: servicesLayouts,
};

/** The services of a category. */
export function Services({ slug, ...props }: CatalogueProps & { readonly slug: string }) {
  const { site, company, onBook } = props;
  const links = useCatalogueLinks(props);
  const heading = useArrivalFocus(props);
  const cart = useStore(site.bookingCart.$cart);
  useEffect(() => void servicePart.load().catch(() => {}), []);
  const categories = selectedCategories(props);
  const category = categories.find((one) => one.slug === slug);
  useToldList(props, category);
  const add = addPart.usePart(company.cartActive);
  const head = useVariant(HEADS, site);
  const list = useVariant(LISTS, site);
  if (!category) return <UnknownEntry {...props} what="category" />;
  if (!head || !list) return <ServicesSkeleton />;
  const { showsPrice, showsDuration } = company.booking;
  const services = category.services.map((service): ListedService => ({
    service,
    price: showsPrice ? priceIn(selectedShops(props), service) : null,
    showsDuration,
    isBookable: canBook(props, service),
    add: add.kind === 'ready' && <add.value.AddToVisit {...props} service={service} />,
    inVisit: cart.serviceIds.includes(service.id),
  }));
  return (
    <ServicesView
      head={head}
      list={list}
      category={category}
      categories={nonEmptyCategories(categories)}
      services={services}
      currency={company.currency}
      back={nonEmptyCategories(categories).length > 1 ? links.categories : null}
      hint={add.kind === 'ready' && <add.value.NeedsShop {...props} />}
      focusRef={heading}
      categoryTarget={links.category}
      serviceTarget={(service) => links.service(service, category)}
      onBook={(service) => onBook(service, category)}
    />
  );
}
