// The settings of a look. What is here is a field of the form; what people call each stands in the texts, by its path.

import { t, words } from '../texts/texts.js';
import { PICTURES } from './layout-pictures.js';

const general = (name) => `themes.general.${name}`;

export const COLOURS = [
  general('buttonsColor'),
  general('secondaryButtonsColor'),
  general('headerColor'),
  general('menuColor'),
  general('footerColor'),
  general('mkpBackgroundColor'),
  'booker.backgroundColor',
  general('containedBackgroundColor'),
  general('breadcrumbDefaultColor'),
  general('breadcrumbDoneColor'),
  general('breadcrumbCurrentColor'),
  general('eventsColor'),
  general('eventsTextColor'),
];

export const DARK = general('dark');

export const FLAGS = [
  general('siteContained'),
  general('shadowSiteContained'),
  general('headerFullWidth'),
  'booker.headerDark',
  general('roundedMenu'),
  general('squareFlatButtons'),
  general('buttonSolo'),
];

export const FONTS = [general('headerFont'), general('menuFont'), general('bodyFont')];

/** Fonts that need no address: they come with the product, or with the visitor's system. */
export const KNOWN_FONTS = ['Newsreader', 'Figtree', 'Georgia', 'Palatino', 'Verdana', 'Trebuchet MS'].map(
  (name) => ({ name, url: '' }),
);

export const NAME = 'identity.displayName';
export const LOGO = 'identity.logo';
export const LOGO_ON_DARK = 'identity.logoWhite';
export const LOGO_SIZE = 'identity.logoSize';
export const HOMEPAGE = 'booker.homepageType';
export const HOMEPAGES = ['mono', 'mkp', 'mkp-2'];
export const SLIDES = 'booker.sections';
export const MENU = 'booker.customMenuItems';
export const CSS = general('customCss');
export const PICTURE = general('mkpBackgroundImage');
export const REPEAT = 'booker.backgroundRepeat';
export const SOCIALS = 'identity.socialNetworks';
export const LINK_SHOWN = 'booker.primarySiteLinkEnabled';
export const LINK_TO = 'booker.primarySiteLink';
export const LINK_WORDS = 'booker.primarySiteLinkText';
export const NAVIGATION = 'booker.navigation';
export const FAVICON = 'booker.favicon';

/** The paths of all of them but the layouts. */
export const SETTINGS = [
  ...COLOURS,
  ...FLAGS,
  ...FONTS,
  NAME,
  LOGO,
  LOGO_ON_DARK,
  DARK,
  LOGO_SIZE,
  HOMEPAGE,
  SLIDES,
  MENU,
  CSS,
  PICTURE,
  REPEAT,
  SOCIALS,
  LINK_SHOWN,
  LINK_TO,
  LINK_WORDS,
  NAVIGATION,
  FAVICON,
];

/** Those of which more is said than their name. */
const EXPLAINED = [general('buttonsColor'), CSS];

export const helpOf = (path) => (EXPLAINED.includes(path) ? words(`help.${path}`) : '');

const LAYOUT = 'themes.pages.';

/** What people call a setting; of one that the office does not know, its path. */
export function nameOf(path) {
  if (SETTINGS.includes(path)) return t(`settings.${path}`);
  const kind = path.startsWith(LAYOUT) ? path.slice(LAYOUT.length) : '';
  return Object.hasOwn(PICTURES, kind) ? t('settings.layout', { kind: t(`kinds.${kind}`) }) : path;
}

/** Light, dark, or what the visitor prefers. */
export function nameOfScheme(isDark) {
  if (isDark === true) return t('schemes.dark');
  return isDark === false ? t('schemes.light') : t('schemes.visitor');
}
