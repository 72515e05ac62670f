import { calendarPath } from '#domain/site/documents/feeds.ts';
import { LOCALE_TAGS, textIn, type Locale } from '#domain/locale.ts';
import { documentTitle, PAGE_MARK } from '#domain/site/pages/document-title.ts';
import { MISSING_TITLE, pageNameKey } from '#domain/site/pages/page-names.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import type { RenderedElement } from '#server/render/engine/render-element.tsx';
import { jsonInScript } from '#server/render/markup/json-in-script.ts';
import { markup, Html } from '../../../http/pages/html.ts';
import { translate } from '../../../texts.ts';
import { feedLocale, feedPath } from '../documents/atom-feed.ts';
import { pictureOfPage } from './page-picture.ts';
import type { CompanySite } from '../site.ts';
import { isPublicRoute, localesOf, type VisitedPage } from '../visited-page.ts';

interface HeadFacts {
  /** Of the company's own site, as `http://maison.localhost:4100`. */
  readonly origin: string;
  readonly rendered: RenderedElement | null;
  /** What the search of the address opens. */
  readonly page: RouteQuery['page'];
}

/** What a page says of itself to search engines, to whoever shows a link to it, and in the browser's tab. */
export function pageHead(
  site: CompanySite,
  visited: VisitedPage,
  { origin, rendered, page }: HeadFacts,
): Html {
  const { profile } = site.tenant;
  const { locale, status, route } = visited;
  const subject = textIn(locale, visited.name);
  const { indexable } = profile.booker.seo;
  const title = rendered?.title ?? titleOf(site, visited, page);
  const name = profile.identity.displayName;
  const description = textIn(locale, visited.summary) || translate(locale, 'page:describe', { name });
  const isIndexed =
    indexable &&
    status === 200 &&
    page === null &&
    route !== null &&
    isPublicRoute(route) &&
    localesOf(site, route).includes(locale);
  const picture = pictureOfPage(site, route);
  return markup`<title>${title}</title>
<meta name="description" content="${description}">
${isIndexed ? addresses(site, route, locale, origin) : markup`<meta name="robots" content="noindex">`}
<meta property="og:type" content="${route?.kind === 'post' ? 'article' : 'website'}">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${subject || name}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${LOCALE_TAGS[locale].replace('-', '_')}">
${picture && markup`<meta property="og:image" content="${origin + picture}"><meta name="twitter:card" content="summary_large_image">`}
${feedLink(site, route, locale)}${rendered && rendered.structured && structured(rendered.structured)}`;
}

/** The title that the storefront gives the page once it runs. */
function titleOf(site: CompanySite, visited: VisitedPage, page: RouteQuery['page']): string {
  const { locale, route, status, name } = visited;
  if (status === 404) return MISSING_TITLE;
  const nameKey = route && pageNameKey(route, { page, shopCount: site.shops.length });
  return documentTitle(
    site.tenant.profile.booker.seo.siteTabTitlePattern,
    nameKey ? translate(locale, nameKey) : textIn(locale, name),
    translate(locale, 'page:untitled'),
  );
}

/** The feed of the magazine on its pages, the calendar of events where these are told of first. */
function feedLink(site: CompanySite, route: Route | null, locale: Locale): Html | null {
  if (route?.kind === 'home') {
    const title = `${site.tenant.profile.identity.displayName} – ${translate(locale, 'page:events')}`;
    return markup`<link rel="alternate" type="text/calendar" title="${title}" href="${calendarPath(locale)}" ${new Html(PAGE_MARK)}>
`;
  }
  if (route?.kind !== 'magazine' && route?.kind !== 'post') return null;
  const path = feedPath(site, locale);
  if (feedLocale(site, path) === undefined) return null;
  const title = `${site.tenant.profile.identity.displayName} – ${translate(locale, 'storefront:menu.magazine')}`;
  return markup`<link rel="alternate" type="application/atom+xml" title="${title}" href="${path}" ${new Html(PAGE_MARK)}>
`;
}

function structured(data: object): Html {
  return new Html(`<script type="application/ld+json" ${PAGE_MARK}>${jsonInScript(data)}</script>`);
}

/** The page's own address, and the same page in each language that has it, the plain one for whoever speaks none of them. */
function addresses(site: CompanySite, route: Route, locale: Locale, origin: string): Html {
  const { map } = site;
  const locales = localesOf(site, route);
  const href = (spoken: Locale) => origin + buildPath(route, spoken, map.added).replace(/#.*$/, '');
  const [first] = locales;
  const mark = new Html(PAGE_MARK);
  return markup`<link rel="canonical" href="${href(locale)}" ${mark}>
<meta property="og:url" content="${href(locale)}" ${mark}>
${
  locales.length > 1
    ? markup`${locales.map((spoken) => markup`<link rel="alternate" hreflang="${spoken}" href="${href(spoken)}" ${mark} /> `)}${first === undefined ? null : markup`<link rel="alternate" hreflang="x-default" href="${href(first)}" ${mark} />`}`
    : null
}`;
}
