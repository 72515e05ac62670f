import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import type { CatalogueSelection } from '../../catalogue/catalogue-links.ts';

/** The way out of a reservation: what it leads to, by name. */
export interface Leave {
  readonly label: string;
  readonly go: () => void;
}

interface LeaveProps {
  readonly site: Pick<Site, 'navigation'>;
  readonly selection: CatalogueSelection;
  readonly shops: readonly Shop[];
  readonly categories: readonly Category[];
}

/** What is behind the reservation, in the visitor's language; null where that is the list of all services. */
export function nameBehind(
  locale: Locale,
  { selection, shops, categories }: Omit<LeaveProps, 'site'>,
  route: Route | null,
): string | null {
  if (selection.kind === 'service') {
    const all = categories.flatMap(({ services }) => services);
    const service = all.find(({ slug }) => slug === selection.service);
    return service ? textIn(locale, service.name) : null;
  }
  if (selection.kind === 'category') {
    const category = categories.find(({ slug }) => slug === selection.category);
    return category ? textIn(locale, category.name) : null;
  }
  return (route?.kind === 'shop' && shops.find(({ slug }) => slug === route.shop)?.name) || null;
}

/** Back to the page whose reservation it is. */
export function useLeave({ site: { navigation }, ...props }: LeaveProps): Leave {
  const { locale, t } = useTexts();
  const { route } = navigation.$place.get();
  const name = nameBehind(locale, props, route);
  // A page that has the address shows its services nowhere else; an element shows at home what it began with.
  const isElsewhere = name === null && navigation.mode === 'history';
  return {
    label: name ?? t('reservation:leave'),
    go: () => void navigation.open(isElsewhere || !route ? { kind: 'services' } : route),
  };
}
