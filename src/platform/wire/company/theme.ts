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

/**
 * What of a theme has the right kind; whether a colour is one, is for the theme to judge. `warn` given: its fonts have the files of the
 * back end alone, so that no other host hears of visitors, and others are told of.
 */
export function parseTheme(value: unknown, base: string, warn?: Warn): CompanyTheme {
  const read = fields(value);
  const theme: { -readonly [Name in keyof CompanyTheme]: CompanyTheme[Name] } = {};
  for (const [name, wire] of TEXTS) if (text(read[wire])) theme[name] = text(read[wire]);
  for (const [name, wire] of FLAGS) {
    const flag = read[wire];
    if (typeof flag === 'boolean') theme[name] = flag;
  }
  for (const name of THEME_FONTS) {
    const font = parseFont(
      read[name],
      base,
      warn && (() => warn(`file of themes.general.${name} on another host`)),
    );
    if (font.name) theme[name] = font;
  }
  if (typeof read['dark'] === 'boolean') theme.scheme = read['dark'] ? 'dark' : 'light';
  const repeat = REPEATS.find((each) => each === read['backgroundRepeat']);
  if (repeat) theme.backgroundRepeat = repeat;
  const image = resource(fields(read['mkpBackgroundImage'])['url'], base);
  if (image) theme.backgroundImage = image;
  return theme;
}

/** `onElsewhere`: told once of files that are not the back end's, which are left out. */
function parseFont(value: unknown, base: string, onElsewhere?: () => void): ThemeFont {
  const { name, url, faces } = fields(value);
  let isElsewhere = false;
  const file = (given: unknown) => {
    const address = resource(given, base);
    if (!onElsewhere || address === '' || address.startsWith(`${base}/`)) return address;
    isElsewhere = true;
    return '';
  };
  const several = list(faces)?.map((each) => {
    const face = fields(each);
    return { url: file(face['url']), weight: text(face['weight']), range: text(face['range']) };
  });
  const font = { name: text(name), url: file(url), ...(several && { faces: several }) };
  if (isElsewhere) onElsewhere?.();
  return font;
}

/** A company's theme: what its themes say, over what stands among the settings of its booker. */
export function parseCompanyTheme(
  themes: unknown,
  booker: unknown,
  base: string,
  warn: Warn = () => {},
): CompanyTheme {
  const { backgroundColor, backgroundRepeat, headerDark } = fields(booker);
  const backdrop = { backgroundColor, backgroundRepeat, headerDark };
  return parseTheme({ ...backdrop, ...fields(fields(themes)['general']) }, base, warn);
}
