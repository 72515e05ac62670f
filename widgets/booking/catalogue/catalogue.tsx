import { lazyPart } from '#ui/loading/lazy-part.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import type { ServicePageProps } from '../service/service-page.tsx';
import { CategoriesView } from './categories.view.tsx';
import type { CategoriesLayout } from './layouts/catalogue-layouts.ts';
import { categoriesLayouts } from './layouts/categories-variants.ts';
import { servicePart } from './service-part.ts';
import { CategoriesSkeleton, ServiceSkeleton, ServicesSkeleton } from './skeletons.view.tsx';
import {
  selectedCategories,
  nonEmptyCategories,
  useArrivalFocus,
  useCatalogueLinks,
  type CatalogueProps,
} from './catalogue-selection.ts';

const LAYOUTS: Variants<CategoriesLayout> = {
  kind: 'servicesCateg',
  first: { id: 'default', variant: { Categories: CategoriesView } },
  others: categoriesLayouts,
};

function Categories(props: CatalogueProps) {
  const { t } = useTexts();
  const links = useCatalogueLinks(props);
  const heading = useArrivalFocus(props);
  const layout = useVariant(LAYOUTS, props.site);
  const categories = nonEmptyCategories(selectedCategories(props));
  if (categories.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t('booking:catalogue.empty')} text={t('booking:catalogue.emptyHint')} />
      </slot>
    );
  }
  const [only, ...others] = categories;
  // One category is no choice.
  if (only && others.length === 0) return <Services {...props} slug={only.slug} />;
  if (!layout) return <CategoriesSkeleton />;
  return <layout.Categories categories={categories} targetOf={links.category} focusRef={heading} />;
}

/** The services of a category: they are asked for once the categories are painted, or where one is meant from the start. */
export const categoryPart = lazyPart(() => import('./services/services.tsx'));

function Services(props: CatalogueProps & { readonly slug: string }) {
  const part = categoryPart.usePart(true);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <ServicesSkeleton />;
  return <part.value.Services {...props} />;
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
  categoryPart.usePart(useIsPainted());
  switch (selection.kind) {
    case 'categories':
      return <Categories {...props} />;
    case 'category':
      return <Services {...props} slug={selection.category} />;
    case 'service':
      return <Service {...props} slug={selection.service} inCategory={selection.category} />;
  }
}
