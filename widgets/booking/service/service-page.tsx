import type { Category } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { shownPrice } from '#domain/prices/pricing.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { useTexts } from '#ui/texts.ts';
import { ServiceSkeleton } from '../catalogue/skeletons.view.tsx';
import { UnknownEntry } from '../catalogue/unknown-entry.tsx';
import {
  canBook,
  shopsOffering,
  selectedShops,
  useArrivalFocus,
  useCatalogueLinks,
  type CatalogueProps,
} from '../catalogue/catalogue-selection.ts';
import { dueOnlineIn } from '../due-online.ts';
import { priceIn } from '../catalogue/services/price-in.ts';
import { Description } from './description.tsx';
import { ServiceView } from './service.view.tsx';
import { serviceLayouts, type ServiceLayout } from './variants.ts';

const LAYOUTS: Variants<ServiceLayout> = {
  kind: 'servicePresentation',
  first: { id: 'default', variant: { Service: ServiceView } },
  others: serviceLayouts,
};

/** A service by its slug: in its category, or wherever it is where that is not said or is out of date. */
function findService(categories: readonly Category[], slug: string, inCategory: string | null) {
  const found = categories.flatMap((category) => {
    const service = category.services.find((one) => one.slug === slug);
    return service ? [{ category, service }] : [];
  });
  return found.find(({ category }) => category.slug === inCategory) ?? found[0];
}

export interface ServicePageProps extends CatalogueProps {
  readonly slug: string;
  readonly inCategory: string | null;
}

/** A service, in the category that the visitor came from. */
export function ServicePage({ slug, inCategory, ...props }: ServicePageProps) {
  const { company, categories, onBook } = props;
  const { locale } = useTexts();
  const links = useCatalogueLinks(props);
  const heading = useArrivalFocus(props);
  const layout = useVariant(LAYOUTS, props.site);
  const found = findService(categories, slug, inCategory);
  if (!found) return <UnknownEntry {...props} what="service" />;
  if (!layout) return <ServiceSkeleton />;
  const { service, category } = found;
  const selected = selectedShops(props);
  const price = priceIn(selected, service);
  const shops = shopsOffering(selected, service).map((shop) => {
    const own = shownPrice(service, [shop.externalId]);
    return { shop, price: price.from && own.kind === 'single' && !own.from ? own.amount : null };
  });
  return (
    <layout.Service
      service={service}
      price={price}
      currency={company.currency}
      shops={props.shops.length > 1 ? shops : []}
      isBookable={canBook(props, service)}
      dueOnline={dueOnlineIn(props.company)}
      focusRef={heading}
      description={<Description site={props.site} slug={service.slug} />}
      back={{ to: links.category(category), label: textIn(locale, category.name) }}
      onBook={() => onBook(service, category)}
    />
  );
}
