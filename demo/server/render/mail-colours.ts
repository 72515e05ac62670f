import type { CompanyWire } from '#contract/company.ts';
import { toHex } from '#theme/colour/colour.ts';
import { coloursOf } from '#theme/company-theme.ts';
import { rolesOf, type ColourRole } from '#theme/colour/palette.ts';

const USED = [
  'sunk',
  'surface',
  'text',
  'muted',
  'line',
  'link',
  'accent',
  'onAccent',
] as const satisfies ColourRole[];

/** `#rrggbb` by role; every pair that meets in a mail can be read. */
export type MailColours = Readonly<Record<(typeof USED)[number], string>>;

/** A company's colours as its site shows them by day: programs for mail darken by themselves. */
export function mailColours({ themes }: CompanyWire): MailColours {
  const { mkpBackgroundImage: picture, ...general } = themes.general;
  const roles = rolesOf(coloursOf({ ...general, mkpBackgroundImage: picture?.url }), 'light');
  return Object.fromEntries(USED.map((role) => [role, toHex(roles[role])])) as MailColours;
}
