import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import type { Call, DescribedCall } from '#contract/call.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { inTenant } from '../database/tenancy/tenant-scope.ts';
import { restrictCors } from '../http/cors.ts';
import type { ServerContext } from '../context.ts';
import { seenBy } from '../http/operator-token.ts';
import { problemOf, refuse, Refusal } from '../http/refusal.ts';
import { filesOf, whereBodiesAreRead } from './form-files.ts';
import { asksAboutAccounts, STEP_MS, untilWholeStep } from './even-times.ts';
import { callerOf } from './identify.ts';
import { inLanguage } from './in-language.ts';
import { createReplyCache, knows, sendCached, tagOf, type ReplyCache } from './reply-cache.ts';
import {
  EventsReply,
  FileReply,
  type Caller,
  type Incoming,
  type ServerRoute,
  type Tenant,
} from './route.ts';
import { createSchemaCheck } from './checks/schema-check.ts';
import { tenantOf } from './tenants.ts';
import { underPreview } from '../themes/preview-token.ts';

/** Milliseconds after which an answer that goes on is cut, should nobody have ended it. */
const LONGEST_STREAM = 3_600_000;

/** Registers every route; throws when a call of the contract has none, or one has two, and when a route is of no call. */
export function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  calls: readonly DescribedCall[],
  routes: readonly ServerRoute[],
): void {
  const described = new Map(calls.map((call) => [call.name, call]));
  for (const { name } of calls) {
    const count = routes.filter((route) => route.call.name === name).length;
    if (count !== 1) throw new Error(`The call ${name} has ${count} routes instead of one.`);
  }
  const kept = createReplyCache();
  for (const route of routes) {
    const call = described.get(route.call.name);
    if (call === undefined) throw new Error(`The route of ${route.call.name} is of no call of the contract.`);
    whereBodiesAreRead(app, call, (scope) => register(scope, context, { ...route, call }, kept));
  }
}

/** A route whose call is known with its schemas. */
interface DescribedRoute extends ServerRoute {
  readonly call: DescribedCall;
}

function register(
  app: FastifyInstance,
  context: ServerContext,
  { call, handle, isCached, isStream }: DescribedRoute,
  replies: ReplyCache,
): void {
  const readInput = createInputReader(call);
  const { answerStep = STEP_MS } = context;
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { policy: `${call.role} of ${call.audience}` },
    ...(isStream && { handlerTimeout: LONGEST_STREAM }),
    onRequest: async (request, reply) => {
      const refused = context.limiter?.ofAddress(request, call) ?? null;
      if (refused !== null) return sendRefusal(reply, refused, localeOf(request));
    },
    // Refusals as well: nobody is to tell by one how far the work came.
    ...(asksAboutAccounts(call) && {
      onSend: (_request: FastifyRequest, reply: FastifyReply) =>
        untilWholeStep(reply.elapsedTime, answerStep),
    }),
    handler: async (request, reply) => {
      const locale = localeOf(request);
      const admitted = await admit(context, call, request, reply);
      if (admitted instanceof Refusal) return sendRefusal(reply, admitted, locale);
      const input = readInput(request);
      if (input instanceof Refusal) return sendRefusal(reply, input, locale);
      const files = await filesOf(request, call);
      if (files instanceof Refusal) return sendRefusal(reply, files, locale);
      const { tenant, revision, caller, now } = admitted;
      const incoming = {
        ...input,
        files,
        tenant,
        company: header(request, 'company') || null,
        caller,
        locale,
        now,
        address: request.ip,
        log: request.log,
      };
      const work = () => handle(incoming as Incoming<Call>);
      if (tenant === null) return send(request, reply, call, locale, await work());
      if (isCached !== true || revision === null)
        return send(request, reply, call, locale, await inTenant(tenant.id, work));
      const place = JSON.stringify([tenant.id, call.name, locale, input.params, input.query]);
      const cached = replies.find(place, revision);
      if (cached !== null) return sendCached(request, reply, cached);
      const result = await inTenant(tenant.id, work);
      if (result instanceof Refusal) return sendRefusal(reply, result, locale);
      const json = JSON.stringify(inLanguage(call.reply, locale, result));
      return sendCached(request, reply, replies.set(place, revision, json));
    },
  });
}

interface Admitted {
  readonly tenant: Tenant | null;
  /** Of the company; null where its replies are not the same for everybody. */
  readonly revision: number | null;
  readonly caller: Caller | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Who asks, and of which company; refused where they may not. */
async function admit(
  { db, clock, limiter, operatorSecret = null }: ServerContext,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted | Refusal> {
  const now = clock.now();
  const headers = {
    authorization: header(request, 'authorization'),
    userAgent: header(request, 'user-agent'),
  };
  if (call.tenancy === 'none') {
    const caller = await callerOf(db, call, null, headers, now);
    return caller instanceof Refusal ? caller : { tenant: null, revision: null, caller, now };
  }
  const found = await tenantOf(db, header(request, 'company'));
  if (found instanceof Refusal) return found;
  restrictCors(request, reply, found);
  const refused = limiter?.ofTenant(found.id, call) ?? null;
  if (refused !== null) return refused;
  const caller = await callerOf(db, call, found, headers, now);
  if (caller instanceof Refusal) return caller;
  const open = seenBy(request, found, operatorSecret, now);
  const preview = header(request, 'previewtheme');
  // It shows things: what is tried in it is booked and bought by nobody, also where its token has just run out.
  if (call.idempotency === 'key' && preview) return refuse('forbidden', { sentence: 'preview' });
  const tenant = call.idempotency === 'safe' ? await underPreview(db, open, preview, now) : open;
  return { tenant, revision: tenant === found ? found.revision : null, caller, now };
}

/** Reads what a call takes, as its schemas know it. */
function createInputReader(call: DescribedCall) {
  const checkParams = createSchemaCheck(call.params, 'text');
  const checkQuery = createSchemaCheck(call.query, 'text');
  const checkBody = createSchemaCheck(call.body, 'json', call.strict && { readOnly: readOnlyFields(call) });
  return (request: FastifyRequest) => {
    const key = call.idempotency === 'key' ? idempotencyKey(request) : '';
    if (key instanceof Refusal) return key;
    const params = checkParams(request.params);
    if (params.kind === 'refused') return refuse('not_found');
    const query = checkQuery(request.query);
    if (query.kind === 'refused') return query.refusal;
    const body = checkBody(request.body);
    if (body.kind === 'refused') return body.refusal;
    return { params: params.value, query: query.value, body: body.value, idempotencyKey: key };
  };
}

/** What a call answers of an entity and does not take. */
function readOnlyFields({ body, reply }: DescribedCall): ReadonlySet<string> {
  const fieldsOf = (schema: TSchema | undefined) =>
    Object.keys((schema as Partial<TObject>)?.properties ?? {});
  const written = new Set(fieldsOf(body));
  return new Set(fieldsOf(reply).filter((name) => !written.has(name)));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  call: DescribedCall,
  locale: Locale,
  result: unknown,
): FastifyReply {
  if (result instanceof Refusal) return sendRefusal(reply, result, locale);
  if (result instanceof FileReply) {
    reply.header('cache-control', result.isReread ? 'private, no-cache' : 'no-store');
    if (result.isReread) {
      const tag = tagOf(result.content);
      reply.header('etag', tag);
      if (knows(request, tag)) return reply.code(304).send();
    }
    return reply
      .header('content-disposition', `attachment; filename="${result.name}"`)
      .type(result.contentType)
      .send(result.content);
  }
  if (result instanceof EventsReply) {
    const { stream } = result;
    // Who asks no more waits for no end of this answer.
    const leave = () => stream.destroy();
    request.raw.socket.once('end', leave);
    stream.once('close', () => request.raw.socket.off('end', leave));
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  }
  reply.type('application/json; charset=utf-8');
  if (call.caching !== 'revalidate')
    return reply.header('cache-control', 'no-store').send(JSON.stringify(result));
  const json = JSON.stringify(inLanguage(call.reply, locale, result));
  const tag = tagOf(json);
  reply
    .header('cache-control', 'private, no-cache')
    .header('etag', tag)
    .header('vary', 'company, curlang, origin');
  return knows(request, tag) ? reply.code(304).send() : reply.send(json);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, locale: Locale): FastifyReply {
  const problem = problemOf(refusal, locale);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // What was about to be sent in its place may have said so already.
  return reply
    .removeHeader('content-encoding')
    .removeHeader('etag')
    .code(problem.code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** The language that the caller asked for; French where it is none of ours. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = header(request, 'curlang') ?? queryText(request, 'curlang');
  return isLocale(asked) ? asked : DEFAULT_LOCALE;
}

/** 16 to 128 characters that a UUID or another random token is made of. */
function idempotencyKey(request: FastifyRequest): string | Refusal {
  const key = header(request, 'idempotency-key');
  if (key === undefined || key === '') return refuse('key_missing', { field: 'Idempotency-Key' });
  return /^[\w-]{16,128}$/.test(key) ? key : refuse('invalid', { status: 400, field: 'Idempotency-Key' });
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function queryText(request: FastifyRequest, name: string): string | undefined {
  const { query } = request;
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
