import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';
import { inTenant } from '../database/tenant-scope.ts';
import type { ServerContext } from '../frame/context.ts';
import { problemOf, refuse, Refusal } from '../frame/refusal.ts';
import { filesOf, whereBodiesAreRead } from './form-files.ts';
import { callerOf } from './identify.ts';
import { inLanguage } from './in-language.ts';
import { createKeptReplies, knows, sendKept, tagOf, type KeptReplies } from './kept-replies.ts';
import { FileReply, type Incoming, type Route } from './route.ts';
import { createSchemaCheck } from './schema-check.ts';
import { tenantOf } from './tenants.ts';

/** Registers every route; throws when a call of the contract has none, or one has two. */
export function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  calls: readonly Call[],
  routes: readonly Route[],
): void {
  for (const call of calls) {
    const count = routes.filter((route) => route.call === call).length;
    if (count !== 1) throw new Error(`The call ${call.name} has ${count} routes instead of one.`);
  }
  const kept = createKeptReplies();
  for (const route of routes) {
    whereBodiesAreRead(app, route.call, (scope) => register(scope, context, route, kept));
  }
}

function register(
  app: FastifyInstance,
  { db, clock }: ServerContext,
  { call, handle, isKept }: Route,
  replies: KeptReplies,
): void {
  const checks = {
    params: createSchemaCheck(call.params, 'text'),
    query: createSchemaCheck(call.query, 'text'),
    body: createSchemaCheck(call.body, 'json'),
  };
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { policy: `${call.role} of ${call.audience}` },
    handler: async (request, reply) => {
      const locale = localeOf(request);
      const now = clock.now();
      const tenant = call.tenancy === 'company' ? await tenantOf(db, header(request, 'company')) : null;
      if (tenant instanceof Refusal) return sendRefusal(reply, tenant, locale);
      const caller = await callerOf(db, call, tenant, header(request, 'authorization'), now);
      if (caller instanceof Refusal) return sendRefusal(reply, caller, locale);
      const key = call.idempotency === 'key' ? idempotencyKey(request) : '';
      if (key instanceof Refusal) return sendRefusal(reply, key, locale);
      const params = checks.params(request.params);
      if (params.kind === 'refused') return sendRefusal(reply, refuse('not_found'), locale);
      const query = checks.query(request.query);
      if (query.kind === 'refused') return sendRefusal(reply, query.refusal, locale);
      const body = checks.body(request.body);
      if (body.kind === 'refused') return sendRefusal(reply, body.refusal, locale);
      const files = await filesOf(request, call);
      if (files instanceof Refusal) return sendRefusal(reply, files, locale);
      const incoming = {
        params: params.value,
        query: query.value,
        body: body.value,
        files,
        tenant,
        caller,
        locale,
        now,
        idempotencyKey: key,
        address: request.ip,
        log: request.log,
      };
      const work = () => handle(incoming as Incoming<Call>);
      if (tenant === null) return send(request, reply, call, locale, await work());
      if (isKept !== true) return send(request, reply, call, locale, await inTenant(tenant.id, work));
      const place = JSON.stringify([tenant.id, call.name, locale, params.value, query.value]);
      const known = replies.find(place, tenant.revision);
      if (known !== null) return sendKept(request, reply, known);
      const result = await inTenant(tenant.id, work);
      if (result instanceof Refusal) return sendRefusal(reply, result, locale);
      const json = JSON.stringify(inLanguage(call.reply, locale, result));
      return sendKept(request, reply, replies.keep(place, tenant.revision, json));
    },
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  locale: Locale,
  result: unknown,
): FastifyReply {
  if (result instanceof Refusal) return sendRefusal(reply, result, locale);
  if (result instanceof FileReply) {
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${result.name}"`)
      .type(result.contentType)
      .send(result.content);
  }
  reply.type('application/json; charset=utf-8');
  if (call.caching !== 'revalidate')
    return reply.header('cache-control', 'no-store').send(JSON.stringify(result));
  const json = JSON.stringify(inLanguage(call.reply, locale, result));
  const tag = tagOf(json);
  reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'company, curlang');
  return knows(request, tag) ? reply.code(304).send() : reply.send(json);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, locale: Locale): FastifyReply {
  const problem = problemOf(refusal, locale);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply
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
