import { parseColour } from './colour/colour.ts';
import type { FontSource } from './fonts.ts';
import type { TenantColours } from './colour/palette.ts';
import type { LayoutTheme } from './site-layout.ts';
import { colourProperties, FONTS, type Properties } from './tokens.ts';

/** What a company may say of its theme: `themes.general` on the wire. Every value is unchecked. */
export interface GeneralTheme extends LayoutTheme {
  readonly buttonsColor?: string | undefined;
  readonly secondaryButtonsColor?: string | undefined;
  /** One colour for all buttons: the main button's. */
  readonly buttonSolo?: boolean | undefined;
  readonly headerColor?: string | undefined;
  readonly menuColor?: string | undefined;
  readonly footerColor?: string | undefined;
  readonly mkpBackgroundColor?: string | undefined;
  readonly containedBackgroundColor?: string | undefined;
  readonly breadcrumbDefaultColor?: string | undefined;
  readonly breadcrumbDoneColor?: string | undefined;
  readonly breadcrumbCurrentColor?: string | undefined;
  readonly eventsColor?: string | undefined;
  readonly eventsTextColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly headerDark?: boolean | undefined;
  readonly squareFlatButtons?: boolean | undefined;
  readonly dark?: boolean | undefined;
  readonly headerFont?: FontSource | undefined;
  readonly menuFont?: FontSource | undefined;
  readonly bodyFont?: FontSource | undefined;
}

/** `auto` follows the visitor's preference. */
export type SchemeChoice = 'light' | 'dark' | 'auto';

export interface CompanyTheme {
  /** To set on the root element, as a style or in a sheet of its own. */
  readonly properties: Properties;
  readonly scheme: SchemeChoice;
  /** To hand to `loadFonts`, besides the shipped ones. */
  readonly fonts: readonly FontSource[];
}

/** 1000 px at the visitor's default text size. */
const CONTAINED = 'calc(var(--u)*62.5)';

const SCHEMES = { light: 'light', dark: 'dark', auto: 'light dark' } as const;

function schemeOf(dark: unknown): SchemeChoice {
  return dark === true ? 'dark' : dark === false ? 'light' : 'auto';
}

/** A family name as CSS quotes it; what could leave the quotes is dropped. */
function familyOf(font: FontSource | undefined): string | null {
  const name = typeof font?.name === 'string' ? font.name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() : '';
  return name ? `'Vitrine ${name}','${name}'` : null;
}

function fontProperties(theme: GeneralTheme): Properties {
  const chosen = [
    ['--v-font-display', '--vitrine-font-display', familyOf(theme.headerFont), FONTS.display],
    ['--v-font-text', '--vitrine-font-text', familyOf(theme.bodyFont), FONTS.text],
    ['--v-font-menu', '--vitrine-font-menu', familyOf(theme.menuFont), FONTS.text],
  ] as const;
  return Object.fromEntries(
    chosen.flatMap(([token, open, family, rest]) =>
      family ? [[token, `var(${open},${family},${rest})`] as const] : [],
    ),
  );
}

/** The colours that a company's palette is made of. */
export function coloursOf(theme: GeneralTheme): TenantColours {
  const isWhole = !theme.siteContained && !theme.mkpBackgroundImage;
  return {
    background: theme.mkpBackgroundColor || (isWhole ? theme.backgroundColor : undefined),
    around: (theme.siteContained && theme.containedBackgroundColor) || theme.backgroundColor,
    accent: theme.buttonsColor,
    secondary: theme.secondaryButtonsColor,
    header: theme.headerColor,
    headerDark: theme.headerDark,
    menu: theme.menuColor,
    footer: theme.footerColor,
    stepDefault: theme.breadcrumbDefaultColor,
    stepDone: theme.breadcrumbDoneColor,
    stepCurrent: theme.breadcrumbCurrentColor,
    events: theme.eventsColor,
    eventsText: theme.eventsTextColor,
  };
}

/** The outline and the words of what is no main button, where the company chose a colour for them. */
function secondProperty({ buttonSolo, secondaryButtonsColor }: GeneralTheme): Properties {
  if (buttonSolo) return { '--v-second': 'var(--v-link)' };
  return parseColour(secondaryButtonsColor) ? { '--v-second': 'var(--v-secondary)' } : {};
}

/** A company's theme as custom properties; without a company, the product's own. */
export function companyTheme(theme: GeneralTheme = {}): CompanyTheme {
  const scheme = schemeOf(theme.dark);
  const colours = colourProperties(coloursOf(theme));
  const square: Properties = theme.squareFlatButtons ? { '--v-radius': '0px', '--v-radius-pill': '0px' } : {};
  return {
    properties: {
      ...colours,
      ...fontProperties(theme),
      ...secondProperty(theme),
      ...square,
      ...(theme.siteContained && { '--v-site-width': CONTAINED }),
      '--v-scheme': SCHEMES[scheme],
    },
    scheme,
    fonts: [theme.headerFont, theme.menuFont, theme.bodyFont].filter((font) => font !== undefined),
  };
}
