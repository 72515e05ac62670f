import {
  THEME_FONTS,
  type BackgroundRepeat,
  type CompanyTheme,
  type ThemeFont,
} from '#domain/company/company-theme.ts';
import { resource } from '../link.ts';
import { fields, list, text, type Warn } from '../read.ts';

/** What the wire calls each value of a theme (`themes.general`, and three settings of the booker). */
const TEXTS = [
  ['accentColour', 'buttonsColor'],
  ['secondaryColour', 'secondaryButtonsColor'],
  ['headerColour', 'headerColor'],
  ['menuColour', 'menuColor'],
  ['footerColour', 'footerColor'],
  ['siteColour', 'mkpBackgroundColor'],
  ['pageColour', 'backgroundColor'],
  ['aroundColour', 'containedBackgroundColor'],
  ['stepDefaultColour', 'breadcrumbDefaultColor'],
  ['stepDoneColour', 'breadcrumbDoneColor'],
  ['stepCurrentColour', 'breadcrumbCurrentColor'],
  ['eventsColour', 'eventsColor'],
  ['eventsTextColour', 'eventsTextColor'],
  ['customCss', 'customCss'],
] as const;

const FLAGS = [
  ['singleButtonColour', 'buttonSolo'],
  ['contained', 'siteContained'],
  ['containedShadow', 'shadowSiteContained'],
  ['roundedMenu', 'roundedMenu'],
  ['fullWidthHeader', 'headerFullWidth'],
  ['darkHeader', 'headerDark'],
  ['squareButtons', 'squareFlatButtons'],
] as const;

const REPEATS: readonly BackgroundRepeat[] = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'];

/** What the address of a font's file becomes; `font`: which of the theme's fonts. Empty leaves the file out. */
type FileOf = (address: string, font: string) => string;

/** What of a theme has the right kind; whether a colour is one, is for the theme to judge. */
export function parseTheme(
  value: unknown,
  base: string,
  fileOf: FileOf = (address) => address,
): CompanyTheme {
  const read = fields(value);
  const theme: { -readonly [Name in keyof CompanyTheme]: CompanyTheme[Name] } = {};
  for (const [name, wire] of TEXTS) if (text(read[wire])) theme[name] = text(read[wire]);
  for (const [name, wire] of FLAGS) {
    const flag = read[wire];
    if (typeof flag === 'boolean') theme[name] = flag;
  }
  for (const name of THEME_FONTS) {
    const font = parseFont(read[name], (given) => fileOf(resource(given, base), name));
    if (font.name) theme[name] = font;
  }
  if (typeof read['dark'] === 'boolean') theme.scheme = read['dark'] ? 'dark' : 'light';
  const repeat = REPEATS.find((each) => each === read['backgroundRepeat']);
  if (repeat) theme.backgroundRepeat = repeat;
  const image = resource(fields(read['mkpBackgroundImage'])['url'], base);
  if (image) theme.backgroundImage = image;
  return theme;
}

function parseFont(value: unknown, file: (given: unknown) => string): ThemeFont {
  const { name, url, faces } = fields(value);
  const several = list(faces)?.map((each) => {
    const face = fields(each);
    return { url: file(face['url']), weight: text(face['weight']), range: text(face['range']) };
  });
  return { name: text(name), url: file(url), ...(several && { faces: several }) };
}

/**
 * A company's theme: what its themes say, over what stands among the settings of its booker. Its fonts have the files of the back end
 * alone, so that no other host hears of visitors.
 */
export function parseCompanyTheme(
  themes: unknown,
  booker: unknown,
  base: string,
  warn: Warn = () => {},
): CompanyTheme {
  const { backgroundColor, backgroundRepeat, headerDark } = fields(booker);
  const backdrop = { backgroundColor, backgroundRepeat, headerDark };
  return parseTheme({ ...backdrop, ...fields(fields(themes)['general']) }, base, (address, font) => {
    if (address === '' || address.startsWith(`${base}/`)) return address;
    warn(`file of themes.general.${font} on another host`);
    return '';
  });
}
