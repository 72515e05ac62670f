import { type ReactNode } from 'react';
import { shownPrice } from '#domain/prices/pricing.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { CategoriesView } from '../catalogue/categories.view.tsx';
import type { CategoryHeadLayout, ServicesLayout } from '../catalogue/layouts/catalogue-layouts.ts';
import { linesLayout } from '../catalogue/layouts/lines.view.tsx';
import { Names } from '../catalogue/layouts/names.view.tsx';
import { PictureHead } from '../catalogue/layouts/picture-head.view.tsx';
import { PriceList } from '../catalogue/layouts/price-list.view.tsx';
import { ServiceCards } from '../catalogue/layouts/service-cards.view.tsx';
import { Squares } from '../catalogue/layouts/squares.view.tsx';
import { tabsHead } from '../catalogue/layouts/tabs-head.view.tsx';
import { ServicesView } from '../catalogue/services/services.view.tsx';
import { CategoriesSkeleton, ServicesSkeleton, ServiceSkeleton } from '../catalogue/skeletons.view.tsx';
import { DescriptionView } from '../service/description.view.tsx';
import { ServiceView } from '../service/service.view.tsx';
import { CATEGORIES, CURRENCY, SERVICES, SHOPS } from './samples.ts';

const none = () => {};
const to = { href: '#', go: none };
const currency = CURRENCY;
const [FIRST] = SERVICES;

interface SampleProps {
  readonly isEmpty?: boolean;
  readonly head?: CategoryHeadLayout;
  readonly list?: ServicesLayout;
}

function Services({ isEmpty = false, head = tabsHead, list = linesLayout }: SampleProps) {
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
      head={head}
      list={list}
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
  'categories, as squares': <Squares categories={CATEGORIES} targetOf={() => to} />,
  'categories, as names': <Names categories={CATEGORIES} targetOf={() => to} />,
  'categories loading': <CategoriesSkeleton />,
  services: <Services />,
  'services, none': <Services isEmpty />,
  'services, as cards': <Services list={{ Services: ServiceCards }} />,
  'services, as a list of prices': <Services list={{ Services: PriceList }} />,
  'services, below a picture': <Services head={{ Head: PictureHead }} />,
  'services loading': <ServicesSkeleton />,
  service: FIRST && (
    <ServiceView
      service={FIRST}
      price={shownPrice(FIRST, [])}
      currency={currency}
      shops={SHOPS.map((shop) => ({ shop, price: 8500 }))}
      isBookable
      dueOnline={{ mode: 'deposit', depositPercent: 30, isOptional: false }}
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
