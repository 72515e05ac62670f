import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { serviceRoute } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import { priceIn } from '#widgets/booking/catalogue/services/price-in.ts';
import { targetTo } from '../../place/target.ts';
import { ShopServicesSkeleton, ShopServicesView, type ListedCategory } from './shop-services.view.tsx';

interface ShopServicesProps {
  readonly site: Site;
  readonly company: Company;
  readonly shop: Shop;
  readonly shopCount: number;
  /** Null while they are being asked for. */
  readonly categories: readonly Category[] | null;
}

/** Services of a category that are listed where there are several categories; the others stand on its own page. */
const LISTED = 4;

/** What a shop offers, with where each of it is told and booked. */
export function offeredCategories(
  props: Omit<ShopServicesProps, 'categories'>,
  categories: readonly Category[],
): readonly ListedCategory[] {
  const { site, company, shop, shopCount } = props;
  const { navigation } = site;
  const offeredOf = (service: Service, { slug }: Category) => {
    const route = serviceRoute(shop.slug, shopCount, slug, service.slug);
    const query = { page: 'reserved', cart: [service.id] } as const;
    const canBook = company.booking.active && shop.bookable && service.bookable;
    return {
      service,
      price: company.booking.showsPrice ? priceIn([shop], service) : null,
      to: targetTo(navigation, route),
      booking: canBook ? targetTo(navigation, route, query) : null,
    };
  };
  const offering = categories
    .map((category) => ({
      ...category,
      services: category.services.filter(({ id }) => shop.serviceIds.has(id)),
    }))
    .filter(({ services }) => services.length > 0);
  return offering.map((category) => ({
    slug: category.slug,
    name: category.name,
    count: category.services.length,
    services: category.services
      .slice(0, offering.length > 1 ? LISTED : Infinity)
      .map((service) => offeredOf(service, category)),
    to: targetTo(navigation, {
      kind: 'category',
      shop: shopCount > 1 ? shop.slug : null,
      category: category.slug,
    }),
  }));
}

/** What a shop offers, each of which can be booked there. */
export function ShopServices(props: ShopServicesProps) {
  const { company, categories } = props;
  if (!categories) return <ShopServicesSkeleton />;
  return (
    <ShopServicesView
      categories={offeredCategories(props, categories)}
      currency={company.currency}
      showsDuration={company.booking.showsDuration}
    />
  );
}
