import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import { catalogueLinks } from '#widgets/booking/catalogue/catalogue-links.ts';
import { CategoriesView } from '#widgets/booking/catalogue/categories.view.tsx';

/** The categories of services on the home page. */
export function ServicesSection({
  navigation,
  categories,
  shops,
}: {
  readonly navigation: Navigation;
  readonly categories: readonly Category[];
  readonly shops: readonly Shop[];
}) {
  return (
    <CategoriesView categories={categories} targetOf={catalogueLinks(navigation, shops, null).category} />
  );
}
