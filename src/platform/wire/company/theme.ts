import type { BackgroundRepeat, CompanyTheme, ThemeFont } from '#domain/company/company-theme.ts';
import { isOwnPath } from '#domain/addresses/own-path.ts';
import { resource } from '../link.ts';
import { fields, list, text } from '../read.ts';

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

const FONTS = ['headerFont', 'menuFont', 'bodyFont'] as const;

/** What of a theme has the right kind; whether a colour is one, is for the theme to judge. */
export function parseTheme(value: unknown, base: string): CompanyTheme {
  const read = fields(value);
  const theme: { -readonly [Name in keyof CompanyTheme]: CompanyTheme[Name] } = {};
  for (const [name, wire] of TEXTS) if (text(read[wire])) theme[name] = text(read[wire]);
  for (const [name, wire] of FLAGS) {
    const flag = read[wire];
    if (typeof flag === 'boolean') theme[name] = flag;
  }
  for (const name of FONTS) {
    const font = parseFont(read[name], base);
    if (font) theme[name] = font;
  }
  if (typeof read['dark'] === 'boolean') theme.scheme = read['dark'] ? 'dark' : 'light';
  const repeat = REPEATS.find((each) => each === read['backgroundRepeat']);
  if (repeat) theme.backgroundRepeat = repeat;
  const image = resource(fields(read['mkpBackgroundImage'])['url'], base);
  if (image) theme.backgroundImage = image;
  return theme;
}

function parseFont(value: unknown, base: string): ThemeFont | null {
  const font = fields(value);
  if (!text(font['name'])) return null;
  const faces = (list(font['faces']) ?? []).map((each) => {
    const { url, weight, range } = fields(each);
    return { url: resource(url, base), weight: text(weight), range: text(range) };
  });
  return { name: text(font['name']), url: resource(font['url'], base), ...(faces.length > 0 && { faces }) };
}

/** The font with the files that lie with the back end: no other host hears of a company's visitors by its fonts. */
function ownFiles({ name, url, faces = [] }: ThemeFont, base: string): ThemeFont {
  const isOwn = (address: string) => address.startsWith(`${base}/`) && isOwnPath(address.slice(base.length));
  const own = faces.filter((face) => isOwn(face.url));
  return { name, url: isOwn(url) ? url : '', ...(own.length > 0 && { faces: own }) };
}

/** A company's theme: what its themes say, over what stands among the settings of its booker. */
export function parseCompanyTheme(themes: unknown, booker: unknown, base: string): CompanyTheme {
  const { backgroundColor, backgroundRepeat, headerDark } = fields(booker);
  const backdrop = { backgroundColor, backgroundRepeat, headerDark };
  const theme = parseTheme({ ...backdrop, ...fields(fields(themes)['general']) }, base);
  const fonts = FONTS.flatMap((name) => {
    const font = theme[name];
    return font ? [[name, ownFiles(font, base)] as const] : [];
  });
  return { ...theme, ...Object.fromEntries(fonts) };
}
