import type { BackgroundRepeat, CompanyTheme, ThemeFont } from '#domain/company.ts';
import { resource } from '../link.ts';
import { fields, text } from '../read.ts';

const TEXTS = [
  'buttonsColor',
  'secondaryButtonsColor',
  'headerColor',
  'menuColor',
  'footerColor',
  'mkpBackgroundColor',
  'breadcrumbDefaultColor',
  'breadcrumbDoneColor',
  'breadcrumbCurrentColor',
  'eventsColor',
  'eventsTextColor',
  'containedBackgroundColor',
  'backgroundColor',
  'customCss',
] as const;

const FLAGS = [
  'buttonSolo',
  'siteContained',
  'roundedMenu',
  'headerFullWidth',
  'headerDark',
  'squareFlatButtons',
  'shadowSiteContained',
  'dark',
] as const;

const REPEATS: readonly BackgroundRepeat[] = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'];

const FONTS = ['headerFont', 'menuFont', 'bodyFont'] as const;

/** What of a theme has the right kind; whether a colour is one, is for the theme to judge. */
export function parseTheme(value: unknown, base: string): CompanyTheme {
  const read = fields(value);
  const theme: Record<string, string | boolean | ThemeFont> = {};
  const repeat = REPEATS.find((each) => each === read['backgroundRepeat']);
  if (repeat) theme['backgroundRepeat'] = repeat;
  for (const name of TEXTS) if (text(read[name])) theme[name] = text(read[name]);
  for (const name of FLAGS) if (typeof read[name] === 'boolean') theme[name] = read[name];
  for (const name of FONTS) {
    const font = fields(read[name]);
    if (text(font['name'])) theme[name] = { name: text(font['name']), url: resource(font['url'], base) };
  }
  const image = resource(fields(read['mkpBackgroundImage'])['url'], base);
  if (image) theme['mkpBackgroundImage'] = image;
  return theme;
}
