import type { ShopWire } from '#contract/shop/shops.schemas.ts';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import { documentTitle } from '#domain/site/document-title.ts';
import type { RenderedElement } from '#server/render/engine/render-element.tsx';
import { EARLY_PRESSES } from '#server/render/early-presses.ts';
import { declaredRoot, headCss } from '#server/render/declared-root.ts';
import { companyTheme } from '#server/render/theme-colours.ts';
import { markup, Html } from '../../http/pages/html.ts';
import type { HtmlPage } from '../../http/pages/page.ts';
import { translate } from '../../texts.ts';
import { firstPaint } from './first-paint.ts';
import type { CompanySite } from './site.ts';
import type { VisitedPage } from './visited-page.ts';

interface Delivery {
  readonly nonce: string;
  /** Of the company's own site, as `http://maison.localhost:4100`. */
  readonly origin: string;
  /** Addresses of the chunks of the first screen. */
  readonly chunks: readonly string[];
  /** What the element shows first; null: the browser draws it. */
  readonly rendered: RenderedElement | null;
}

/** The company's page around the storefront element; readable, if plain, where no script runs. */
export function storefrontPage(site: CompanySite, visited: VisitedPage, delivery: Delivery): HtmlPage {
  const { profile } = site.tenant;
  const { locale, status } = visited;
  const { nonce, chunks, rendered } = delivery;
  const name = profile.identity.displayName;
  const theme = companyTheme(profile, delivery.origin);
  const subject = textIn(locale, visited.name);
  const title = documentTitle(
    profile.booker.seo.siteTabTitlePattern,
    subject,
    translate(locale, 'page:untitled'),
  );
  const description = textIn(locale, visited.summary) || translate(locale, 'page:describe', { name });
  const isIndexed = profile.booker.seo.indexable && status === 200 && isPublicRoute(visited.route);
  const document = markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${isIndexed ? languageLinks(site, visited.route, delivery.origin) : markup`<meta name="robots" content="noindex">`}
<meta name="color-scheme" content="${theme.scheme ?? 'light dark'}">
<link rel="icon" href="${profile.booker.favicon.image}">
<style nonce="${nonce}">${new Html(firstPaint(theme) + headCss(rendered))}</style>
<noscript><style nonce="${nonce}">.plain{animation:none!important;visibility:visible!important}</style></noscript>
${chunks.map((chunk) => markup`<link rel="modulepreload" href="${chunk}">\n`)}
<script type="module" src="/embed/vitrine.js" data-company="${profile.token}" nonce="${nonce}"></script>
</head>
<body>
<vitrine-storefront company="${profile.token}">
${rendered && new Html(declaredRoot(rendered, nonce))}${plainContent(site, locale, subject || name)}
</vitrine-storefront>${rendered && markup`<script nonce="${nonce}">${new Html(EARLY_PRESSES)}</script>`}
</body>
</html>
`;
  return { html: document.markup, policy: policyOf(site, theme, nonce) };
}

/** The same page in each of the company's languages, the plain one for whoever speaks none of them. */
function languageLinks({ locales }: CompanySite, route: Route | null, origin: string): Html | null {
  if (route === null) return null;
  const href = (locale: Locale) => origin + buildPath(route, locale).replace(/#.*$/, '');
  const [first] = locales;
  return markup`${locales.map(
    (locale) => markup`<link rel="alternate" hreflang="${locale}" href="${href(locale)}" /> `,
  )}${first === undefined ? null : markup`<link rel="alternate" hreflang="x-default" href="${href(first)}" />`}`;
}

const PUBLIC: readonly Route['kind'][] = [
  'home',
  'services',
  'contact',
  'legal',
  'shop',
  'category',
  'service',
];

export function isPublicRoute(route: Route | null): boolean {
  return route !== null && PUBLIC.includes(route.kind);
}

function plainContent({ tenant, shops, categories }: CompanySite, locale: Locale, title: string): Html {
  const { identity } = tenant.profile;
  return markup`<div class="plain">
    <h1>${title}</h1>
    <noscript><p>${translate(locale, 'page:noscript')}</p></noscript>
    <p>${identity.displayName}. ${translate(locale, 'page:phone')}: ${phoneLink(identity.phone, shops[0]?.publicInfo.address.country ?? '')}</p>
    ${
      categories.length === 0
        ? null
        : markup`<ul>
            ${categories.map((category) => markup`<li><a href="${buildPath({ kind: 'category', shop: null, category: category.slug }, locale)}">${textIn(locale, category.name)}</a></li>`)}
          </ul>`
    }
    <h2>${translate(locale, shops.length === 1 ? 'page:shop' : 'page:shops')}</h2>
    <ul>
      ${shops.map(shopItem)}
    </ul>
  </div>`;
}

function shopItem({ publicInfo }: ShopWire): Html {
  const { address, zipcode, city } = publicInfo.address;
  return markup`<li>${publicInfo.name}, ${address}, ${zipcode} ${city}, ${phoneLink(publicInfo.phone, publicInfo.address.country)}</li>`;
}

function phoneLink(phone: string, country: string): Html {
  return markup`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${toNationalPhone(phone, country)}</a>`;
}

/** Scripts that the server named and what they load; pictures and fonts from here and from where the theme has them. */
function policyOf({ tenant }: CompanySite, theme: CompanyTheme, nonce: string): string {
  const fonts = originsOf([theme.headerFont?.url, theme.menuFont?.url, theme.bodyFont?.url]);
  const pictures = originsOf([
    ...(tenant.profile.booker.allowedOrigins ?? []),
    tenant.profile.booker.mapTiles?.url,
  ]);
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
