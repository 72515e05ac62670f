import { thirdPartiesOf, type ThirdParty } from '#domain/consent/third-parties.ts';
import type { Tenant } from '../../router/route.ts';
import { policySource } from '../../sha256.ts';

export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Address of the script that stands in for that of the company's payment provider; null where none does. */
  readonly payment: string | null;
  /** It is shown as it is drafted, in a frame of the company's back office. */
  readonly isPreview: boolean;
}

/**
 * Scripts from here and those that stand in the page, by what they say: a page that is the same for everybody may be kept. Fonts from
 * here alone, pictures from where the company has them too. Of third-party services those that the company has set up, which are
 * loaded with the visitor's consent alone; those of payment where the visitor pays, which they come to from any page without another.
 */
export function pagePolicy({ profile }: Tenant, inline: InlineParts): string {
  // What is not published yet may come from anywhere: a back office tries it out.
  const anywhere = inline.isPreview ? ['https:'] : [];
  const pictures = [...originsOf(profile.booker.allowedOrigins ?? []), ...anywhere];
  const parties = thirdPartiesOf(profile);
  const offices = inline.isPreview ? originsOf(profile.booker.previewOrigins ?? [], ['https:', 'http:']) : [];
  const payment = inline.payment === null ? [] : [new URL(inline.payment).origin];
  const frames = [...sourcesOf(parties, 'frame'), ...payment];
  return [
    `default-src 'none'`,
    [
      'script-src',
      `'self'`,
      ...inline.scripts.map(policySource),
      ...sourcesOf(parties, 'script'),
      ...payment,
    ].join(' '),
    ['style-src', `'self'`, ...inline.styles.map(policySource), ...sourcesOf(parties, 'style')].join(' '),
    `img-src ${["'self'", 'data:', ...pictures, ...sourcesOf(parties, 'image')].join(' ')}`,
    `font-src ${["'self'", ...sourcesOf(parties, 'font')].join(' ')}`,
    `connect-src ${["'self'", ...sourcesOf(parties, 'connect')].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ['frame-ancestors', `'self'`, ...offices].join(' '),
  ].join('; ');
}

function sourcesOf(parties: readonly ThirdParty[], kind: keyof ThirdParty['sources']): readonly string[] {
  return [...new Set(parties.flatMap(({ sources }) => sources[kind] ?? []))];
}

function originsOf(urls: readonly (string | undefined)[], protocols = ['https:']): string[] {
  const origins = urls.flatMap((url) => {
    if (url === undefined || !URL.canParse(url)) return [];
    const { protocol, origin } = new URL(url);
    return protocols.includes(protocol) ? [origin] : [];
  });
  return [...new Set(origins)];
}
