import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { CompanySite } from '../site.ts';

/** What nobody looks for: pages of one visitor, and of a moment. */
const OWN_PATHS = ['/auth', '/panier', '/payments', '/profile', '/waiting'];

/** A company that did not open its site to search engines shows one of them its home page, and the others nothing. */
export function robotsText({ tenant, locales }: CompanySite, origin: string): string {
  const prefixes = [
    '',
    ...locales.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `/${locale}`),
  ];
  const lines = tenant.profile.booker.seo.indexable
    ? [
        'User-agent: *',
        ...prefixes.flatMap((prefix) => OWN_PATHS.map((path) => `Disallow: ${prefix}${path}`)),
        'Allow: /',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ]
    : ['User-agent: Googlebot', 'Allow: /$', 'Disallow: /', '', 'User-agent: *', 'Disallow: /'];
  return `${lines.join('\n')}\n`;
}
