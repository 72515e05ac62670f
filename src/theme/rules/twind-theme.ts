import { tokenOf } from '../tokens.ts';

const COLOURS = [
  'surface',
  'raised',
  'sunk',
  'muted',
  'line',
  'control',
  'link',
  'focus',
  'soft',
  'onSoft',
  'accent',
  'accentStrong',
  'onAccent',
  'secondary',
  'onSecondary',
  'positive',
  'warning',
  'negative',
  'header',
  'onHeader',
  'menu',
  'onMenu',
  'footer',
  'onFooter',
  'events',
  'onEvents',
  'stepDefault',
  'stepDone',
  'stepCurrent',
] as const;

const dashed = (role: string) => tokenOf(role).slice('--v-'.length);

/** Multiples of 16 px at the visitor's default size. */
const u = (units: number) => `calc(var(--u)*${units})`;

/** Where the page's content begins to be seen: below a bar that stays over its head, with some air. */
const HEAD = `var(--v-head,${u(1.5)})`;

const step = (name: string, lineHeight: string, letterSpacing = '0'): [string, Record<string, string>] => [
  `var(--v-size-${name})`,
  { lineHeight, letterSpacing },
];

/** The class names of the product's own tokens, for twind: `bg-surface`, `text-muted`, `text-headline`, `font-display`… `ink` is the text colour. */
export const twindTheme = {
  colors: {
    transparent: 'transparent',
    current: 'currentColor',
    inherit: 'inherit',
    ink: 'var(--v-text)',
    ...Object.fromEntries(COLOURS.map((role) => [dashed(role), `var(${tokenOf(role)})`])),
  },
  fontSize: {
    caption: step('caption', '1.5'),
    body: step('body', '1.6'),
    lead: step('lead', '1.55'),
    title: step('title', '1.25'),
    headline: step('headline', '1.15', '-0.01em'),
    display: step('display', '1.06', '-0.018em'),
  },
  fontFamily: { display: 'var(--v-font-display)', text: 'var(--v-font-text)', menu: 'var(--v-font-menu)' },
  borderRadius: {
    none: '0',
    DEFAULT: 'var(--v-radius)',
    picture: 'var(--v-radius-picture)',
    pill: 'var(--v-radius-pill)',
    full: '9999px',
  },
  // With what stands just above a heading: how far a reservation is, the sign that it is done.
  scrollMargin: { head: `calc(${HEAD} + ${u(5)})` },
  inset: { head: HEAD },
  minHeight: { 0: '0', line: u(1.3125), target: u(2.75), control: u(3), full: '100%' },
  minWidth: { 0: '0', step: u(2), target: u(2.75), full: '100%' },
  maxWidth: {
    none: 'none',
    full: '100%',
    form: u(30),
    reading: u(40),
    drawer: u(25),
    dialog: u(64),
    page: u(72),
  },
  boxShadow: { none: 'none', DEFAULT: 'var(--v-shadow)' },
  transitionDuration: { DEFAULT: 'var(--v-swift)', swift: 'var(--v-swift)', calm: 'var(--v-calm)' },
  transitionTimingFunction: { DEFAULT: 'var(--v-ease)' },
};
