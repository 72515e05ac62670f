/** One file of a font that has several. */
export interface ThemeFontFace {
  /** Absolute; empty: it is not to be loaded. */
  readonly url: string;
  /** As CSS has it: `400`, or `100 900` of a variable font. */
  readonly weight: string;
  /** Of Unicode, as CSS has it; empty: all letters. */
  readonly range: string;
}

/** The fonts of a theme, by what is set in them; the wire calls them the same. */
export const THEME_FONTS = ['headerFont', 'menuFont', 'bodyFont'] as const;

export interface ThemeFont {
  readonly name: string;
  /** Absolute address of its file; of several, of the one that plain letters are set in. Empty: it has none. */
  readonly url: string;
  /** Where it has several, all of them. */
  readonly faces?: readonly ThemeFontFace[];
}

export type BackgroundRepeat = 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';

export type Scheme = 'light' | 'dark';

/** What a company chose of colours, fonts and site layout; an absent value leaves the default. Colours are as the company typed them. */
export interface CompanyTheme {
  /** Of main buttons, from which links and focus rings follow. */
  readonly accentColour?: string;
  readonly secondaryColour?: string;
  /** All buttons have the accent, also those that are not the main one. */
  readonly singleButtonColour?: boolean;
  readonly headerColour?: string;
  readonly menuColour?: string;
  readonly footerColour?: string;
  /** What the texts of the site lie on. */
  readonly siteColour?: string;
  /** Of the page behind the site; where nothing else is said, of the site as well. */
  readonly pageColour?: string;
  /** Around a contained site. */
  readonly aroundColour?: string;
  readonly stepDefaultColour?: string;
  readonly stepDoneColour?: string;
  readonly stepCurrentColour?: string;
  readonly eventsColour?: string;
  readonly eventsTextColour?: string;
  /** Absolute http(s) address of a picture behind the site. */
  readonly backgroundImage?: string;
  /** How the picture fills the page; absent: once, as wide as the page. */
  readonly backgroundRepeat?: BackgroundRepeat;
  /** The site is a column of 1000 px. */
  readonly contained?: boolean;
  readonly containedShadow?: boolean;
  readonly roundedMenu?: boolean;
  readonly fullWidthHeader?: boolean;
  /** The header is dark with light words, in both schemes. */
  readonly darkHeader?: boolean;
  readonly squareButtons?: boolean;
  /** Absent: as the visitor prefers. */
  readonly scheme?: Scheme;
  /** As the company wrote it: only what `#theme/custom-css/custom-css.ts` leaves of it may be applied. */
  readonly customCss?: string;
  readonly headerFont?: ThemeFont;
  readonly menuFont?: ThemeFont;
  readonly bodyFont?: ThemeFont;
}

/** Whether the page shows around or behind the site: it is a column, or lies on a picture. */
export function hasPageAround({ contained, backgroundImage }: CompanyTheme): boolean {
  return contained === true || backgroundImage !== undefined;
}
