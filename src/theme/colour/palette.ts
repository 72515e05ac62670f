import { hasPageAround, type CompanyTheme, type Scheme } from '#domain/company/company-theme.ts';
import { contrast, fromOklch, parseColour, toOklch, WHITE, type Rgb } from './colour.ts';
import { leastContrast, withLightness, blackOrWhite, withContrast, textOn } from './contrast.ts';

/** The pairs of roles that meet on a screen, with the contrast that each owes: 4.5 for text, 3 for controls. */
export const CONTRAST_PAIRS = [
  ...(['surface', 'raised', 'sunk'] as const).flatMap((background) => [
    ...(['text', 'muted', 'link', 'secondary', 'positive', 'warning', 'negative'] as const).map(
      (role) => [role, background, 4.5] as const,
    ),
    ...(['control', 'accent', 'focus'] as const).map((role) => [role, background, 3] as const),
  ]),
  ['stepDefault', 'surface', 4.5],
  ['stepDone', 'surface', 4.5],
  ['stepCurrent', 'surface', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentStrong', 4.5],
  ['onSecondary', 'secondary', 4.5],
  ['onSoft', 'soft', 4.5],
  ['onHeader', 'header', 4.5],
  ['onMenu', 'menu', 4.5],
  ['onFooter', 'footer', 4.5],
  ['onEvents', 'events', 4.5],
] as const;

export type ColourRole =
  (typeof CONTRAST_PAIRS)[number][0] | (typeof CONTRAST_PAIRS)[number][1] | 'line' | 'around';
export type ColourRoles = Readonly<Record<ColourRole, Rgb>>;

const DEFAULTS = { light: '#fbf9f6', dark: '#181513', accent: '#86452f' } as const;
const STATES = { positive: '#2f6b46', warning: '#8a5a00', negative: '#a8322a' } as const;

const colourOf = (text: string | undefined, fallback: string): Rgb =>
  parseColour(text) ?? parseColour(fallback) ?? WHITE;

/** In light the tenant's background is kept; in dark a light one becomes a dark one of the same hue. */
function backgroundOf(theme: CompanyTheme, scheme: Scheme): Rgb {
  const chosen = parseColour(theme.siteColour || (hasPageAround(theme) ? undefined : theme.pageColour));
  if (!chosen) return colourOf(undefined, DEFAULTS[scheme]);
  return scheme === 'dark' && toOklch(chosen).lightness > 0.45 ? withLightness(chosen, 0.195, 0.018) : chosen;
}

/** A background a little nearer to the text; given up where the text could no longer be read on it. */
function sunkFrom(surface: Rgb, ink: Rgb, amount: number): Rgb {
  const towards = ink === WHITE ? amount : -amount;
  const sunk = withLightness(surface, toOklch(surface).lightness + towards);
  return contrast(ink, sunk) >= 4.6 ? sunk : surface;
}

function raisedFrom(surface: Rgb, ink: Rgb, scheme: Scheme): Rgb {
  const { lightness } = toOklch(surface);
  // In the dark, what is nearer to the eye is lighter; there is room for it as long as white still reads.
  const raised = withLightness(
    surface,
    lightness + (scheme === 'dark' && ink === WHITE ? 0.045 : ink === WHITE ? -0.03 : 0.04),
  );
  return contrast(ink, raised) >= 4.6 ? raised : surface;
}

/** A wash of the accent over the surface. */
function softFrom(accent: Rgb, surface: Rgb): Rgb {
  const [tone, background] = [toOklch(accent), toOklch(surface)];
  const lightness = background.lightness > 0.5 ? background.lightness - 0.045 : background.lightness + 0.085;
  return fromOklch({
    lightness,
    chroma: Math.min(tone.chroma, background.lightness > 0.5 ? 0.018 : 0.03),
    hue: tone.hue,
  });
}

/** The hairline: a quiet step from the surface towards the text. */
function lineFrom(surface: Rgb, ink: Rgb): Rgb {
  const { lightness } = toOklch(surface);
  return withLightness(surface, lightness + (ink === WHITE ? 0.13 : -0.085), 0.02);
}

/** Quieter than the site that lies on it: in the dark scheme darker still. */
function aroundOf(theme: CompanyTheme, surface: Rgb, scheme: Scheme): Rgb {
  const chosen = parseColour((theme.contained && theme.aroundColour) || theme.pageColour);
  if (!chosen) return withLightness(surface, toOklch(surface).lightness - 0.045);
  return scheme === 'dark' && toOklch(chosen).lightness > 0.45 ? withLightness(chosen, 0.14, 0.018) : chosen;
}

/** A dark header keeps the tenant's hue; without a colour of its own it has the brand's. */
function headerOf({ headerColour, darkHeader }: CompanyTheme, surface: Rgb, brand: Rgb, scheme: Scheme): Rgb {
  const chosen = filled(headerColour, darkHeader ? brand : surface, scheme);
  return darkHeader && toOklch(chosen).lightness > 0.4 ? withLightness(chosen, 0.27, 0.06) : chosen;
}

function inkOf(backgrounds: readonly Rgb[]): { readonly text: Rgb; readonly muted: Rgb } {
  const surface = backgrounds[0] ?? WHITE;
  const end = blackOrWhite(backgrounds);
  const { hue } = toOklch(surface);
  const shade = (lightness: number) => fromOklch({ lightness, chroma: 0.012, hue });
  return {
    text: withContrast(
      shade(end === WHITE ? 0.94 : 0.25),
      backgrounds,
      Math.min(10, leastContrast(end, backgrounds)),
    ),
    muted: withContrast(shade(end === WHITE ? 0.75 : 0.5), backgrounds, 4.5),
  };
}

function filled(name: string | undefined, fallback: Rgb, scheme: Scheme): Rgb {
  const chosen = parseColour(name);
  if (!chosen) return fallback;
  return scheme === 'dark' && toOklch(chosen).lightness > 0.8 ? withLightness(chosen, 0.22, 0.03) : chosen;
}

/** A dark brand is lifted in the dark scheme, where it would be lost; not where the company has chosen it for that scheme. */
function brandIn(theme: CompanyTheme, brand: Rgb, scheme: Scheme): Rgb {
  const isChosen = theme.scheme === scheme && theme.accentColour;
  return scheme === 'dark' && !isChosen && toOklch(brand).lightness < 0.6 ? withLightness(brand, 0.7) : brand;
}

/** The edge of a field, between the surface and its text. */
function controlFrom(surface: Rgb, end: Rgb): Rgb {
  return withLightness(surface, toOklch(surface).lightness + (end === WHITE ? 0.35 : -0.35), 0.015);
}

/** Of a button that is pointed at or pressed. */
function strongerThan(accent: Rgb, onAccent: Rgb): Rgb {
  return withLightness(accent, toOklch(accent).lightness + (onAccent === WHITE ? -0.06 : 0.06));
}

/** Every colour role of one scheme, from what the tenant chose; each pair of `CONTRAST_PAIRS` reaches its ratio. */
export function rolesOf(theme: CompanyTheme, scheme: Scheme): ColourRoles {
  const surface = backgroundOf(theme, scheme);
  const end = blackOrWhite([surface]);
  const raised = raisedFrom(surface, end, scheme);
  const sunk = sunkFrom(surface, end, 0.028);
  const backgrounds = [surface, raised, sunk];
  const { text, muted } = inkOf(backgrounds);
  const brand = colourOf(theme.accentColour, DEFAULTS.accent);
  const readAs = (colour: Rgb, ratio: number) => withContrast(colour, backgrounds, ratio);
  const accent = readAs(brandIn(theme, brand, scheme), 3);
  const onAccent = textOn(accent);
  const secondary = theme.secondaryColour
    ? readAs(colourOf(theme.secondaryColour, DEFAULTS.accent), 4.5)
    : text;
  const soft = softFrom(accent, surface);
  const header = headerOf(theme, surface, brand, scheme);
  const menu = filled(theme.menuColour, header, scheme);
  const footer = filled(theme.footerColour, sunk, scheme);
  const events = filled(theme.eventsColour, soft, scheme);
  // Words on a background of their own read as well as those on the page.
  const on = (background: Rgb, wish?: Rgb) =>
    wish ? withContrast(wish, [background], 4.5) : inkOf([background]).text;
  const step = (name: string | undefined, fallback: Rgb) =>
    withContrast(parseColour(name) ?? fallback, [surface], 4.5);
  const state = (name: keyof typeof STATES) => readAs(colourOf(undefined, STATES[name]), 4.5);
  const link = readAs(accent, 4.5);
  return {
    surface,
    raised,
    sunk,
    text,
    muted,
    line: lineFrom(surface, end),
    around: aroundOf(theme, surface, scheme),
    control: readAs(controlFrom(surface, end), 3),
    accent,
    accentStrong: strongerThan(accent, onAccent),
    onAccent,
    link,
    focus: accent,
    soft,
    onSoft: on(soft),
    secondary,
    onSecondary: textOn(secondary),
    positive: state('positive'),
    warning: state('warning'),
    negative: state('negative'),
    stepDefault: step(theme.stepDefaultColour, muted),
    stepDone: step(theme.stepDoneColour, text),
    stepCurrent: step(theme.stepCurrentColour, link),
    header,
    onHeader: on(header),
    menu,
    onMenu: on(menu),
    footer,
    onFooter: on(footer),
    events,
    onEvents: on(events, parseColour(theme.eventsTextColour) ?? undefined),
  };
}
