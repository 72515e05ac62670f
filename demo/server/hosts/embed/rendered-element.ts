import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import { unprefixedLocale } from '#domain/site/routes.ts';
import { askedElement, featureOfTag, localeAsked, unreadData } from '#server/render/asked-element.ts';
import { rootForAnyPage } from '#server/render/markup/declared-root.ts';
import type { RenderedElement } from '#server/render/engine/render-element.tsx';
import { THIS_MACHINE, type FetchFrom } from '#server/render/inside-fetch.ts';
import type { RenderedPages } from '#server/render/rendered-pages.ts';
import { inTenant } from '../../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../../context.ts';
import { restrictCors } from '../../http/cors.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { hasAlready } from '../../http/requests/negotiation.ts';
import { sha256 } from '../../sha256.ts';
import { localeOf, sendRefusal } from '../../router/router.ts';
import { tenantOf } from '../../router/tenants.ts';
import type { CompanySite, SiteReader } from '../storefront/site.ts';
import { knownOrigin } from './known-origin.ts';

interface ElementTools {
  /** Null where nothing was built that renders. */
  readonly renderedPages: RenderedPages | null;
  readonly readSite: SiteReader;
  readonly fetchFrom: FetchFrom;
}

/** Whoever stands between, and the browser, may show it again for a minute: a change of the company is seen after that. */
const FOR_A_MINUTE = 'public, max-age=60';
const READ = { method: 'GET' } as const;

type Query = Readonly<Record<string, unknown>>;
type Asked = FastifyRequest<{ Params: { element: string }; Querystring: Query }>;

/** Answers `/embed/render/{tag}?company&locale&…`: the first screen of an element, as a declarative shadow root for anybody's page. */
export function serveRenderedElements(
  app: FastifyInstance,
  context: ServerContext,
  tools: ElementTools,
): void {
  app.get<{ Params: { element: string }; Querystring: Query }>('/embed/render/:element', {
    config: { policy: 'public' },
    onRequest: async (request, reply) => {
      const refused = context.limiter?.ofAddress(request, READ) ?? null;
      if (refused !== null) return sendRefusal(reply, refused, spokenBy(request));
    },
    handler: async (request, reply) => {
      const rendered = await answer(context, tools, request, reply);
      if (rendered instanceof Refusal) return sendRefusal(reply, rendered, spokenBy(request));
      if (rendered === null) return reply.code(204).header('cache-control', 'no-store').send();
      return send(request, reply, rendered);
    },
  });
}

const spokenBy = (request: Asked): Locale => localeAsked(request.query['locale']) ?? localeOf(request);

/** Null: there is nothing to show, now or ever; the element's code draws it. */
async function answer(
  context: ServerContext,
  tools: ElementTools,
  request: Asked,
  reply: FastifyReply,
): Promise<RenderedElement | Refusal | null> {
  const { query } = request;
  const feature = featureOfTag(request.params.element);
  if (feature === undefined) return refuse('not_found');
  const { renderer } = context;
  const { renderedPages, readSite, fetchFrom } = tools;
  if (!renderer || !renderedPages) return null;
  const asked = askedElement(await renderer.definitionOf(feature), query);
  if (asked.kind === 'refused') {
    const { name: field, fault } = asked;
    return refuse('invalid', { field, errors: [{ field, fault }] });
  }
  if (asked.kind === 'of-the-moment') return null;
  const origin = await knownOrigin(context, request.hostname);
  if (origin === null) {
    request.log.warn('an element was asked for under a host that is neither in API_HOSTS nor a company’s');
    return null;
  }
  const { company } = query;
  const tenant = await tenantOf(context.db, typeof company === 'string' ? company.trim() : undefined);
  if (tenant instanceof Refusal) return tenant;
  restrictCors(request, reply, tenant);
  const tooMany = context.limiter?.ofTenant(tenant.id, READ) ?? null;
  if (tooMany !== null) return tooMany;
  const rendered = await inTenant(tenant.id, async () => {
    const site = await readSite(tenant);
    return renderedPages({
      feature,
      attributes: { company: tenant.token, ...asked.attributes },
      url: new URL(origin),
      token: tenant.token,
      revision: tenant.revision,
      locale: localeIn(site.locales, localeAsked(query['locale'])),
      route: null,
      isOneOfMany: !asked.isAmongFew((slug) => hasSlug(site, slug)),
      now: context.clock.now(),
      // The request is counted; what it reads is not of its caller, who may be past what an address may read.
      fetch: fetchFrom(THIS_MACHINE),
      mayStart: () => true,
      warn: (error) => request.log.error(error),
    });
  });
  if (rendered === null) return null;
  return asked.isUnreadAlone ? { ...rendered, data: unreadData(feature, rendered.data) } : rendered;
}

const hasSlug = ({ map, categories, posts }: CompanySite, slug: string): boolean =>
  map.shopSlugs?.has(slug) ||
  posts.some((post) => post.slug === slug) ||
  map.categorySlugs?.has(slug) ||
  categories.some(({ articles }) => articles.some((article) => article.slug === slug));

/** As the element speaks: what its company does not speak is answered in the first of its languages. */
function localeIn(locales: readonly Locale[], wanted: Locale | undefined): Locale {
  return wanted !== undefined && locales.includes(wanted) ? wanted : unprefixedLocale(locales);
}

function send(request: FastifyRequest, reply: FastifyReply, rendered: RenderedElement): FastifyReply {
  const tag = tagOf(rendered);
  const restricted = reply.getHeader('vary') === undefined ? '' : ', origin';
  reply
    .header('vary', `accept-encoding${restricted}`)
    .header('cache-control', FOR_A_MINUTE)
    .header('etag', tag)
    .header('content-language', rendered.data.locale)
    // It is a part of pages, and none by itself.
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8');
  if (hasAlready(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(rootForAnyPage(rendered));
}

/** What differs in nothing but the moment at which it was rendered is the same. */
function tagOf({ html, css, data: { now: _now, ...data } }: RenderedElement): string {
  return `W/"${sha256(JSON.stringify([html, css, data])).slice(0, 22)}"`;
}
