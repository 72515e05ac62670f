import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { keysOf } from '#domain/keys.ts';
import { toHex } from './colour/colour.ts';
import { rolesOf } from './colour/palette.ts';

/** The class of the first element inside every shadow root: it carries the tokens and shuts out what the page inherits to us. */
export const ROOT_CLASS = 'vitrine';

/** The custom property of a colour role, as `--v-on-accent`. */
export function tokenOf(role: string): string {
  return `--v-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The same role as a host page may set it, as `--vitrine-on-accent`. */
export function publicTokenOf(role: string): string {
  return tokenOf(role).replace('--v-', '--vitrine-');
}

export type Properties = Readonly<Record<`--${string}`, string>>;

/**
 * Every colour role as a custom property for both schemes; `color-scheme` on the root, or around it, decides between them, without
 * script, and what the host page set wins.
 */
export function colourProperties(theme: CompanyTheme): Properties {
  const [light, dark] = [rolesOf(theme, 'light'), rolesOf(theme, 'dark')];
  const entries = keysOf(light).map((role) => {
    const pair = `light-dark(${toHex(light[role])},${toHex(dark[role])})`;
    return [tokenOf(role), `var(${publicTokenOf(role)},${pair})`] as const;
  });
  return Object.fromEntries(entries);
}

export const FONTS = {
  display:
    "'Vitrine Newsreader','Vitrine Newsreader Fallback','Vitrine Newsreader Times',Georgia,'Times New Roman',serif",
  text: "'Vitrine Figtree','Vitrine Figtree Fallback',Arial,Helvetica,'Liberation Sans',system-ui,sans-serif",
} as const;

const u = (units: number) => `calc(var(--u)*${units})`;
const fluid = (least: number, base: number, grow: number, most: number) =>
  `clamp(${u(least)},calc(var(--u)*${base} + ${grow}cqi),${u(most)})`;

/** What no tenant colour changes: type, radius, motion. `cqi` grows with the element, not with the window. */
export const STATIC_TOKENS: Properties = {
  '--v-font-display': `var(--vitrine-font-display,${FONTS.display})`,
  '--v-font-text': `var(--vitrine-font-text,${FONTS.text})`,
  '--v-font-menu': 'var(--vitrine-font-menu,var(--v-font-text))',
  '--v-size-caption': u(0.875),
  '--v-size-body': u(1),
  '--v-size-lead': fluid(1.125, 1.05, 0.3, 1.25),
  '--v-size-title': fluid(1.3125, 1.2, 0.55, 1.5),
  '--v-size-headline': fluid(1.75, 1.45, 1.5, 2.375),
  '--v-size-display': fluid(2.25, 1.6, 3.2, 3.75),
  '--v-radius': `var(--vitrine-radius,${u(0.5)})`,
  '--v-radius-picture': `var(--vitrine-radius-picture,${u(0.25)})`,
  '--v-radius-pill': `var(--vitrine-radius-pill,${u(2)})`,
  '--v-shadow': '0 0 0 1px var(--v-line),0 calc(var(--u)*.75) calc(var(--u)*2.5) rgb(0 0 0/.12)',
  '--v-swift': '120ms',
  '--v-calm': '180ms',
  '--v-ease': 'cubic-bezier(.2,0,0,1)',
};

/** `name:value;` for each property, for a style sheet. */
export function declarations(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
