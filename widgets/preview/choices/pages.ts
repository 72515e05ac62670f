import type { Company } from '#domain/company/company.ts';
import type { Locale } from '#domain/locale.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import type { PlainTextKey } from '#stores/texts/texts.ts';

interface ShownPage {
  readonly route: Route;
  readonly title: PlainTextKey;
  readonly isThere: (company: Company) => boolean;
}

const always = () => true;

/** The pages that a site has whatever its catalogue. */
const PAGES: readonly ShownPage[] = [
  { route: { kind: 'home' }, title: 'preview:pages.home', isThere: always },
  {
    route: { kind: 'services' },
    title: 'preview:pages.services',
    isThere: ({ booking }) => booking.active,
  },
  {
    route: { kind: 'eshop' },
    title: 'preview:pages.eshop',
    isThere: ({ productsActive, eshopEnabled }) => productsActive && eshopEnabled,
  },
  {
    route: { kind: 'gift' },
    title: 'preview:pages.gift',
    isThere: ({ hasGiftThemes }) => hasGiftThemes,
  },
  {
    route: { kind: 'magazine' },
    title: 'preview:pages.magazine',
    isThere: ({ magazineLanguages }) => magazineLanguages.length > 0,
  },
  { route: { kind: 'contact' }, title: 'preview:pages.contact', isThere: always },
  { route: { kind: 'cart' }, title: 'preview:pages.cart', isThere: always },
  { route: { kind: 'auth', page: 'login' }, title: 'preview:pages.login', isThere: always },
  { route: { kind: 'legal', section: null }, title: 'preview:pages.legal', isThere: always },
];

export interface PageChoice {
  readonly path: string;
  readonly title: PlainTextKey;
}

/** The pages that can be chosen of a company, in one of its languages. */
export function pageChoices(company: Company, locale: Locale): readonly PageChoice[] {
  return PAGES.filter(({ isThere }) => isThere(company)).map(({ route, title }) => ({
    path: buildPath(route, locale),
    title,
  }));
}
