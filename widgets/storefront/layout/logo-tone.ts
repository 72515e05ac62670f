import type { CompanyTheme } from '#domain/company.ts';
import { toOklch } from '#theme/colour/colour.ts';
import { coloursOf } from '#theme/company-theme.ts';
import { rolesOf, type Scheme } from '#theme/colour/palette.ts';
import type { LogoTone } from './logo.view.tsx';

function isDark(theme: CompanyTheme, scheme: Scheme): boolean {
  return toOklch(rolesOf(coloursOf(theme), scheme).header).lightness < 0.6;
}

/** The logo that reads on the header's own background. */
export function logoTone(theme: CompanyTheme): LogoTone {
  const schemes: readonly Scheme[] =
    theme.dark === undefined ? ['light', 'dark'] : [theme.dark ? 'dark' : 'light'];
  const backgrounds = new Set(schemes.map((scheme) => isDark(theme, scheme)));
  if (backgrounds.size > 1) return 'scheme';
  return backgrounds.has(true) ? 'white' : 'plain';
}
