import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart } from '#ui/lazy-part.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import type { ServicePageProps } from '../service/service-page.tsx';
import { CategoriesView } from './categories.view.tsx';
import type { ListedService } from './service-line.view.tsx';
import { ServicesView } from './services.view.tsx';
import { ServiceSkeleton } from './skeletons.view.tsx';
import { UnknownEntry } from './unknown-entry.tsx';
import {
  canBook,
  selectedCategories,
  nonEmptyCategories,
  priceIn,
  selectedShops,
  useArrivalFocus,
  useCatalogueLinks,
  type CatalogueProps,
} from './catalogue-selection.ts';

/** The page of a service: nobody needs it before a list was looked at, or a link leads there. */
export const servicePart = lazyPart(() => import('../service/service-page.tsx'));

/** Beside the button that books: nobody presses it before the list is read. */
const addPart = lazyPart(() => import('./add-to-visit.tsx'));

function Categories(props: CatalogueProps) {
  const { t } = useTexts();
  const links = useCatalogueLinks(props);
  const heading = useArrivalFocus(props);
  const categories = nonEmptyCategories(selectedCategories(props));
  if (categories.length === 0) {
    return <EmptyState title={t('booking:catalogue.empty')} text={t('booking:catalogue.emptyHint')} />;
  }
  const [only, ...others] = categories;
  // One category is no choice.
  if (only && others.length === 0) return <Services {...props} slug={only.slug} />;
  return <CategoriesView categories={categories} targetOf={links.category} focusRef={heading} />;
}

function Services({ slug, ...props }: CatalogueProps & { readonly slug: string }) {
  const { site, company, onBook } = props;
  const links = useCatalogueLinks(props);
  const heading = useArrivalFocus(props);
  const cart = useStore(site.bookingCart.$cart);
  useEffect(() => void servicePart.load().catch(() => {}), []);
  const categories = selectedCategories(props);
  const category = categories.find((one) => one.slug === slug);
  const add = addPart.usePart(company.cartActive);
  if (!category) return <UnknownEntry {...props} what="category" />;
  const { showsPrice, showsDuration } = company.booking;
  const services = category.services.map((service): ListedService => ({
    service,
    price: showsPrice ? priceIn(selectedShops(props), service) : null,
    durationMinutes: showsDuration ? service.durationMinutes : null,
    isBookable: canBook(props, service),
    add: add.kind === 'ready' && <add.value.AddToVisit {...props} service={service} />,
    inVisit: cart.serviceIds.includes(service.id),
  }));
  return (
    <ServicesView
      category={category}
      categories={nonEmptyCategories(categories)}
      services={services}
      currency={company.currency}
      back={nonEmptyCategories(categories).length > 1 ? links.categories : null}
      focusRef={heading}
      categoryTarget={links.category}
      serviceTarget={(service) => links.service(service, category)}
      onBook={(service) => onBook(service, category)}
    />
  );
}

function Service(props: ServicePageProps) {
  const { t } = useTexts();
  const page = servicePart.usePart(true);
  switch (page.kind) {
    case 'waiting':
      return <ServiceSkeleton />;
    case 'failed':
      return <ErrorState title={t('common:failed.title')} onRetry={page.retry} />;
    case 'ready':
      return <page.value.ServicePage {...props} />;
  }
}

/** Categories, the services of one, or one service: whatever is selected. */
export function Catalogue(props: CatalogueProps) {
  const { selection } = props;
  switch (selection.kind) {
    case 'categories':
      return <Categories {...props} />;
    case 'category':
      return <Services {...props} slug={selection.category} />;
    case 'service':
      return <Service {...props} slug={selection.service} inCategory={selection.category} />;
  }
}
