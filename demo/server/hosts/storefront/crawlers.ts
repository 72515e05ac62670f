import { buildPath, type Route } from '#domain/site/routes.ts';
import { markup, Html } from '../../http/pages/html.ts';
import type { Tenant } from '../../router/route.ts';
import type { CompanySite } from './site.ts';

/** A company that did not open its site to search engines shows one of them its home page, and the others nothing. */
export function robotsText({ profile }: Tenant, origin: string): string {
  const lines = profile.booker.seo.indexable
    ? [
        'User-agent: *',
        ...['/auth', '/panier', '/payments', '/profile', '/waiting'].map((path) => `Disallow: ${path}`),
        'Allow: /',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ]
    : ['User-agent: Googlebot', 'Allow: /$', 'Disallow: /', '', 'User-agent: *', 'Disallow: /'];
  return `${lines.join('\n')}\n`;
}

/** Every public page, each with its other languages. */
export function siteMap(site: CompanySite, origin: string): string {
  const { locales, shops, categories } = site;
  const routes: Route[] = [
    { kind: 'home' },
    { kind: 'services' },
    { kind: 'contact' },
    { kind: 'legal', section: null },
    ...(shops.length > 1 ? shops.map(({ slug }): Route => ({ kind: 'shop', shop: slug })) : []),
    ...categories.flatMap(({ slug, articles }): Route[] => [
      { kind: 'category', shop: null, category: slug },
      ...articles.map((article): Route => ({
        kind: 'service',
        shop: null,
        category: slug,
        service: article.slug,
      })),
    ]),
  ];
  const address = (route: Route, locale: (typeof locales)[number]) => origin + buildPath(route, locale);
  const entries = routes.flatMap((route) =>
    locales.map(
      (locale) =>
        markup`<url
          ><loc>${address(route, locale)}</loc>${locales.map(
            (other) =>
              markup`<xhtml:link rel="alternate" hreflang="${other}" href="${address(route, other)}" />`,
          )}</url
        > `,
    ),
  );
  return markup`${new Html('<?xml version="1.0" encoding="UTF-8"?>')}
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${entries}</urlset
    > `.markup;
}
