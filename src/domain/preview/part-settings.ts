import type { Route } from '../site/routes.ts';

/** The link to another site of the company. */
const OTHER_SITE = ['booker.primarySiteLinkEnabled', 'booker.primarySiteLink', 'booker.primarySiteLinkText'];

/** Settings of the look by the CSS part that they act on, what one would change first at the front. */
const OF_PART: Readonly<Record<string, readonly string[]>> = {
  header: [
    'identity.logo',
    'identity.displayName',
    'identity.logoSize',
    'themes.general.headerColor',
    'booker.headerDark',
    'identity.logoWhite',
    'booker.customMenuItems',
    'themes.general.menuColor',
    'themes.general.menuFont',
    'themes.general.roundedMenu',
    'themes.general.headerFont',
    'themes.general.headerFullWidth',
    ...OTHER_SITE,
  ],
  footer: ['themes.general.footerColor', 'identity.socialNetworks', ...OTHER_SITE],
  hero: ['booker.sections', 'themes.general.headerFont'],
  'button-hero': ['booker.sections', 'themes.general.buttonsColor'],
  'button-primary': ['themes.general.buttonsColor', 'themes.general.squareFlatButtons'],
  'button-secondary': [
    'themes.general.secondaryButtonsColor',
    'themes.general.buttonSolo',
    'themes.general.squareFlatButtons',
  ],
  'button-time': ['themes.general.buttonsColor', 'themes.general.squareFlatButtons'],
  button: ['themes.general.buttonsColor', 'themes.general.squareFlatButtons'],
  heading: ['themes.general.headerFont'],
  shops: ['themes.pages.multiShop', 'themes.pages.mkpShop'],
  steps: [
    'themes.general.breadcrumbCurrentColor',
    'themes.general.breadcrumbDoneColor',
    'themes.general.breadcrumbDefaultColor',
  ],
  reviews: ['themes.pages.servicesStars'],
};

/** Of the page as a whole, wherever nothing of it has settings of its own. */
const OF_EVERY_PAGE = [
  'themes.general.mkpBackgroundColor',
  'booker.backgroundColor',
  'themes.general.dark',
  'themes.general.bodyFont',
  'themes.general.mkpBackgroundImage',
  'booker.backgroundRepeat',
  'themes.general.siteContained',
  'themes.general.containedBackgroundColor',
  'themes.general.shadowSiteContained',
  'themes.general.customCss',
];

/** The layouts that a kind of page is drawn by. */
const LAYOUTS: Partial<Record<Route['kind'], readonly string[]>> = {
  home: ['booker.homepageType', 'themes.pages.monoShop', 'themes.pages.multiShop', 'themes.pages.mkpShop'],
  services: [
    'themes.pages.categories',
    'themes.pages.servicesCateg',
    'themes.pages.services',
    'themes.pages.servicesStars',
  ],
  category: ['themes.pages.servicesCateg', 'themes.pages.services', 'themes.pages.servicesStars'],
  service: ['themes.pages.servicePresentation'],
  shop: ['themes.pages.shop'],
  eshop: ['themes.pages.articles'],
  contact: ['themes.pages.contact'],
  gift: ['themes.pages.gift'],
};

/** Paths of the settings of the look that a CSS part follows, on a kind of page; null: it has none of its own. */
export function settingsOfPart(part: string, page: Route['kind'] | null): readonly string[] | null {
  if (part === 'main') return [...((page && LAYOUTS[page]) ?? []), ...OF_EVERY_PAGE];
  return Object.hasOwn(OF_PART, part) ? (OF_PART[part] ?? null) : null;
}
