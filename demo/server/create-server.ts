import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { EVERY_CALL } from '#contract/every-call.ts';
import { everyRoute } from './families/every-route.ts';
import { createLiveTimes } from './booking/live/live-times.ts';
import type { Listen, PoolState } from './database/database.ts';
import type { ServerContext } from './context.ts';
import { handleBadUrl, handleErrors, handleClientError } from './http/errors.ts';
import { addReplyHeaders, shedLoad } from './http/headers.ts';
import { reportHealth } from './http/servers/health.ts';
import { createHttpServers } from './http/servers/http-servers.ts';
import { reportMetrics } from './http/servers/metrics.ts';
import { headAsGet } from './http/requests/negotiation.ts';
import { requireOneHost } from './http/requests/one-host.ts';
import { requirePolicies } from './http/policy.ts';
import { serveHosts } from './hosts/hosts.ts';
import type { SiteFolders } from './hosts/site-folders.ts';
import type { PictureSource } from './hosts/files/picture-source.ts';
import { serveMoneticoForms } from './payments/provider/monetico/form/serve-forms.ts';
import { takeWebhooks } from './payments/provider/webhooks/take-webhooks.ts';
import { describeApi } from './router/documents/api-description.ts';
import { registerRoutes } from './router/router.ts';

/** Milliseconds. */
interface Patience {
  /** For a request to arrive. */
  readonly request: number;
  /** For a handler to answer. */
  readonly handler: number;
  /** For which the event loop may be held up before callers are sent away. */
  readonly delay: number;
  /** For the answers under way when the server is closed. */
  readonly farewell: number;
}

const PATIENCE: Patience = { request: 15_000, handler: 10_000, delay: 3000, farewell: 5000 };
const BODY_LIMIT = 256 * 1024;

interface ServerOptions extends ServerContext {
  readonly folders: SiteFolders;
  /** Makes pictures when they are first asked for; without it, those that are there are all. */
  readonly pictures?: PictureSource;
  readonly logger?: FastifyServerOptions['logger'];
  readonly patience?: Partial<Patience>;
  /** Proxies whose word on the caller's address and protocol is believed, as Fastify reads them; none unless given. */
  readonly trustProxy?: string | boolean;
  /** Lets `/metrics` be read from elsewhere; without it, only from this machine. */
  readonly metricsToken?: string | null;
  /** Whether the process is about to stop: it answers still, and asks to be sent nobody. */
  readonly isDraining?: () => boolean;
  /** How the connections to the database are, for `/metrics`. */
  readonly poolStates?: () => readonly PoolState[];
  /** Listens to the database; without it, nobody is told what changes. */
  readonly listen?: Listen;
}

/** The whole reference back end over a database that is open and migrated; not listening yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const patience = { ...PATIENCE, ...options.patience };
  const servers = createHttpServers(patience);
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (answer) => servers.create(headAsGet(answer)),
    handlerTimeout: patience.handler,
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: handleBadUrl,
    clientErrorHandler: handleClientError,
  });
  let isStopping = false;
  const isLeaving = () => isStopping || (options.isDraining?.() ?? false);
  const { listen } = options;
  const liveTimes = listen && createLiveTimes({ ...options, listen, isLeaving, log: app.log });
  app.addHook('preClose', async () => {
    isStopping = true;
    await liveTimes?.close();
    await servers.close();
  });
  // Who would ask again on the same connection goes to another process.
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
  requirePolicies(app);
  requireOneHost(app);
  readJsonOnly(app);
  logRequests(app);
  handleErrors(app);
  await shedLoad(app, patience.delay);
  await addReplyHeaders(app);
  reportHealth(app, options, isLeaving);
  reportMetrics(app, options.metricsToken ?? null);
  if (options.poolStates) showPools(app, options.poolStates);
  if (liveTimes) {
    app.metrics.gauge('vitrine_live_connections', 'Visitors who are told of changes.', () => [
      { value: liveTimes.count() },
    ]);
  }
  registerRoutes(app, options, EVERY_CALL, everyRoute({ ...options, ...(liveTimes && { liveTimes }) }));
  takeWebhooks(app, options);
  serveMoneticoForms(app, options);
  describeApi(app, EVERY_CALL);
  serveHosts(app, options, options.folders, options.pictures);
  await app.ready();
  return app;
}

function showPools(app: FastifyInstance, read: () => readonly PoolState[]): void {
  app.metrics.gauge(
    'vitrine_database_connections',
    'Connections to the database, and requests that wait for one.',
    () =>
      read().flatMap(({ pool, used, idle, waiting }) => [
        { labels: { pool, state: 'used' }, value: used },
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'waiting' }, value: waiting },
      ]),
  );
}

/** A call without a body may name the type of the body that it does not have. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** One line a request, by the route's pattern: addresses hold keys, and people are nobody's business. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
