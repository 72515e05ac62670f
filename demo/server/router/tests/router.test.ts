import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { listShops } from '#contract/shop/shops.ts';
import { startSession } from '../../accounts/sessions.ts';
import { requirePolicies } from '../../http/policy.ts';
import { expectProblem, fieldNames } from '../../testing/expect-problem.ts';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';
import { send } from '../../testing/test-server.ts';
import { bearer } from '../../testing/visits.ts';
import { registerRoutes } from '../router.ts';

let token: string;

openSharedSalon();
beforeEach(async () => {
  const { db } = server.database;
  token = await startSession(db, {
    companyId: salon,
    realm: 'customer',
    userId: 'user-1',
    now: server.clock.now(),
  });
});

test('no call of one company shows anything of another, whoever asks', async () => {
  const other = await server.addCompany();
  const { db } = server.database;
  await send(server, other, {
    method: 'POST',
    url: '/api/appointments/check',
    payload: {
      visitKey: 'theirs',
      shopid: '102',
      start: '2026-01-13T09:00:00.000Z',
      lines: [{ serviceid: '1001' }],
    },
  });
  const theirToken = await startSession(db, {
    companyId: other,
    realm: 'customer',
    userId: 'user-1',
    now: server.clock.now(),
  });
  const theirs = await send(server, other, {
    method: 'POST',
    url: '/api/carts-tracking',
    headers: bearer(theirToken),
    payload: { type: 'booking', shopId: null, items: [{ id: '1002' }], customer: 'user-1' },
  });
  const cartId = (theirs.body as { id: string }).id;
  for (const url of [
    '/api/companies/me',
    '/shops',
    '/api/shops/slug/one',
    '/api/categories',
    '/api/categories/slug/care',
    '/api/articles/slug/massage',
    '/api/appointments?shopid=102&serviceid=1001&start=20260113&end=20260113&checkEquipments=1',
    '/api/users/me',
    '/api/carts-tracking?type=booking&customerId=user-1&status=pending',
  ]) {
    const reply = await send(server, salon, { url, headers: bearer(token) });
    expect(reply.status, url).toBe(200);
    expect(reply.text, url).not.toMatch(new RegExp(`${other}|${cartId}|theirs|2026-01-13T09:00`));
  }
  const change = await send(server, salon, {
    method: 'PUT',
    url: '/api/carts-tracking',
    headers: bearer(token),
    payload: { id: cartId, shopId: null, items: [], customer: 'user-1' },
  });
  expect(change.status).toBe(404);
});

test('headers that ask to see more grant nothing', async () => {
  const closed = await server.addCompany({ siteDisabled: true });
  const headers = { isdebug: '1', previewtheme: 'any', 'x-role': 'admin' };
  expect((await send(server, closed, { url: '/api/companies/offline', headers })).body).toEqual({
    offline: true,
  });
  const reply = await send(server, salon, { url: '/api/users/me', headers });
  expect(reply.status).toBe(401);
});

test('what is no call is not found, in the same shape', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/shops/1/2'],
    ['POST', '/medias/nothing.webp'],
    ['POST', '/services'],
    ['GET', '/embed/nothing.js'],
    ['GET', '/medias/nothing.webp'],
    ['GET', '/embed/..%2f..%2fpackage.json'],
    ['GET', '/api/%zz'],
  ] as const) {
    const reply = await send(server, salon, { method, url });
    expect(reply.status, url).toBe(url === '/api/%zz' ? 400 : 404);
    expectProblem(reply, `${method} ${url}`);
  }
});

test.each([
  ['POST', '/shops', 'GET, HEAD'],
  ['PATCH', '/api/shops/1', 'DELETE, GET, HEAD, PUT'],
  ['DELETE', '/api/coupons/apply?code=1', 'POST'],
  ['GET', '/api/coupons/apply', 'POST'],
  ['GET', '/api/users/login', 'POST'],
  ['PUT', '/api/appointments', 'DELETE, GET, HEAD, POST'],
  ['GET', '/upload/image', 'POST'],
  ['GET', '/bookingOrder/changeStatus', 'PUT'],
  ['POST', '/health', 'GET, HEAD'],
  ['PATCH', '/api/openapi.json', 'GET, HEAD'],
] as const)('%s %s is refused with a word on what may be done there', async (method, url, allowed) => {
  const reply = await send(server, salon, { method, url });
  expect([reply.status, reply.headers['allow']]).toEqual([405, allowed]);
  expectProblem(reply, url);
});

test('a page of any origin may send the headers of the contract, and no cookie', async () => {
  const reply = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/appointments',
    headers: {
      origin: 'https://salon.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,company,curlang,content-type,idempotency-key',
    },
  });
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['access-control-allow-origin']).toBe('*');
  expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  expect(String(reply.headers['access-control-allow-headers'])).toContain('idempotency-key');
});

test('every reply says what it is and that it is nothing else', async () => {
  for (const url of [
    '/api/categories',
    '/api/users/me',
    '/health',
    '/ready',
    '/api/openapi.json',
    '/api/docs',
  ]) {
    const { headers } = await send(server, salon, { url });
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy'], url).toContain("default-src 'none'");
    expect(headers['cache-control'], url).toBeDefined();
  }
});

test('the OpenAPI document tells of every call with its parts, and is read by people on one page', async () => {
  const document = (await send(server, null, { url: '/api/openapi.json' })).body as {
    paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
    components: { parameters: Record<string, { name: string }> };
  };
  const nameOf = (parameter: Parameter) =>
    '$ref' in parameter
      ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']?.name
      : parameter.name;
  const page = (await send(server, null, { url: '/api/docs' })).text;
  for (const call of EVERY_CALL) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.name);
    const told = [document.paths[call.path]?.parameters, operation?.parameters]
      .flat()
      .map((each) => each && nameOf(each));
    expect(told).toEqual(expect.arrayContaining([...fieldNames(call.params), ...fieldNames(call.query)]));
    expect(operation?.requestBody !== undefined).toBe(call.body !== undefined || call.files !== undefined);
    expect(page).toContain(call.path);
  }
  const operations = Object.values(document.paths).flatMap(({ parameters: _, ...path }) => Object.keys(path));
  expect(operations).toHaveLength(EVERY_CALL.length);
});

type Parameter = { readonly name: string } | { readonly $ref: string };
interface Operation {
  readonly operationId: string;
  readonly parameters?: Parameter[];
  readonly requestBody?: object;
}

test('a call without a route stops the start, and so does a route without a call or without a policy', () => {
  const context = {
    db: server.database.db,
    clock: server.clock,
    originOf: (host: string) => `http://${host}`,
  };
  expect(() => registerRoutes(Fastify(), context, EVERY_CALL, [])).toThrow('has 0 routes');
  const stray = { call: { ...listShops, name: 'shops.stray' }, handle: async () => [] };
  expect(() => registerRoutes(Fastify(), context, [], [stray])).toThrow('shops.stray is of no call');
  const bare = Fastify();
  requirePolicies(bare);
  expect(() => bare.get('/open', () => 'secret')).toThrow('says nothing of who may use it');
});
