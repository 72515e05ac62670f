import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonOf } from '#domain/json.ts';
import type { Locale } from '#domain/locale.ts';
import { underPreview } from '../../themes/preview-token.ts';
import { previewAddress } from '#domain/preview/preview-address.ts';
import { buildQuery, EMPTY_QUERY, parseQuery, type RouteQuery } from '#domain/site/route-query.ts';
import { buildPath, isOpenedByKey, type Route } from '#domain/site/routes.ts';
import { startsAlike } from '#server/render/feature-routes.ts';
import { companyTheme } from '#server/render/theme-colours.ts';
import type { PublicPage, RenderedPages } from '#server/render/rendered-pages.ts';
import { sendPage } from '../plain-pages.ts';
import type { ServerContext } from '../../context.ts';
import { sandboxScript } from '../../payments/provider/sandbox-address.ts';
import type { SiteFolders } from '../site-folders.ts';
import { acceptedEncoding, hasAlready } from '../../http/requests/negotiation.ts';
import { normalizedHost, requestUrl } from '../../http/requests/request-url.ts';
import { isClosed } from '../../router/route.ts';
import type { RevisedTenant } from '../../router/tenants.ts';
import { CLOSED_FOR, FOR_AN_HOUR, FOR_EVER } from './lifetimes.ts';
import { appHead, tabIcon } from './head/app-head.ts';
import type { AppIcons } from '../../icons/app-icons.ts';
import { chunksOf, fontsOf } from './bundle-links.ts';
import { sendDocument } from './documents/send-document.ts';
import { siteDocument } from './documents/site-documents.ts';
import { THIS_MACHINE, type FetchFrom } from '#server/render/inside-fetch.ts';
import { createKeptPages, createReadyPages, type KeptPage } from './kept-pages.ts';
import type { CompanySite, SiteReader } from './site.ts';
import { storefrontPage } from './storefront-page.ts';
import { isPublicRoute, visitedPage, type VisitedPage } from './visited-page.ts';

/** Pages that are the same for everybody: whoever stands between may keep one for a minute, as long as this server does. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60';
/** One of those as it is drawn for one visitor, with what they search, or a step of buying or coming in: nobody else is sent the copy. */
const UNSHARED_PAGE = 'private, no-cache';
/** What is of an account, of an appointment or of a link in a letter: no HTTP cache stores it. */
const ACCOUNT_PAGE = 'private, no-store';
/** Sent without anything of an account. A bank or another service leads back to them, and what was typed has to be there. */
const STEPS: ReadonlySet<Route['kind']> = new Set(['cart', 'checkout', 'auth', 'payment']);
const READ = { method: 'GET' } as const;
/** The address has a token, which is nobody else's. */
const PREVIEW = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

interface StorefrontTools {
  readonly readSite: SiteReader;
  readonly fetchFrom: FetchFrom;
  readonly icons: AppIcons;
  /** Null: the browser draws each page. */
  readonly renderedPages: RenderedPages | null;
}

/** The pages of companies: every path is the storefront, with the status, title and language of what it leads to. */
export function createStorefront(
  context: ServerContext,
  folders: SiteFolders,
  { readSite, fetchFrom, renderedPages, icons }: StorefrontTools,
) {
  const { db, originOf, clock, limiter } = context;
  const keptPage = createKeptPages();
  const readyPages = createReadyPages();
  return async (
    published: RevisedTenant,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { path, search, tenant, isPreview } = await askedPage(context, published, request);
    if (path !== requestUrl(request).pathname) reply.headers(PREVIEW);
    const origin = originOf(normalizedHost(request.hostname));
    const ready = search === '' && !isPreview ? readyPages.find(tenant, origin + path) : undefined;
    if (ready) return sendPublic(request, reply, 200, ready);
    if (path === '/favicon.ico') {
      return reply.header('cache-control', FOR_AN_HOUR).redirect(await tabIcon(tenant, icons), 302);
    }
    const icon = await icons.read(tenant, path);
    if (icon !== null) return sendIcon(reply, icon);
    const site = await readSite(tenant, path);
    const document = await siteDocument(db, site, { path, origin, now: clock.now(), icons });
    if (document !== null) return sendDocument(request, reply, document);
    const visited = visitedPage(site, path);
    const target = redirectOf(site, visited);
    if (target !== null) return reply.header('cache-control', 'no-store').redirect(target, 302);
    const query = parseQuery(search);
    const isShared = isForAll(site, visited, query);
    const rendered =
      renderedPages && !isPreview && (isShared || beginsAlike(site, visited, query))
        ? await renderedPages({
            ...publicPage(tenant, visited, request, query),
            // Added to it: by itself, a path of two slashes would name a host.
            url: new URL(origin + path + buildQuery(query)),
            now: clock.now(),
            fetch: fetchFrom(THIS_MACHINE),
            mayStart: () => (limiter?.ofAddress(request, READ) ?? null) === null,
          })
        : null;
    if (visited.status === 503) reply.header('retry-after', CLOSED_FOR);
    const isByKey = visited.route !== null && isOpenedByKey(visited.route);
    if (isByKey) reply.header('referrer-policy', 'no-referrer');
    const compose = async () => {
      const links = await linksOf(folders, { tenant, locale: visited.locale, origin, rendered });
      const app = await appHead(tenant, visited.locale, icons);
      const payment = await sandboxScript(context, tenant.id, tenant.profile.booker.payment.provider);
      const { page } = query;
      return storefrontPage(site, visited, { origin, ...links, rendered, app, payment, page, isPreview });
    };
    if (rendered !== null && isShared) {
      const page = await keptPage(rendered, compose);
      if (visited.status === 200) readyPages.add(tenant, origin + path, page);
      return sendPublic(request, reply, visited.status, page);
    }
    reply.header('vary', 'accept-encoding');
    return sendPage(reply, visited.status, await compose(), isPreview ? ACCOUNT_PAGE : lifetimeOf(visited));
  };
}

/** The page that is asked for: as it is drafted, where its address has a token that is good, else as it is published. */
async function askedPage({ db, clock }: ServerContext, published: RevisedTenant, request: FastifyRequest) {
  const { pathname, search } = requestUrl(request);
  const preview = previewAddress(pathname);
  const tenant = await underPreview(db, published, preview?.token, clock.now());
  return { path: preview?.path ?? pathname, search, tenant, isPreview: tenant !== published };
}

/** Of a page that is not sent to everybody. */
function lifetimeOf({ route }: VisitedPage): string {
  const isUnshared = route === null || isPublicRoute(route) || STEPS.has(route.kind);
  return isUnshared ? UNSHARED_PAGE : ACCOUNT_PAGE;
}

interface Linked {
  readonly tenant: RevisedTenant;
  readonly locale: Locale;
  readonly origin: string;
  readonly rendered: object | null;
}

/** What a page has the browser fetch at once. */
async function linksOf(folders: SiteFolders, { tenant, locale, origin, rendered }: Linked) {
  const fonts = await fontsOf(folders.bundle, companyTheme(tenant.profile, origin));
  // What is there already is read before any of its code is wanted.
  return { fonts, chunks: rendered ? [] : await chunksOf(folders.bundle, 'storefront', locale) };
}

function publicPage(
  tenant: RevisedTenant,
  { locale, route }: VisitedPage,
  request: FastifyRequest,
  query: RouteQuery,
): Omit<PublicPage, 'url' | 'now' | 'fetch' | 'mayStart'> {
  return {
    feature: 'storefront',
    attributes: { company: tenant.token },
    token: tenant.token,
    revision: tenant.revision,
    locale,
    route,
    isOneOfMany: route === null || !isEmpty(query),
    warn: (error) => request.log.error(error),
  };
}

/** One that was changed meanwhile is where its like is now. */
function sendIcon(reply: FastifyReply, icon: Buffer | string): FastifyReply {
  if (typeof icon === 'string') return reply.header('cache-control', 'no-store').redirect(icon, 302);
  return reply.type('image/png').header('cache-control', FOR_EVER).send(icon);
}

/** A page that whoever has it already is told to go on with. */
async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: KeptPage,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding').header('etag', page.etag);
  if (status === 200 && hasAlready(request.headers['if-none-match'], page.etag)) {
    // A browser puts the headers of this reply in the place of those that it has: all of them are those of the page.
    return sendPage(reply, 304, { ...page, html: '' }, PUBLIC_PAGE);
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return sendPage(reply, status, page, PUBLIC_PAGE);
  reply.header('content-encoding', encoding);
  return sendPage(reply, status, { ...page, html: await page.packed(encoding) }, PUBLIC_PAGE);
}

const isEmpty = (query: RouteQuery) => jsonOf(query) === jsonOf(EMPTY_QUERY);

/** Whether the page begins with what everybody is shown: no more stands behind its path than where it leads back to. */
function beginsAlike({ tenant }: CompanySite, { route, status }: VisitedPage, query: RouteQuery): boolean {
  if (tenant.profile.isDebug || status !== 200 || route === null) return false;
  return startsAlike(route.kind) && isEmpty({ ...query, from: undefined });
}

/** Whether everybody is shown the same under this address: no reservation, search or operator. */
function isForAll({ tenant }: CompanySite, { route, status }: VisitedPage, query: RouteQuery): boolean {
  if (tenant.profile.isDebug || !isEmpty(query)) return false;
  return status === 404 || route?.kind === 'disabled' || isPublicRoute(route);
}

/** A closed site shows its closure page alone; an open one has none. */
function redirectOf({ tenant }: CompanySite, { locale, route }: VisitedPage): string | null {
  if (tenant.profile.isDebug) return null;
  if (isClosed(tenant)) {
    return route?.kind === 'disabled' ? null : buildPath({ kind: 'disabled' }, locale);
  }
  return route?.kind === 'disabled' ? buildPath({ kind: 'home' }, locale) : null;
}
