// The settings of a look as its editor calls them. What is here is a field of the form.

const general = (name) => `themes.general.${name}`;

export const COLOURS = [
  [general('buttonsColor'), 'Main buttons', 'Links and focus rings follow it.'],
  [general('secondaryButtonsColor'), 'Other buttons'],
  [general('headerColor'), 'Header'],
  [general('menuColor'), 'Menu bar'],
  [general('footerColor'), 'Footer'],
  [general('mkpBackgroundColor'), 'Behind the texts'],
  ['booker.backgroundColor', 'Page behind the site'],
  [general('containedBackgroundColor'), 'Around a contained site'],
  [general('breadcrumbDefaultColor'), 'Steps to come'],
  [general('breadcrumbDoneColor'), 'Steps done'],
  [general('breadcrumbCurrentColor'), 'Step at hand'],
  [general('eventsColor'), 'Events'],
  [general('eventsTextColor'), 'Text on events'],
];

export const DARK = general('dark');

export const FLAGS = [
  [general('siteContained'), 'Contained: the site is a column of 1000 pixels'],
  [general('shadowSiteContained'), 'Shadow around a contained site'],
  [general('headerFullWidth'), 'Header as wide as the window'],
  ['booker.headerDark', 'Dark header'],
  [general('roundedMenu'), 'Rounded menu'],
  [general('squareFlatButtons'), 'Square, flat buttons'],
  [general('buttonSolo'), 'One colour for all buttons'],
];

export const FONTS = [
  [general('headerFont'), 'Font of headings'],
  [general('menuFont'), 'Font of the menu'],
  [general('bodyFont'), 'Font of texts'],
];

/** Fonts that need no address: they come with the product, or with the visitor's system. */
export const KNOWN_FONTS = ['Newsreader', 'Figtree', 'Georgia', 'Palatino', 'Verdana', 'Trebuchet MS'].map(
  (name) => ({ name, url: '' }),
);

export const NAME = 'identity.displayName';
export const TEXTS = [
  [NAME, 'Name'],
  ['identity.logo', 'Address of the logo'],
  ['identity.logoWhite', 'Address of the logo on dark'],
];
/** What the pictures of those addresses are, in a few words. */
export const PICTURES = { 'identity.logo': 'logo', 'identity.logoWhite': 'logo on dark' };
export const LOGO_SIZE = 'identity.logoSize';
export const HOMEPAGE = 'booker.homepageType';
export const HOMEPAGES = { mono: 'One shop', mkp: 'Several shops', 'mkp-2': 'Several shops, wide' };
export const SLIDES = 'booker.sections';
export const MENU = 'booker.customMenuItems';
export const CSS = general('customCss');
export const CSS_HELP = 'Parts as classes: .heading, .button-primary. What may not stand here is left out.';
export const PICTURE = general('mkpBackgroundImage');
export const REPEAT = 'booker.backgroundRepeat';
export const SOCIALS = 'identity.socialNetworks';
export const LINK_SHOWN = 'booker.primarySiteLinkEnabled';
export const LINK_TO = 'booker.primarySiteLink';
export const LINK_WORDS = 'booker.primarySiteLinkText';
export const NAVIGATION = 'booker.navigation';
export const FAVICON = 'booker.favicon';

/** All of them by their paths, as people call them. */
export const SETTINGS = [
  ...COLOURS,
  ...FLAGS,
  ...FONTS,
  ...TEXTS,
  [DARK, 'Light or dark'],
  [LOGO_SIZE, 'Size of the logo'],
  [HOMEPAGE, 'Kind of home page', `${Object.keys(HOMEPAGES).join(', ')}.`],
  [SLIDES, 'Slides of the home page'],
  [MENU, 'Items of the menu'],
  [CSS, 'Own CSS', CSS_HELP],
  [PICTURE, 'Picture behind the site'],
  [REPEAT, 'How the picture behind the site repeats'],
  [SOCIALS, 'Social networks'],
  [LINK_SHOWN, 'Link to the company’s other site'],
  [LINK_TO, 'Address of that site'],
  [LINK_WORDS, 'Words of that link'],
  [NAVIGATION, 'Bar at the foot of a phone'],
  [FAVICON, 'Sign of the site in a browser’s tab'],
];

const NAMES = new Map(SETTINGS.map(([path, name]) => [path, name.split(':')[0]]));

/** What people call a setting. */
export function nameOf(path, kinds = {}) {
  const kind = path.startsWith('themes.pages.') ? path.slice('themes.pages.'.length) : null;
  return NAMES.get(path) ?? (kind === null ? path : `Layout: ${kinds[kind] ?? kind}`);
}
