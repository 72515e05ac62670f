import type { CompanyTheme } from '#domain/company/company-theme.ts';
import type { Tenant } from '../../router/route.ts';
import { policySource } from '../../sha256.ts';

export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Scripts from here and those that stand in the page, by what they say: a page that is the same for everybody may be kept. Pictures
 * and fonts from here and from where the company has them.
 */
export function pagePolicy({ profile }: Tenant, theme: CompanyTheme, inline: InlineParts): string {
  const fonts = originsOf([theme.headerFont?.url, theme.menuFont?.url, theme.bodyFont?.url]);
  const pictures = originsOf([...(profile.booker.allowedOrigins ?? []), profile.booker.mapTiles?.url]);
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...inline.scripts.map(policySource)].join(' '),
    ['style-src', `'self'`, ...inline.styles.map(policySource)].join(' '),
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    `font-src ${["'self'", ...fonts].join(' ')}`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

function originsOf(urls: readonly (string | undefined)[]): string[] {
  const origins = urls.flatMap((url) => {
    if (url === undefined || !URL.canParse(url)) return [];
    const { protocol, origin } = new URL(url);
    return protocol === 'https:' ? [origin] : [];
  });
  return [...new Set(origins)];
}
