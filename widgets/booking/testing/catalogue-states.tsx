import { type ReactNode } from 'react';
import { shownPrice } from '#domain/prices/pricing.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { CategoriesView } from '../catalogue/categories.view.tsx';
import { ServicesView } from '../catalogue/services/services.view.tsx';
import { CategoriesSkeleton, ServicesSkeleton, ServiceSkeleton } from '../catalogue/skeletons.view.tsx';
import { DescriptionView } from '../service/description.view.tsx';
import { ServiceView } from '../service/service.view.tsx';
import { CATEGORIES, CURRENCY, SERVICES, SHOPS } from './samples.ts';

const none = () => {};
const to = { href: '#', go: none };
const currency = CURRENCY;
const [FIRST] = SERVICES;

function Services({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  const [category] = CATEGORIES;
  if (!category) return null;
  const listed = SERVICES.map((service, index) => ({
    service,
    price: shownPrice(service, []),
    showsDuration: true,
    isBookable: index === 0,
    inVisit: false,
  }));
  return (
    <ServicesView
      category={category}
      categories={CATEGORIES}
      services={isEmpty ? [] : listed}
      currency={currency}
      back={to}
      categoryTarget={() => to}
      serviceTarget={() => to}
      onBook={none}
    />
  );
}

/** What the catalogue shows. */
export const CATALOGUE_STATES: Readonly<Record<string, ReactNode>> = {
  categories: <CategoriesView categories={CATEGORIES} targetOf={() => to} />,
  'categories loading': <CategoriesSkeleton />,
  services: <Services />,
  'services, none': <Services isEmpty />,
  'services loading': <ServicesSkeleton />,
  service: FIRST && (
    <ServiceView
      service={FIRST}
      price={shownPrice(FIRST, [])}
      currency={currency}
      shops={SHOPS.map((shop) => ({ shop, price: 8500 }))}
      isBookable
      description={<DescriptionView kind="ready" html="<p>Le grand classique.</p>" />}
      back={{ to, label: 'Massages' }}
      onBook={none}
    />
  ),
  'service loading': <ServiceSkeleton />,
  'a description loading': <DescriptionView kind="loading" />,
  'a description that failed': <DescriptionView kind="failed" retry={none} />,
  'a failure': <ErrorState onRetry={none} />,
  'no connection': <ErrorState offline onRetry={none} />,
};
