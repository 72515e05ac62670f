import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { CompanyTheme, Scheme } from '#domain/company/company-theme.ts';
import { parseCompanyTheme } from '#platform/wire/company/theme.ts';
import { toHex } from '#theme/colour/colour.ts';
import { rolesOf, type ColourRole } from '#theme/colour/palette.ts';

/** What a company's settings say of its theme. Paths of the back end begin with `origin`; a mail, which loads nothing, has none. */
export function companyTheme({ themes, booker }: CompanyWire, origin = ''): CompanyTheme {
  return parseCompanyTheme(themes, booker, origin);
}

/** The CSS of a role's colour; every pair of roles that meets can be read. */
type ColourOf = (role: ColourRole) => string;

/** Each role as `#rrggbb`. */
export function hexColours(theme: CompanyTheme, scheme: Scheme): ColourOf {
  const roles = rolesOf(theme, scheme);
  return (role) => toHex(roles[role]);
}

/** Each role as `light-dark(…)` of both schemes. */
export function lightDark(theme: CompanyTheme): ColourOf {
  const [light, dark] = [hexColours(theme, 'light'), hexColours(theme, 'dark')];
  return (role) => `light-dark(${light(role)},${dark(role)})`;
}
