import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTenant } from '../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../context.ts';
import { redirectWithToken, seenBy } from '../http/operator-token.ts';
import { normalizedHost } from '../http/requests/request-url.ts';
import { handleNotFound } from '../http/not-found.ts';
import { SANDBOX_HOST } from '../payments/provider/sandbox-address.ts';
import { serveTiles } from '../tiles/serve-tiles.ts';
import { serveUploads } from '../uploads/serve-uploads.ts';
import { createStaticFiles } from './files/static-files.ts';
import { createHostPages } from './host-pages.ts';
import { createKnownHosts, type KnownHosts } from './known-hosts.ts';
import { createPaySandbox, servePressedAnswers } from './sandbox/pay/pay-sandbox.ts';
import { FONTS_STAND_IN } from '../fonts/fetching/font-hosts.ts';
import { createFontsSandbox } from './sandbox/fonts-sandbox.ts';
import { createIdentitySandbox } from './sandbox/identity-sandbox.ts';
import { plainPage, sendPage, spokenBy } from './plain-pages.ts';
import { createOutboxPages } from './sandbox/outbox-pages.ts';
import { createThirdPartySandbox } from './sandbox/third-party-sandbox.ts';
import type { PictureSource } from './files/picture-source.ts';
import { servePictures } from './files/pictures.ts';
import { sendPrivateDocument } from './private-document.ts';
import type { SiteFolders } from './site-folders.ts';
import { serveRenderedElements } from './embed/rendered-element.ts';
import { createAppIcons } from '../icons/app-icons.ts';
import { FOR_EVER } from './storefront/lifetimes.ts';
import { createSiteReader } from './storefront/site.ts';
import { createStorefront } from './storefront/storefront.ts';
import { insideFetch } from '#server/render/inside-fetch.ts';
import { createRenderedPages, RENDER_PATIENCE } from '#server/render/rendered-pages.ts';

const POLICY = { config: { policy: 'public' } };
const NO_PICTURES: PictureSource = { fileFor: async () => null };
const BRIEFLY = 'public, max-age=60';

/** Everything that is no call: the bundle and the pictures on every host, and each host's own pages. */
export function serveHosts(
  app: FastifyInstance,
  context: ServerContext,
  folders: SiteFolders,
  pictures: PictureSource = NO_PICTURES,
): void {
  const bundle = createStaticFiles(folders.bundle, (path) => (isHashed(path) ? FOR_EVER : BRIEFLY));
  app.addHook('onListen', () => void bundle.warm());

  app.get<{ Params: { '*': string } }>('/embed/*', POLICY, async (request, reply) => {
    if (await bundle.send(request, reply, request.params['*'])) return reply;
    return handleNotFound(request, reply);
  });
  serveTiles(app);
  servePictures(app, folders.pictures, pictures);
  serveUploads(app, folders.pictures);
  for (const calls of ['/api/*', '/upload/*', '/bookingOrder/*', '/giftOrders/*'])
    app.get(calls, POLICY, handleNotFound);

  const readSite = createSiteReader(context.db);
  const fetchFrom = insideFetch(app);
  const renderedPages = context.renderer
    ? createRenderedPages(context.renderer, context.renderPatience ?? RENDER_PATIENCE)
    : null;
  serveRenderedElements(app, context, { readSite, fetchFrom, renderedPages });
  const icons = createAppIcons(folders.pictures, pictures);
  const storefront = createStorefront(context, folders, { readSite, fetchFrom, renderedPages, icons });
  const known = createKnownHosts(context.db, context.hostsKnownFor ?? 0);
  forgetWritten(app, known);
  servePressedAnswers(app, context);
  const hosts = hostTable(context, folders, { known, storefront });
  app.get('/*', POLICY, async (request, reply) => {
    const name = normalizedHost(request.hostname);
    const site = hosts.get(name) ?? hosts.get('');
    return site?.(request, reply);
  });
}

/** Whoever has changed a company here sees it so at once, before the reply to their call. */
function forgetWritten(app: FastifyInstance, known: KnownHosts): void {
  app.addHook('onSend', async ({ method, headers: { company } }) => {
    if (method !== 'GET' && typeof company === 'string') known.forget(company);
  });
}

type Site = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What each host name shows; the empty name is every other host, a company's or nobody's. */
function hostTable(
  context: ServerContext,
  folders: SiteFolders,
  {
    known,
    storefront,
  }: { readonly known: KnownHosts; readonly storefront: ReturnType<typeof createStorefront> },
): ReadonlyMap<string, Site> {
  const portal = createHostPages(folders.pages, 'portal');
  return new Map<string, Site>([
    ['localhost', portal],
    ['127.0.0.1', portal],
    ['[::1]', portal],
    ['primary.localhost', createHostPages(folders.pages, 'primary')],
    ['backoffice.localhost', createHostPages(folders.pages, 'backoffice')],
    ['mail.localhost', createOutboxPages(context)],
    ['accounts.localhost', createIdentitySandbox(context)],
    ['third-party.localhost', createThirdPartySandbox(context)],
    [FONTS_STAND_IN, createFontsSandbox(context)],
    [SANDBOX_HOST, createPaySandbox(context)],
    [
      '',
      async (request, reply) => {
        const tenant = await known.companyOf(request.hostname);
        if (tenant === null) return sendPage(reply, 404, plainPage(spokenBy(request), 'unknown'));
        const { operatorSecret = null, clock } = context;
        const seen = seenBy(request, tenant, operatorSecret, clock.now());
        if (redirectWithToken(request, reply, tenant, operatorSecret, clock.now())) return reply;
        return inTenant(tenant.id, async () => {
          if (await sendPrivateDocument(context, tenant, request, reply)) return reply;
          return storefront(seen, request, reply);
        });
      },
    ],
  ]);
}

/** Files whose name changes with their content; the entry keeps its name. */
function isHashed(path: string): boolean {
  return /^([ca]\/.+-[\da-z]{7,}\.\w+|t-\w+\/.+)$/.test(path);
}
