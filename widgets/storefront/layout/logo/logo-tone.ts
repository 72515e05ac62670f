import type { CompanyTheme, Scheme } from '#domain/company/company-theme.ts';
import { toOklch } from '#theme/colour/colour.ts';
import { rolesOf } from '#theme/colour/palette.ts';
import type { LogoTone } from './logo.view.tsx';

function isDark(theme: CompanyTheme, scheme: Scheme): boolean {
  return toOklch(rolesOf(theme, scheme).header).lightness < 0.6;
}

/** The logo that reads on the header's own background. */
export function logoTone(theme: CompanyTheme): LogoTone {
  const schemes: readonly Scheme[] = theme.scheme ? [theme.scheme] : ['light', 'dark'];
  const backgrounds = new Set(schemes.map((scheme) => isDark(theme, scheme)));
  if (backgrounds.size > 1) return 'scheme';
  return backgrounds.has(true) ? 'white' : 'plain';
}
