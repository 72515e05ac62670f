import { hasPageAround, type CompanyTheme } from '#domain/company/company-theme.ts';
import type { Properties } from './tokens.ts';

/** Pictures are dimmed in the dark. */
const DIMMED = 'linear-gradient(light-dark(transparent,rgb(0 0 0/.55)) 0 0)';

const ROUNDED_MENU: Properties = {
  '--v-menu-radius': 'calc(var(--u)*1.375)',
  '--v-menu-pad': 'calc(var(--u)*.875)',
  '--v-menu-step': '0px',
  '--v-menu-line': 'none',
  '--v-menu-ring': 'inset 0 0 0 1px currentColor',
  '--v-menu-gap': 'calc(var(--u)*.75)',
  '--v-menu-shade': 'var(--v-shadow)',
};

/** An http(s) address as CSS quotes it; null for anything else. */
function quoted(address: string | undefined): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return /^https?:$/.test(protocol) ? `url("${href.replace(/["\\\n]/g, encodeURIComponent)}")` : null;
}

function backgroundOf({ backgroundImage, backgroundRepeat }: CompanyTheme): string {
  const picture = quoted(backgroundImage);
  if (!picture) return 'var(--v-around)';
  const fill =
    backgroundRepeat && backgroundRepeat !== 'no-repeat' ? backgroundRepeat : 'top/100% auto no-repeat';
  return `${DIMMED},${picture} ${fill} var(--v-around)`;
}

/**
 * The site layout as custom properties, besides its width; what a company does not ask for is left out, and the default stands.
 * Words lie on the site's own background alone, never on a picture: a contained site is a column on it, any other a sheet.
 */
export function layoutProperties(theme: CompanyTheme): Properties {
  const isContained = theme.contained === true;
  const isSheet = hasPageAround(theme) && !isContained;
  return {
    ...(hasPageAround(theme) && { '--v-background': backgroundOf(theme) }),
    ...(isContained && { '--v-column': 'var(--v-surface)' }),
    ...(isContained && theme.containedShadow && { '--v-column-shadow': 'var(--v-shadow)' }),
    ...(isSheet && {
      '--v-sheet': 'var(--v-surface)',
      '--v-sheet-width': 'calc(var(--u)*76)',
      '--v-sheet-gap': 'clamp(calc(var(--u)*2),6cqi,calc(var(--u)*5))',
    }),
    ...(theme.fullWidthHeader && { '--v-header-width': 'none' }),
    ...(theme.roundedMenu && ROUNDED_MENU),
  };
}
