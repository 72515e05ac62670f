import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { CompanyTheme, Scheme } from '#domain/company/company-theme.ts';
import { parseCompanyTheme } from '#platform/wire/company/theme.ts';
import { toHex } from '#theme/colour/colour.ts';
import { rolesOf, type ColourRole } from '#theme/colour/palette.ts';

/** What a company's settings say of its theme; addresses of the media host stay without their origin. */
export function companyTheme({ themes, booker }: CompanyWire): CompanyTheme {
  return parseCompanyTheme(themes, booker, '');
}

/** `#rrggbb` of a role; every pair of roles that meets can be read. */
export type HexColour = (role: ColourRole) => string;

export function hexColours(theme: CompanyTheme, scheme: Scheme): HexColour {
  const roles = rolesOf(theme, scheme);
  return (role) => toHex(roles[role]);
}

/** A role in both schemes, as CSS. */
export function lightDark(theme: CompanyTheme): HexColour {
  const [light, dark] = [hexColours(theme, 'light'), hexColours(theme, 'dark')];
  return (role) => `light-dark(${light(role)},${dark(role)})`;
}
