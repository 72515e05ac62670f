import type { Company } from '#domain/company/company.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { buildPath, unprefixedLocale, type Route } from '#domain/site/routes.ts';
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

const PREFIX = /^\/([a-z]{2})(?=\/|$)/;

/** The language of a page of the company's site. */
export function localeAt(path: string, { locales }: Pick<Company, 'locales'>): Locale {
  const prefix = PREFIX.exec(path)?.[1];
  return isLocale(prefix) ? prefix : unprefixedLocale(locales);
}

/** The same page in another language, also one of a service or a shop. */
export function pathIn(path: string, locale: Locale): string {
  const isPrefixed = isLocale(PREFIX.exec(path)?.[1]);
  const plain = isPrefixed ? path.replace(PREFIX, '') : path;
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return prefix + (plain === '/' ? '' : plain) || '/';
}
